package io.github.planbind.binding;

import java.util.ArrayList;
import java.util.List;

/** The mismatches of one candidate: all are counted, the first ones are kept. */
final class Misfits {
  private List<Misfit> kept = List.of();
  private int count;

  int count() {
    return count;
  }

  /** Says whether one more would still be kept. */
  boolean hasRoom() {
    return kept.size() < Limits.MISFITS;
  }

  void add(Misfit misfit) {
    if (kept.isEmpty()) {
      kept = new ArrayList<>();
    }
    kept.add(misfit);
    count++;
  }

  void countOne() {
    count++;
  }

  /** Forgets what was added after there were this many. */
  void truncate(int toCount) {
    while (count > toCount) {
      count--;
      if (count < kept.size()) {
        kept.remove(count);
      }
    }
  }

  List<Misfit> toList() {
    return List.copyOf(kept);
  }
}
