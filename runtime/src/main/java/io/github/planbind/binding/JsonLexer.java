package io.github.planbind.binding;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Moves over the tokens of one JSON document in one pass and without recursion. It repairs what rule
 * R8 allows and records each edit. It binds nothing.
 */
class JsonLexer extends StringCursor {
  private static final int SHORT_DIGITS = 18;
  private static final int EXACT_DIGITS = 15;
  private static final double[] TENS = {
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14
  };

  private @Nullable BitSet objects;
  int depth;
  private boolean fresh;
  private long digits;
  private int fractionDigits;
  private boolean exponent;
  private boolean cutAfterName;
  private @Nullable JsonLexer inner;
  private @Nullable Scout scout;

  /**
   * A lexer over the reply itself, or over the text of a string of it.
   *
   * @param keepLatex whether control escapes that look like LaTeX are kept as written
   */
  JsonLexer(String text, @Nullable Edits edits, int origin, int depth, boolean keepLatex) {
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
    return nextPlace('}') && scanName() && nextValue();
  }

  /**
   * Moves to the next member's value, if it is the one that is expected and is written as mostly: at
   * once behind a value and a comma, with no blank before the colon and at most one behind it.
   *
   * @param member the name in its quotes, and the colon
   * @return false if it is not, nothing having changed
   */
  boolean skipExpected(char[] member) {
    int at = pos;
    if (failed() || at >= end || !fresh && text.charAt(at) != ',') {
      return false;
    }
    at = afterPlainBlanks(fresh ? at : at + 1);
    if (!stands(member, at)) {
      return false;
    }
    int value = at + member.length;
    if (seen(value) == ' ') {
      value++;
    }
    if (!startsToken(seen(value))) {
      return false;
    }
    fresh = false;
    setPlainToken(at + 1, at + member.length - 2);
    pos = value;
    return true;
  }

  private static boolean startsToken(char c) {
    return c > ' ' && c < 0x80 && c != '/';
  }

  private boolean scanName() {
    if (text.charAt(pos) != '"') {
      return broken(pos, "a name in quotes");
    }
    if (!scanString()) {
      return false;
    }
    return tokenEnd() - tokenStart() <= Limits.NAME_CHARS || over(Limit.NAME);
  }

  private boolean nextValue() {
    int colon = afterBlanks(pos);
    if (colon >= end) {
      return cut();
    }
    if (text.charAt(colon) != ':') {
      return broken(colon, "a colon");
    }
    pos = afterBlanks(colon + 1);
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
    int at = afterBlanks(pos);
    if (at >= end) {
      return cut();
    }
    char c = text.charAt(at);
    if (c == closer) {
      return close(at);
    }
    if (fresh) {
      fresh = false;
      pos = at;
      return true;
    }
    if (c != ',') {
      return broken(at, closer == '}' ? "a comma or }" : "a comma or ]");
    }
    int next = afterBlanks(at + 1);
    if (next >= end) {
      return cut();
    }
    if (text.charAt(next) == closer) {
      // rule: one comma after a value or member and before } or ]
      edit(Edit.Kind.TRAILING_COMMA, at);
      return close(next);
    }
    pos = next;
    return true;
  }

  private boolean close(int closer) {
    pos = closer + 1;
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
        objects().set(depth, c == '{');
      } else if (!scanScalar()) {
        return;
      }
      value = false;
      while (!value && depth > outer && !failed()) {
        value = objects().get(depth) ? nextName() : nextItem();
      }
    }
  }

  final BitSet objects() {
    BitSet known = objects;
    if (known == null) {
      known = new BitSet();
      objects = known;
    }
    return known;
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
    int whole = text.charAt(start) == '-' ? start + 1 : start;
    digits = 0;
    int i = whole < end && text.charAt(whole) == '0' ? whole + 1 : scanDigits(whole);
    fractionDigits = 0;
    exponent = false;
    if (i >= 0 && i < end && text.charAt(i) == '.') {
      int point = i;
      i = scanDigits(point + 1);
      fractionDigits = i - point - 1;
    }
    if (i >= 0 && i < end && (text.charAt(i) == 'e' || text.charAt(i) == 'E')) {
      exponent = true;
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
    long value = digits;
    int i = from;
    while (i < end && isDigit(text.charAt(i))) {
      value = value * 10 + (text.charAt(i) - '0');
      i++;
    }
    digits = value;
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

  /** Says whether the number is written as an integer that {@link #integer()} is. */
  boolean isShortInteger() {
    return !isFractional() && tokenEnd() - tokenStart() <= SHORT_DIGITS;
  }

  long integer() {
    return text.charAt(tokenStart()) == '-' ? -digits : digits;
  }

  /** Says whether the number has a fraction or an exponent. */
  boolean isFractional() {
    return fractionDigits > 0 || exponent;
  }

  /**
   * Says whether {@link #exactDouble()} is the number: the quotient of two integers that are doubles
   * is rounded only once.
   */
  boolean isExactDouble() {
    return !exponent && tokenEnd() - tokenStart() <= EXACT_DIGITS;
  }

  double exactDouble() {
    double value = digits / TENS[fractionDigits];
    return text.charAt(tokenStart()) == '-' ? -value : value;
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

  // ---- other lexers, and beginning again

  /** The one lexer over the text of a string that stands at a place of this one. */
  JsonLexer over(String string, int start, int at) {
    JsonLexer known = inner;
    if (known == null) {
      known = new JsonLexer(string, edits(), inReply(at), depth, keepsLatex());
      inner = known;
    }
    known.moveTo(string, inReply(at), edits());
    known.reset(start);
    known.depth = depth;
    return known;
  }

  /** A lexer at the same place of the same text, whose edits and notices do not count. */
  JsonLexer copy() {
    JsonLexer copy = new JsonLexer(text, null, origin(), depth, keepsLatex());
    copy.pos = pos;
    return copy;
  }

  /** The one lexer that looks ahead of this one, from the present place. */
  @SuppressWarnings("ReferenceEquality") // it is the one text, not an equal one
  Scout scout() {
    Scout known = scout;
    if (known == null) {
      known = new Scout(text, null, origin(), keepsLatex());
      scout = known;
    } else if (known.text != text) {
      known.moveTo(text, origin(), known.edits());
    }
    known.follow(this);
    return known;
  }

  @Override
  void reset(int start) {
    super.reset(start);
    fresh = false;
    depth = 0;
    cutAfterName = false;
    if (scout != null) {
      scout.forget();
    }
  }

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
