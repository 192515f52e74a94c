package io.github.planbind.binding;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Moves over the tokens of one JSON document in one pass and without recursion. It repairs what rule
 * R8 allows and records each edit. It binds nothing.
 */
final class JsonLexer extends StringCursor {
  private final BitSet objects = new BitSet();
  int depth;
  private boolean fresh;
  private boolean fractional;
  private boolean cutAfterName;

  /**
   * A lexer over the reply itself, or over the text of a string of it.
   *
   * @param keepLatex whether control escapes that look like LaTeX are kept as written
   */
  JsonLexer(String text, Edits edits, int origin, int depth, boolean keepLatex) {
    super(text, edits, origin, keepLatex);
    this.depth = depth;
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
    if (tokenEnd() - tokenStart() > Limits.NAME_CHARS) {
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
    if (pos < end) {
      return true;
    }
    cutAfterName = true;
    return cut();
  }

  /** Says whether the text ends behind the colon of a name, which is the token, at some depth. */
  boolean isCutAfterName(int atDepth) {
    return cutAfterName && depth == atDepth;
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
    setToken(start, i);
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

  boolean isFractional() {
    return fractional;
  }

  // ---- other lexers, and beginning again

  /** A lexer over the text of a string that stands at a place of this one. */
  JsonLexer over(String string, int start, int at) {
    JsonLexer inner = new JsonLexer(string, edits(), inReply(at), depth, keepsLatex());
    inner.pos = start;
    return inner;
  }

  /** A lexer at the same place of the same text, whose edits and notices do not count. */
  JsonLexer scout() {
    JsonLexer scout = new JsonLexer(text, new Edits(text), origin(), depth, keepsLatex());
    scout.pos = pos;
    return scout;
  }

  /** Says whether another lexer reads the same text in the same way. */
  @SuppressWarnings("ReferenceEquality") // it is the one text, not an equal one
  boolean isOver(JsonLexer other) {
    return text == other.text && keepsLatex() == other.keepsLatex();
  }

  /** Goes to the place of another lexer over the same text. */
  void follow(JsonLexer other) {
    restart(other.pos);
    depth = other.depth;
  }

  @Override
  void restart(int start) {
    super.restart(start);
    depth = 0;
    cutAfterName = false;
  }

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
