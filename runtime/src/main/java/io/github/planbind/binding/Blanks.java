package io.github.planbind.binding;

/** The blanks that are not JSON's own four. */
public final class Blanks {
  private Blanks() {}

  /**
   * Says whether a char is a blank of Unicode, a byte order mark, or has no width. JSON's four
   * blanks and the ASCII control characters are not among them.
   *
   * @param c any char
   * @return true for U+0085, U+00A0, U+1680, U+180E, U+2000 to U+200D, U+2028, U+2029, U+202F,
   *     U+205F, U+2060, U+3000 and U+FEFF
   */
  public static boolean isUnicodeBlank(char c) {
    if (c < 0x80) {
      return false;
    }
    return switch (c) {
      case '\u0085', '\u00a0', '\u1680', '\u180e', '\u2028', '\u2029' -> true;
      case '\u202f', '\u205f', '\u2060', '\u3000', '\ufeff' -> true;
      default -> c >= '\u2000' && c <= '\u200d';
    };
  }

  /**
   * Says whether a char is blank in a reply: JSON's four, form feed and vertical tab, and those of
   * {@link #isUnicodeBlank(char)}.
   *
   * @param c any char
   * @return true for a blank
   */
  public static boolean isBlank(char c) {
    return c == ' ' || c >= '\t' && c <= '\r' || isUnicodeBlank(c);
  }

  /**
   * The place of the first char that is not blank.
   *
   * @param text any text
   * @param from where to start, within the text
   * @return an offset, the text's length where only blanks follow
   */
  public static int skip(String text, int from) {
    int at = from;
    while (at < text.length() && isBlank(text.charAt(at))) {
      at++;
    }
    return at;
  }
}
