package io.github.planbind.bench.scoreboard;

/** What one answer is worth, from right to the mistake that costs most. */
enum Mark {
  /** The record that is there; the cut told as one; no record where there is none to give. */
  RIGHT("right", "#2a7f4f"),
  /** The reply was cut, and the error does not say so. */
  CUT_REFUSED("cut, refused as if broken", "#d9c97a"),
  /** A record was there to be read, and none came. */
  REFUSED("refused where a plan was due", "#d98e4a"),
  /** Told as cut, though it was not, or with what is not surely there. */
  WRONG_CUT("wrongly told as cut", "#8d6a9f"),
  /** A record came as success, and it is not the one that is there. */
  SILENTLY_WRONG("silently wrong", "#b3261e");

  private final String title;
  private final String colour;

  Mark(String title, String colour) {
    this.title = title;
    this.colour = colour;
  }

  String title() {
    return title;
  }

  String colour() {
    return colour;
  }
}
