package io.github.planbind.binding;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Moves over the tokens of one JSON document in one pass and without recursion. It repairs what rule
 * R8 allows and records each edit. It binds nothing.
 */
final class JsonLexer extends TextCursor {
  private final boolean keepLatex;
  private final BitSet objects = new BitSet();
  int depth;
  private boolean fresh;

  private int tokenStart;
  private int tokenEnd;
  private boolean escaped;
  private boolean fractional;
  private boolean illegalEscape;
  private boolean controlEscape;
  private int latexNotices;

  /**
   * A lexer over the reply itself, or over the text of a string of it.
   *
   * @param keepLatex whether control escapes that look like LaTeX are kept as written
   */
  JsonLexer(String text, Edits edits, int origin, int depth, boolean keepLatex) {
    super(text, edits, origin);
    this.depth = depth;
    this.keepLatex = keepLatex;
  }

  // ---- structure

  boolean open() {
    pos++;
    fresh = true;
    return ++depth <= Limits.DEPTH || over(Limit.DEPTH);
  }

  /** Moves to the next member's value, its name being the token; false after the last one. */
  boolean nextName() {
    if (!nextPlace('}')) {
      return false;
    }
    if (text.charAt(pos) != '"') {
      return broken(pos, "a name in quotes");
    }
    if (!scanString()) {
      return false;
    }
    if (tokenEnd - tokenStart > Limits.NAME_CHARS) {
      return over(Limit.NAME);
    }
    skipBlanks();
    if (pos >= end) {
      return cut();
    }
    if (text.charAt(pos) != ':') {
      return broken(pos, "a colon");
    }
    pos++;
    skipBlanks();
    return pos < end || cut();
  }

  /** Moves to the next element; false after the last one. */
  boolean nextItem() {
    return nextPlace(']');
  }

  private boolean nextPlace(char closer) {
    if (failed()) {
      return false;
    }
    skipBlanks();
    if (pos >= end) {
      return cut();
    }
    char c = text.charAt(pos);
    if (c == closer) {
      return close();
    }
    if (fresh) {
      fresh = false;
      return true;
    }
    if (c != ',') {
      return broken(pos, closer == '}' ? "a comma or }" : "a comma or ]");
    }
    int comma = pos++;
    skipBlanks();
    if (pos >= end) {
      return cut();
    }
    if (text.charAt(pos) == closer) {
      // rule: one comma after a value or member and before } or ]
      edit(Edit.Kind.TRAILING_COMMA, comma);
      return close();
    }
    return true;
  }

  private boolean close() {
    pos++;
    depth--;
    fresh = false;
    return false;
  }

  /** Moves over the value at the cursor, whatever it is. */
  void skipValue() {
    int outer = depth;
    boolean value = !failed();
    while (value) {
      char c = text.charAt(pos);
      boolean opened = c == '{' || c == '[';
      if (opened) {
        if (!open()) {
          return;
        }
        objects.set(depth, c == '{');
      } else if (!scanScalar()) {
        return;
      }
      value = false;
      while (!value && depth > outer && !failed()) {
        value = objects.get(depth) ? nextName() : nextItem();
      }
    }
  }

  /** Moves over the string, number or literal at the cursor. */
  boolean scanScalar() {
    char c = text.charAt(pos);
    if (c == '"') {
      return scanString();
    }
    return c == '-' || isDigit(c) ? scanNumber() : scanLiteral() != null;
  }

  // ---- strings

