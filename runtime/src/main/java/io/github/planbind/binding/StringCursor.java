package io.github.planbind.binding;

import org.jspecify.annotations.Nullable;

/** Reads strings: where they end, which of their escapes are none of JSON's, and what they say. */
abstract class StringCursor extends TextCursor {
  private final boolean keepLatex;
  private int tokenStart;
  private int tokenEnd;
  private boolean escaped;
  /** What the string with escapes says that was scanned last; null until it is asked for. */
  private @Nullable String decoded;

  private @Nullable Unescape unescape;
  private boolean illegalEscape;
  private boolean controlEscape;
  private int latexNotices;
  private boolean onlySure;

  /**
   * A cursor at the start of a text.
   *
   * @param keepLatex whether control escapes that look like LaTeX are kept as written
   */
  StringCursor(String text, @Nullable Edits edits, int origin, boolean keepLatex) {
    super(text, edits, origin);
    this.keepLatex = keepLatex;
  }

  @Override
  void reset(int start) {
    super.reset(start);
    illegalEscape = false;
    controlEscape = false;
    latexNotices = 0;
  }

  /** Moves over the string at the cursor, which becomes the token. */
  final boolean scanString() {
    int open = pos;
    escaped = false;
    int i = afterPlainText(open + 1);
    while (i < end) {
      char c = seen(i);
      if (c == '"') {
        tokenStart = open + 1;
        tokenEnd = i;
        pos = i + 1;
        return !escaped || isRepairedWhole();
      }
      i = scanSpecial(i, c);
      if (i < 0) {
        return failed() ? false : cutInside(open);
      }
      i = afterPlainText(i);
    }
    return cutInside(open);
  }

  /** The place after the backslash or control character at a place, or -1 where it is cut or broken. */
  private int scanSpecial(int at, char c) {
    if (c == '\\') {
      escaped = true;
      decoded = null;
      return scanEscape(at);
    }
    // rule: raw control characters inside a string are kept
    edit(Edit.Kind.CONTROL_CHARACTER, at);
    return at + 1;
  }

  /**
   * rule: a word in which one backslash is no escape, and another one is read as a line break or tab,
   * is Malformed and not half repaired: {@code src\main\test}.
   */
  private boolean isRepairedWhole() {
    int half = illegalEscape ? HalfRepair.in(text, tokenStart, tokenEnd) : -1;
    return half < 0 || broken(half, "a doubled backslash in a word with several");
  }

  /** The place after the escape at {@code at}, or -1 where it is cut or broken. */
  private int scanEscape(int at) {
    if (at + 1 >= end) {
      return -1;
    }
    char c = text.charAt(at + 1);
    switch (c) {
      case '"', '\\', '/':
        return at + 2;
      case 'b', 'f', 'n', 'r', 't':
        return scanControlEscape(at, c);
      case 'u':
        return scanUnicodeEscape(at);
      case '\'':
        illegalEscape = true;
        edit(Edit.Kind.APOSTROPHE_ESCAPE, at);
        return at + 2;
      default:
        return scanIllegalEscape(at, c);
    }
  }

  private int scanControlEscape(int at, char c) {
    int after = at + 2;
    if (after < end && LatexWords.isLetter(text.charAt(after))) {
      boolean dropsWord = c == 'b' || c == 'f';
      boolean word = LatexWords.standsAt(text, at + 1, end);
      controlEscape |= dropsWord || word;
      if (onlySure && !keepLatex && (dropsWord || word)) {
        return -1;
      }
      if (!keepLatex) {
        latexNotices += word || dropsWord ? 1 : 0;
      } else if (dropsWord) {
        // rule: in a document that has an illegal escape, \f and \b before a letter are kept
        edit(Edit.Kind.LATEX_ESCAPE, at);
      } else if (word) {
        // rule: \n, \r, \t that begin a LaTeX word make such a document Malformed
        broken(at, "a doubled backslash before a LaTeX command");
        return -1;
      }
    }
    return after;
  }

  private int scanUnicodeEscape(int at) {
    for (int i = at + 2; i < at + 6; i++) {
      if (i >= end) {
        return -1;
      }
      if (Character.digit(text.charAt(i), 16) < 0 || text.charAt(i) > 'f') {
        broken(i, "four hex digits after \\u");
        return -1;
      }
    }
    return at + 6;
  }

  private int scanIllegalEscape(int at, char c) {
    boolean digitOrX = c == 'x' || JsonLexer.isDigit(c);
    if (digitOrX || !Character.isLetter(text.codePointAt(at + 1)) && !Punctuation.is(c)) {
      broken(at, "a JSON escape");
      return -1;
    }
    // rule: an illegal escape before punctuation or a letter is kept as written
    illegalEscape = true;
    edit(Edit.Kind.ILLEGAL_ESCAPE, at);
    return at + 2;
  }

  /** The decoded text of the string or name that was scanned last. */
  final String string() {
    return escaped ? unescaped() : text.substring(tokenStart, tokenEnd);
  }

  /** A name with escapes may be asked for more than once. */
  private String unescaped() {
    String known = decoded;
    if (known == null) {
      Unescape escapes = unescape;
      if (escapes == null) {
        escapes = new Unescape();
        unescape = escapes;
      }
      known = escapes.text(text, tokenStart, tokenEnd, keepLatex);
      decoded = known;
    }
    return known;
  }

  /** Says whether the string or name that was scanned last is this one. */
  final boolean isToken(String name) {
    return escaped
        ? string().equals(name)
        : tokenEnd - tokenStart == name.length() && text.startsWith(name, tokenStart);
  }

  /** Takes a string that holds no backslash for the token. */
  final void setPlainToken(int start, int end) {
    escaped = false;
    setToken(start, end);
  }

  final void setToken(int start, int end) {
    tokenStart = start;
    tokenEnd = end;
  }

  final int tokenStart() {
    return tokenStart;
  }

  final int tokenEnd() {
    return tokenEnd;
  }

  /** The token as written. */
  final String token() {
    return text.substring(tokenStart, tokenEnd);
  }

  final boolean isEscaped() {
    return escaped;
  }

  /** A document with an illegal escape and one that looks like LaTeX is read again, keeping both. */
  final boolean wantsLatexKept() {
    return !keepLatex && illegalEscape && controlEscape;
  }

  /** Says whether what more may come of the text can change what one of its escapes means. */
  final boolean isUnsure() {
    return !keepLatex && controlEscape && !illegalEscape;
  }

  /** Makes the text end before the first escape whose meaning is not sure. */
  final void setOnlySure(boolean sure) {
    onlySure = sure;
  }

  final boolean keepsLatex() {
    return keepLatex;
  }

  /** How many escapes of JSON spell a LaTeX command. */
  final int latexNotices() {
    return latexNotices;
  }

  /** Decodes in the buffer of another cursor, which does not go on at the same time. */
  final void decodeAs(StringCursor other) {
    unescape = other.unescape;
  }

  /** Takes over what a second reading has to know of the text of a string. */
  final void noteEscapesOf(StringCursor inner) {
    illegalEscape |= inner.illegalEscape;
    controlEscape |= inner.controlEscape;
    latexNotices += inner.latexNotices;
  }
}
