package io.github.planbind.it.property;

import io.github.planbind.binding.Edit;
import java.util.Comparator;
import java.util.List;

/** An edit that is to be told: its kind and place. */
record Repair(Edit.Kind kind, int offset) implements Comparable<Repair> {
  private static final Comparator<Repair> BY_PLACE =
      Comparator.comparingInt(Repair::offset).thenComparing(Repair::kind);

  static List<Repair> of(List<Edit> edits) {
    return edits.stream().map(edit -> new Repair(edit.kind(), edit.offset())).toList();
  }

  @Override
  public int compareTo(Repair other) {
    return BY_PLACE.compare(this, other);
  }
}
