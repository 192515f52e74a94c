package io.github.planbind.it.replies;

/** What stands between ⟨ and ⟩ in an example: a character by its number, or a text many times. */
final class Escapes {
  private static final char OPEN = '⟨';
  private static final char CLOSE = '⟩';
  private static final String TIMES = " × ";

  private Escapes() {}

  static String decode(String text) {
    StringBuilder out = new StringBuilder(text.length());
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == OPEN) {
        int close = text.indexOf(CLOSE, at);
        out.append(meaning(text.substring(at + 1, close)));
        at = close + 1;
      } else {
        out.append(c);
        at++;
      }
    }
    return out.toString();
  }

  private static String meaning(String escape) {
    if (escape.startsWith("U+")) {
      int number = Integer.parseInt(escape.substring(2), 16);
      // half of a surrogate pair is a char of its own
      return number < 0x10000 ? String.valueOf((char) number) : Character.toString(number);
    }
    int times = escape.indexOf(TIMES);
    String text = escape.substring(times + TIMES.length());
    return text.repeat(Integer.parseInt(escape.substring(0, times)));
  }
}
