package io.github.planbind.binding;

import java.util.ArrayList;
import java.util.List;

/** The mismatches of one candidate: all are counted, the first ones are kept. */
final class Misfits {
  private final List<Misfit> kept = new ArrayList<>(0);
  private int count;

  int count() {
    return count;
  }

  /** Says whether one more would still be kept. */
  boolean hasRoom() {
    return count < Limits.MISFITS;
  }

  void add(Misfit misfit) {
    kept.add(misfit);
    count++;
  }

  void countOne() {
    count++;
  }

  /** Forgets what was added after there were this many. */
  void truncate(int toCount) {
    count = toCount;
    while (kept.size() > toCount) {
      kept.remove(kept.size() - 1);
    }
  }

  List<Misfit> toList() {
    return List.copyOf(kept);
  }
}
