package io.github.planbind;

/**
 * Comments of a text, as JSON with comments has them. Nothing is looked for twice in the same part,
 * since many documents may ask for the same far place.
 */
final class Comments {
  private final String text;
  private int noCommentEndFrom = Integer.MAX_VALUE;
  private int commentFrom;
  private int commentEnd = -1;
  private int lineFrom;
  private int lineEnd = -1;
  private int openerFrom = -1;
  private int openerBefore = -1;

  Comments(String text) {
    this.text = text;
  }

  /** The place after the comment at a place; -1 for none. */
  int endOf(int at) {
    if (text.startsWith("//", at)) {
      return lineEnd(at);
    }
    if (!text.startsWith("/*", at) || at >= noCommentEndFrom) {
      return -1;
    }
    if (at < commentFrom || at + 2 > commentEnd) {
      commentFrom = at;
      commentEnd = text.indexOf("*/", at + 2);
    }
    noCommentEndFrom = commentEnd < 0 ? at : noCommentEndFrom;
    return commentEnd < 0 ? -1 : commentEnd + 2;
  }

  /** Where the comment starts whose last char stands at a place; -1 for none. */
  int startOf(int last) {
    int from = last - 3;
    if (from < 0 || text.charAt(last) != '/' || text.charAt(last - 1) != '*') {
      return -1;
    }
    if (from < openerFrom) {
      return openerBefore <= from ? openerBefore : text.lastIndexOf("/*", from);
    }
    // what was looked through before is not looked through again
    for (int i = from; i > openerFrom; i--) {
      if (text.startsWith("/*", i)) {
        openerBefore = i;
        break;
      }
    }
    openerFrom = from;
    return openerBefore;
  }

  /** The first pair of slashes in a part of the text; -1 for none. */
  int slashes(int from, int last) {
    for (int i = from; i < last; i++) {
      if (text.charAt(i) == '/' && text.startsWith("//", i)) {
        return i;
      }
    }
    return -1;
  }

  /** The end of the line of a place. */
  int lineEnd(int from) {
    if (from < lineFrom || from > lineEnd) {
      lineFrom = from;
      int found = text.indexOf('\n', from);
      lineEnd = found < 0 ? text.length() : found;
    }
    return lineEnd;
  }
}
