package io.github.planbind.binding;

/**
 * A position in a text that moves over blanks and comments and, at the first thing that cannot be
 * read, stops for good. It knows nothing of JSON's tokens.
 */
abstract class TextCursor {
  /** How a reading stands. */
  enum State {
    /** Nothing has failed so far. */
    GOING,
    /** The text ended before the document did. */
    CUT,
    /** What stands at the place of the failure cannot be read. */
    BROKEN,
    /** A bound of {@link Limits} was passed. */
    LIMIT
  }

  final String text;
  final int end;
  int pos;
  private final int origin;
  private Edits edits;
  private State state = State.GOING;
  private int failedAt;
  private String expected = "";
  private Limit limit = Limit.DEPTH;
  private int cutTokenStart;
  private int noCommentEndFrom = Integer.MAX_VALUE;

  /**
   * A cursor at the start of a text.
   *
   * @param origin where the text stands in the reply if it is that of a string, else -1
   */
  TextCursor(String text, Edits edits, int origin) {
    this.text = text;
    this.end = text.length();
    this.edits = edits;
    this.origin = origin;
  }

  /** Begins anew at a place. */
  void restart(int start) {
    pos = start;
    state = State.GOING;
    if (edits.size() > 0) {
      edits = new Edits(edits.text());
    }
  }

  final Edits edits() {
    return edits;
  }

  final State state() {
    return state;
  }

  final boolean failed() {
    return state != State.GOING;
  }

  final boolean isCut() {
    return state == State.CUT;
  }

  /** Where the reading stopped. */
  final int failedAt() {
    return failedAt;
  }

  /** What would have been read where the reading broke. */
  final String expected() {
    return expected;
  }

  final Limit limit() {
    return limit;
  }

  /** Where the string or comment begins that the cut is in; the end of the text for none. */
  final int cutTokenStart() {
    return cutTokenStart;
  }

  final void edit(Edit.Kind kind, int at) {
    if (origin < 0) {
      edits.add(kind, at);
    } else {
      edits.addInString(kind, origin);
    }
  }

  /** Records that a name was read which is spelled otherwise. */
  final void editName(Edit.Kind kind, int at, String name) {
    if (origin < 0) {
      edits.add(kind, at, name);
    } else {
      edits.addInString(kind, origin);
    }
  }

  /** Where the string stands in the reply whose text this is; -1 for the reply itself. */
  final int origin() {
    return origin;
  }

  /** The place in the reply of a place in this text. */
  final int inReply(int at) {
    return origin < 0 ? at : origin;
  }

  final boolean cut() {
    return cutInside(end);
  }

  final boolean cutInside(int tokenStart) {
    if (state == State.GOING) {
      state = State.CUT;
      failedAt = end;
      cutTokenStart = tokenStart;
    }
    return false;
  }

  final boolean broken(int at, String wanted) {
    if (state == State.GOING) {
      state = State.BROKEN;
      failedAt = at;
      expected = wanted;
    }
    return false;
  }

  final boolean over(Limit passed) {
    if (state == State.GOING) {
      state = State.LIMIT;
      failedAt = pos;
      limit = passed;
    }
    return false;
  }

  /** Moves to the next char that is neither a blank nor part of a comment, or to the end. */
  final void skipBlanks() {
    while (pos < end) {
      char c = text.charAt(pos);
      if (c == ' ' || c == '\n' || c == '\r' || c == '\t') {
        pos++;
      } else if (c != '/' && c < 0x80 || !skipRareBlank(c)) {
        return;
      }
    }
  }

  private boolean skipRareBlank(char c) {
    if (c == '/') {
      return skipComment();
    }
    if (!Blanks.isUnicodeBlank(c)) {
      return false;
    }
    edit(Edit.Kind.UNICODE_BLANK, pos);
    while (pos < end && Blanks.isUnicodeBlank(text.charAt(pos))) {
      pos++;
    }
    return true;
  }

  private boolean skipComment() {
    int start = pos;
    char second = pos + 1 < end ? text.charAt(pos + 1) : '\0';
    if (second == '/') {
      int lineEnd = text.indexOf('\n', pos);
      pos = lineEnd < 0 ? end : lineEnd;
    } else if (second == '*') {
      int close = commentEnd(pos + 2);
      if (close < 0) {
        return cutInside(start);
      }
      pos = close + 2;
    } else if (pos + 1 == end) {
      return cut();
    } else {
      return false;
    }
    edit(Edit.Kind.COMMENT, start);
    return true;
  }

  /** A search that found nothing is not done again: it would make many open comments quadratic. */
  private int commentEnd(int from) {
    if (from >= noCommentEndFrom) {
      return -1;
    }
    int close = text.indexOf("*/", from);
    if (close < 0) {
      noCommentEndFrom = from;
    }
    return close;
  }
}