  boolean scanString() {
    int open = pos;
    int i = open + 1;
    escaped = false;
    while (i < end) {
      char c = text.charAt(i);
      if (c == '"') {
        tokenStart = open + 1;
        tokenEnd = i;
        pos = i + 1;
        return true;
      }
      if (c == '\\') {
        escaped = true;
        i = scanEscape(i);
        if (i < 0) {
          return failed() ? false : cutInside(open);
        }
      } else {
        if (c < ' ') {
          // rule: raw control characters inside a string are kept
          edit(Edit.Kind.CONTROL_CHARACTER, i);
        }
        i++;
      }
    }
    return cutInside(open);
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
      if (!keepLatex) {
        latexNotices += word ? 1 : 0;
      } else if (dropsWord) {
        // rule: in a document that has an illegal escape, \f and \b before a letter are kept
        edit(Edit.Kind.LATEX_ESCAPE, at);
      } else if (word) {
        // rule: \n, \r, \t that begin a LaTeX word make such a document Malformed
        broken(at, "an escape that has one reading");
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
        broken(i, "a hex digit");
        return -1;
      }
    }
    return at + 6;
  }

  private int scanIllegalEscape(int at, char c) {
    boolean digitOrX = c == 'x' || isDigit(c);
    boolean punctuation = c > ' ' && c < 0x7f;
    if (digitOrX || !punctuation && !Character.isLetter(c)) {
      broken(at, "a JSON escape");
      return -1;
    }
    // rule: an illegal escape before punctuation or a letter is kept as written
    illegalEscape = true;
    edit(Edit.Kind.ILLEGAL_ESCAPE, at);
    return at + 2;
  }

  /** The decoded text of the string or name that was scanned last. */
  String string() {
    return escaped
        ? Unescape.text(text, tokenStart, tokenEnd, keepLatex)
        : text.substring(tokenStart, tokenEnd);
  }

  // ---- numbers and literals

  boolean scanNumber() {
    int start = pos;
    int i = text.charAt(start) == '-' ? start + 1 : start;
    if (i < end && text.charAt(i) == '0') {
      i++;
    } else {
      i = scanDigits(i);
    }
    fractional = false;
    if (i >= 0 && i < end && text.charAt(i) == '.') {
      fractional = true;
      i = scanDigits(i + 1);
    }
    if (i >= 0 && i < end && (text.charAt(i) == 'e' || text.charAt(i) == 'E')) {
      fractional = true;
      i++;
      boolean sign = i < end && (text.charAt(i) == '+' || text.charAt(i) == '-');
      i = scanDigits(sign ? i + 1 : i);
    }
    if (i < 0) {
      return false;
    }
    if (i - start > Limits.NUMBER_CHARS) {
      return over(Limit.NUMBER);
    }
    if (i >= end && depth > 0) {
      return cut();
    }
    tokenStart = start;
    tokenEnd = i;
    pos = i;
    return true;
  }

  /** The place after one digit or more, or -1 where there is none. */
  private int scanDigits(int from) {
    int i = from;
    while (i < end && isDigit(text.charAt(i))) {
      i++;
    }
    if (i == from) {
      if (i >= end) {
        cut();
      } else {
        broken(i, "a digit");
      }
      return -1;
    }
    return i;
  }

  /** Moves over the literal at the cursor; null where there is none. */
  @Nullable
  Literal scanLiteral() {
    for (Literal literal : Literal.ALL) {
      int common = literal.commonChars(text, pos, end);
      if (common == literal.word().length()) {
        if (literal.isPython()) {
          edit(Edit.Kind.PYTHON_LITERAL, pos);
        }
        pos += common;
        return literal;
      }
      if (common > 0) {
        if (pos + common >= end) {
          cut();
        } else {
          broken(pos, "a JSON value");
        }
        return null;
      }
    }
    broken(pos, "a JSON value");
    return null;
  }

  /** Says whether a null begins here, or nothing that could be read. */
  boolean isNull() {
    char c = text.charAt(pos);
    return c == 'n' || c == 'N';
  }

  // ---- the token, and what a second reading has to know

  int tokenStart() {
    return tokenStart;
  }

  int tokenEnd() {
    return tokenEnd;
  }

  boolean isEscaped() {
    return escaped;
  }

  boolean isFractional() {
    return fractional;
  }

  /** Says whether the string or name that was scanned last is this one. */
  boolean isToken(String name) {
    return escaped
        ? string().equals(name)
        : tokenEnd - tokenStart == name.length() && text.startsWith(name, tokenStart);
  }

  String token() {
    return text.substring(tokenStart, tokenEnd);
  }

  /** A document with an illegal escape and one that looks like LaTeX is read again, keeping both. */
  boolean wantsLatexKept() {
    return !keepLatex && illegalEscape && controlEscape;
  }

  boolean keepsLatex() {
    return keepLatex;
  }

  int latexNotices() {
    return latexNotices;
  }

  /** A lexer over the text of a string that stands at a place of this one. */
  JsonLexer over(String string, int start, int at) {
    JsonLexer inner = new JsonLexer(string, edits(), inReply(at), depth, keepLatex);
    inner.pos = start;
    return inner;
  }

  /** A lexer over the same text, whose edits do not count. */
  JsonLexer again(int start) {
    JsonLexer again = new JsonLexer(text, new Edits(text), origin(), depth, keepLatex);
    again.pos = start;
    return again;
  }

  /** Takes over what a second reading has to know of the text of a string. */
  void noteEscapesOf(JsonLexer inner) {
    illegalEscape |= inner.illegalEscape;
    controlEscape |= inner.controlEscape;
    latexNotices += inner.latexNotices;
  }

  /** Goes back to a value that was looked into, forgetting the edits made since. */
  void rewind(int toStart, int toDepth, int toEdits) {
    pos = toStart;
    depth = toDepth;
    edits().truncate(toEdits);
  }

  void restartAt(int start) {
    restart(start);
    depth = 0;
    illegalEscape = false;
    controlEscape = false;
    latexNotices = 0;
  }

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
