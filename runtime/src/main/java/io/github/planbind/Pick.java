package io.github.planbind;

/** Which of several plans in one reply is taken (rule R12). */
public enum Pick {
  /** The first in the order of rule R11. */
  FIRST,
  /** The last in the text, also one that the end of the reply cuts. */
  LAST,
  /** None, where another plan says something else. */
  ONLY
}
