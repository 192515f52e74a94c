package io.github.planbind.binding;

/** The chars before which a backslash that begins no escape is kept as written, beside letters. */
final class Punctuation {
  private Punctuation() {}

  /** Says whether a char is a sign of ASCII, or punctuation of Unicode. */
  static boolean is(char c) {
    if (c < 0x7f) {
      return c > ' ' && !Character.isLetterOrDigit(c);
    }
    return switch (Character.getType(c)) {
      case Character.CONNECTOR_PUNCTUATION, Character.DASH_PUNCTUATION -> true;
      case Character.START_PUNCTUATION, Character.END_PUNCTUATION -> true;
      case Character.INITIAL_QUOTE_PUNCTUATION, Character.FINAL_QUOTE_PUNCTUATION -> true;
      case Character.OTHER_PUNCTUATION -> true;
      default -> false;
    };
  }
}
