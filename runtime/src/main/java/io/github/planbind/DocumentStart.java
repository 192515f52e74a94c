package io.github.planbind;

import io.github.planbind.binding.Blanks;

/** Says which brackets of a text start a JSON document (rule R6). */
final class DocumentStart {
  private final String text;
  private int lookedUntil;
  private int noCommentEndFrom = Integer.MAX_VALUE;

  DocumentStart(String text) {
    this.text = text;
  }

  /** Says whether the brace at a place starts an object. */
  boolean isObject(int brace) {
    // rule: a quote, } or the end follows, blanks and comments between
    return follows(brace, true);
  }

  /** Says whether the bracket at a place in prose starts an array. */
  boolean isArray(int bracket) {
    // rule: {, [, a quote or the end follows
    return follows(bracket, false);
  }

  private boolean follows(int bracket, boolean object) {
    if (bracket < lookedUntil) {
      // it stands in what was a comment for the bracket before it
      return false;
    }
    int next = skipBlanksAndComments(bracket + 1);
    boolean follows = next >= text.length() || mayBeFirst(text.charAt(next), object);
    lookedUntil = follows ? lookedUntil : next;
    return follows;
  }

  private static boolean mayBeFirst(char c, boolean inObject) {
    return c == '"' || (inObject ? c == '}' : c == '{' || c == '[');
  }

  private int skipBlanksAndComments(int from) {
    int at = from;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (Blanks.isBlank(c)) {
        at++;
      } else if (c != '/') {
        return at;
      } else if (text.startsWith("//", at)) {
        int lineEnd = text.indexOf('\n', at);
        at = lineEnd < 0 ? text.length() : lineEnd;
      } else if (text.startsWith("/*", at) && commentEnd(at) >= 0) {
        at = commentEnd(at);
      } else {
        return at;
      }
    }
    return at;
  }

  private int commentEnd(int at) {
    if (at >= noCommentEndFrom) {
      return -1;
    }
    int close = text.indexOf("*/", at + 2);
    if (close < 0) {
      noCommentEndFrom = at;
      return -1;
    }
    return close + 2;
  }
}
