package io.github.planbind;

import org.jspecify.annotations.Nullable;

/** The place of a candidate in the order of rule R11. */
record Standing(Rank rank, int start) implements Comparable<Standing> {
  @Override
  public int compareTo(Standing other) {
    int byRank = rank.compareTo(other.rank);
    return byRank != 0 ? byRank : Integer.compare(start, other.start);
  }

  boolean isBefore(@Nullable Standing other) {
    return other == null || compareTo(other) < 0;
  }
}
