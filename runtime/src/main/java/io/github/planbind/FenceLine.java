package io.github.planbind;

import io.github.planbind.binding.Blanks;
import org.jspecify.annotations.Nullable;

/**
 * A line that opens or closes a fence (rule R5).
 *
 * @param mark a backtick or a tilde
 * @param length how many of them stand in a row
 * @param isQuoted whether the line has a block quote's mark
 * @param infoStart the offset of the info string
 * @param isBare whether there is no info string
 */
record FenceLine(char mark, int length, boolean isQuoted, int infoStart, boolean isBare) {
  private static final int SHORTEST = 3;

  /** The fence line that starts at a place; null where the line is none. */
  static @Nullable FenceLine at(String text, int lineStart) {
    return at(text, lineStart, afterMarks(text, lineStart));
  }

  /** As {@link #at(String, int)}, where the first char after the marks of the line is known. */
  static @Nullable FenceLine at(String text, int lineStart, int at) {
    if (at >= text.length() || text.charAt(at) != '`' && text.charAt(at) != '~') {
      return null;
    }
    char mark = text.charAt(at);
    int infoStart = at;
    while (infoStart < text.length() && text.charAt(infoStart) == mark) {
      infoStart++;
    }
    if (infoStart - at < SHORTEST) {
      return null;
    }
    boolean bare = true;
    for (int i = infoStart; i < text.length() && text.charAt(i) != '\n'; i++) {
      char c = text.charAt(i);
      if (c == '`' && mark == '`') {
        // rule: a backtick line with more backticks in its rest is text
        return null;
      }
      bare &= Blanks.isBlank(c);
    }
    return new FenceLine(mark, infoStart - at, isQuoted(text, lineStart, at), infoStart, bare);
  }

  /** Says whether this line closes what another one opened. */
  boolean closes(FenceLine opener) {
    // rule: same character, at least as long, alone on the line
    return isBare && mark == opener.mark && length >= opener.length;
  }

  /** The place of the first char of a line after its blanks and the marks of quotes and lists. */
  static int afterMarks(String text, int lineStart) {
    int at = lineStart;
    while (true) {
      int next = skipSpaces(text, at);
      int after = afterMark(text, next);
      if (after < 0) {
        return next;
      }
      at = after;
    }
  }

  /** The place after the one mark of a quote or list item at a place; -1 where there is none. */
  private static int afterMark(String text, int at) {
    if (at >= text.length()) {
      return -1;
    }
    char c = text.charAt(at);
    if (c >= '>') {
      // no other mark comes behind it in Unicode
      return c == '>' ? at + 1 : -1;
    }
    int end = at;
    if (c == '-' || c == '*' || c == '+') {
      end++;
    } else {
      while (end < text.length() && isDigit(text.charAt(end))) {
        end++;
      }
      boolean numbered =
          end > at && end < text.length() && (text.charAt(end) == '.' || text.charAt(end) == ')');
      end = numbered ? end + 1 : at;
    }
    return end > at && skipSpaces(text, end) > end ? end : -1;
  }

  /** Says whether a block quote's mark stands in a part of a line. */
  static boolean isQuoted(String text, int start, int end) {
    for (int i = start; i < end; i++) {
      if (text.charAt(i) == '>') {
        return true;
      }
    }
    return false;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static int skipSpaces(String text, int from) {
    int at = from;
    while (at < text.length() && text.charAt(at) != '\n' && Blanks.isBlank(text.charAt(at))) {
      at++;
    }
    return at;
  }
}
