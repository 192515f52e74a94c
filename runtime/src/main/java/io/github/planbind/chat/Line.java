package io.github.planbind.chat;

/** Text of others made fit for one line of a message. */
final class Line {
  private Line() {}

  /** The text with blanks and breaks as one space, without control characters, and not longer. */
  static String of(String text, int longest) {
    StringBuilder line = new StringBuilder(Math.min(text.length(), longest));
    boolean gap = false;
    for (int i = 0; i < text.length() && line.length() < longest; ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
        gap = line.length() > 0;
      } else {
        line.append(gap ? " " : "").appendCodePoint(isPrintable(c) ? c : '?');
        gap = false;
      }
    }
    if (line.length() > longest) {
      line.setLength(longest - (Character.isHighSurrogate(line.charAt(longest - 1)) ? 1 : 0));
    }
    return line.toString().stripTrailing();
  }

  private static boolean isPrintable(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL, Character.FORMAT, Character.SURROGATE -> false;
      case Character.UNASSIGNED, Character.PRIVATE_USE -> false;
      default -> true;
    };
  }
}
