package io.github.planbind.binding;

import io.github.planbind.binding.DocumentReader.Ending;
import org.jspecify.annotations.Nullable;

/**
 * A position in a text that moves over blanks and comments and, at the first thing that cannot be
 * read, stops for good. It knows nothing of JSON's tokens.
 */
abstract class TextCursor extends TextWindow {
  int pos;
  private int origin;
  /** Null until the first one. */
  private @Nullable Edits edits;

  /** How the reading stopped; null while it goes on. */
  private @Nullable Ending failure;

  private int failedAt;
  private String expected = "";
  private @Nullable Limit limit;
  private int cutTokenStart;
  private int noCommentEndFrom = Integer.MAX_VALUE;

  /**
   * A cursor at the start of a text.
   *
   * @param edits where edits are noted; null for a log of its own
   * @param origin where the text stands in the reply if it is that of a string, else -1
   */
  TextCursor(String text, @Nullable Edits edits, int origin) {
    super(text);
    this.edits = edits;
    this.origin = origin;
  }

  /** Begins anew at a place, with no edits so far. */
  final void restart(int start) {
    Edits known = edits;
    if (known != null && known.isShared()) {
      edits = new Edits(known.text());
    } else if (known != null) {
      known.truncate(0);
    }
    reset(start);
  }

  /** Begins anew at a place. */
  void reset(int start) {
    pos = start;
    failure = null;
  }

  /** Goes over to another text: that of a string which stands at a place of the reply. */
  final void moveTo(String string, int place, Edits log) {
    setText(string);
    origin = place;
    edits = log;
    noCommentEndFrom = Integer.MAX_VALUE;
  }

  final Edits edits() {
    Edits known = edits;
    if (known == null) {
      known = new Edits(text);
      edits = known;
    }
    return known;
  }

  final int editCount() {
    return edits == null ? 0 : edits.size();
  }

  final Ending ending() {
    return failure == null ? Ending.INTACT : failure;
  }

  final boolean failed() {
    return failure != null;
  }

  final boolean isCut() {
    return failure == Ending.CUT;
  }

  /** Where the reading stopped. */
  final int failedAt() {
    return failedAt;
  }

  /** What would have been read where the reading broke. */
  final String expected() {
    return expected;
  }

  /** The bound that was passed, where one was. */
  final Limit limit() {
    Limit passed = limit;
    if (passed == null) {
      throw new IllegalStateException("No bound was passed");
    }
    return passed;
  }

  /** Where the string or comment begins that the cut is in; the end of the text for none. */
  final int cutTokenStart() {
    return cutTokenStart;
  }

  final void edit(Edit.Kind kind, int at) {
    if (origin < 0) {
      edits().add(kind, at);
    } else {
      edits().addInString(kind, origin);
    }
  }

  /** Records that a name was read which is spelled otherwise. */
  final void editName(Edit.Kind kind, int at, String name) {
    if (origin < 0) {
      edits().add(kind, at, name);
    } else {
      edits().addInString(kind, origin);
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
    if (failure == null) {
      failure = Ending.CUT;
      failedAt = end;
      cutTokenStart = tokenStart;
    }
    return false;
  }

  final boolean broken(int at, String wanted) {
    if (failure == null) {
      failure = Ending.BROKEN;
      failedAt = at;
      expected = wanted;
    }
    return false;
  }

  final boolean over(Limit passed) {
    if (failure == null) {
      failure = Ending.LIMIT;
      failedAt = pos;
      limit = passed;
    }
    return false;
  }

  /** Moves over blanks and comments. */
  final void skipBlanks() {
    pos = afterBlanks(pos);
  }

  /** The place of the next char that is neither a blank nor part of a comment, or the end. */
  final int afterBlanks(int from) {
    int i = afterPlainBlanks(from);
    while (i < end) {
      char c = seen(i);
      if (c > ' ' && c < 0x80 && c != '/') {
        return i;
      }
      int after = afterRareBlanks(i, c);
      if (after == i) {
        return i;
      }
      i = afterPlainBlanks(after);
    }
    return i;
  }

  /** The place after the comment or the blanks of Unicode at a place; the place itself for neither. */
  private int afterRareBlanks(int start, char c) {
    if (c == '/') {
      return afterComment(start);
    }
    int i = start;
    while (i < end && Blanks.isUnicodeBlank(text.charAt(i))) {
      i++;
    }
    if (i > start) {
      edit(Edit.Kind.UNICODE_BLANK, start);
    }
    return i;
  }

  private int afterComment(int start) {
    if (start + 1 == end) {
      cut();
      return end;
    }
    int close = start;
    if (text.charAt(start + 1) == '/') {
      int lineEnd = text.indexOf('\n', start);
      close = lineEnd < 0 ? end : lineEnd;
    } else if (text.charAt(start + 1) == '*') {
      close = commentEnd(start + 2);
      if (close < 0) {
        cutInside(start);
        return end;
      }
    }
    if (close > start) {
      edit(Edit.Kind.COMMENT, start);
    }
    return close;
  }

  /** The place after a comment's end. A search that found nothing is not done again: it would make many open comments quadratic. */
  private int commentEnd(int from) {
    if (from >= noCommentEndFrom) {
      return -1;
    }
    int close = text.indexOf("*/", from);
    if (close < 0) {
      noCommentEndFrom = from;
      return -1;
    }
    return close + 2;
  }
}
