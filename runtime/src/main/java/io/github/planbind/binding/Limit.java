package io.github.planbind.binding;

/** The bounds that a reply can pass; {@link Limits} has the numbers. */
public enum Limit {
  /** The reply is too long. */
  REPLY("the reply is longer than " + Limits.REPLY_CHARS + " chars"),
  /** What an HTTP client receives is too long to be a reply. */
  BODY("the body of the answer is longer than " + Limits.BODY_BYTES + " bytes"),
  /** Objects and arrays are nested too deep. */
  DEPTH("JSON is nested deeper than " + Limits.DEPTH + " levels"),
  /** A number has too many chars. */
  NUMBER("a number is longer than " + Limits.NUMBER_CHARS + " chars"),
  /** A member's name has too many chars. */
  NAME("a name is longer than " + Limits.NAME_CHARS + " chars"),
  /** A list, set or map has too many elements. */
  LIST("a list has more than " + Limits.LIST_ELEMENTS + " elements");

  private final String text;

  Limit(String text) {
    this.text = text;
  }

  /**
   * What was passed, in a few words.
   *
   * @return the words, in lower case and without a full stop
   */
  public String text() {
    return text;
  }
}
