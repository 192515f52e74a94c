package io.github.planbind;

/** Where a candidate stands, the better places first (rule R11). */
enum Rank {
  /** It opens the reply. */
  OPENING("at the start of the reply"),
  /** It begins the body of a fence. */
  FENCE("in a fence"),
  /** It stands anywhere else. */
  BARE("in the text"),
  /** It stands on a line with a block quote's mark. */
  QUOTED("in a quotation");

  private final String words;
  private final String first;

  Rank(String words) {
    this.words = words;
    this.first = "the first that has every required name, " + words;
  }

  /** Says whether a document that starts at a place comes before another one (rule R11). */
  boolean isBefore(int start, Rank other, int otherStart) {
    return this == other ? start < otherStart : compareTo(other) < 0;
  }

  /** Why a candidate that stands there was chosen. */
  String because(String why) {
    return why + ", " + words;
  }

  /** Why the first plan was chosen: said of most replies, so that it lies ready. */
  String becauseFirst() {
    return first;
  }
}
