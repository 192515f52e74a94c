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

  Rank(String words) {
    this.words = words;
  }

  String words() {
    return words;
  }
}
