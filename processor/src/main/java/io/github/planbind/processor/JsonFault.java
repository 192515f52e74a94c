package io.github.planbind.processor;

/** Says that a text is no JSON, where it stops to be, and what would have been read there. */
final class JsonFault extends Exception {
  private static final long serialVersionUID = 1L;

  private final int at;
  private final String expected;

  JsonFault(int at, String expected) {
    super(expected, null, false, false);
    this.at = at;
    this.expected = expected;
  }

  int at() {
    return at;
  }

  String expected() {
    return expected;
  }
}
