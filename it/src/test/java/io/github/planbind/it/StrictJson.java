package io.github.planbind.it;

import java.util.ArrayList;
import java.util.List;

/**
 * A strict RFC 8259 tokenizer, the tests' own second opinion on what a text says.
 *
 * <p>It follows the grammar of the RFC and nothing else: no repair, no limit, no byte order mark.
 * It is written apart from the library and shares no code with it. It does not recurse.
 */
final class StrictJson {

  enum Kind {
    OBJECT_START,
    OBJECT_END,
    ARRAY_START,
    ARRAY_END,
    NAME,
    STRING,
    NUMBER,
    TRUE,
    FALSE,
    NULL
  }

  /**
   * One piece of a document; commas and colons make none.
   *
   * @param text the decoded text of a name or string, the digits of a number as written, else the
   *     characters of the token
   * @param offset where the token begins
   */
  record Token(Kind kind, String text, int offset) {}

  private enum Next {
    VALUE,
    VALUE_OR_ARRAY_END,
    NAME,
    NAME_OR_OBJECT_END,
    COMMA_OR_END
  }

  private final String text;
  private final List<Token> tokens = new ArrayList<>();
  // the closers that are still due, the innermost one last
  private final StringBuilder open = new StringBuilder();
  private int at;

  private StrictJson(String text) {
    this.text = text;
  }

  /**
   * The tokens of the one JSON value that {@code text} is.
   *
   * @throws IllegalArgumentException if {@code text} is anything else; the message says where
   */
  static List<Token> tokens(String text) {
    StrictJson json = new StrictJson(text);
    json.document();
    return List.copyOf(json.tokens);
  }

  private void document() {
    Next next = Next.VALUE;
    blanks();
    do {
      next = step(next);
      blanks();
    } while (next != Next.COMMA_OR_END || !open.isEmpty());
    if (at < text.length()) {
      throw refused(at, "the end of the text");
    }
  }

  /** Reads one token, or a comma, and says what may stand behind it. */
  private Next step(Next next) {
    return switch (next) {
      case VALUE -> value();
      case VALUE_OR_ARRAY_END -> peek() == ']' ? close() : value();
      case NAME -> name();
      case NAME_OR_OBJECT_END -> peek() == '}' ? close() : name();
      case COMMA_OR_END -> commaOrEnd();
    };
  }

  private Next commaOrEnd() {
    if (peek() != ',') {
      return close();
    }
    at++;
    return innermost() == ']' ? Next.VALUE : Next.NAME;
  }

  private Next close() {
    char closer = innermost();
    if (peek() != closer) {
      throw refused(at, "',' or '" + closer + "'");
    }
    open.setLength(open.length() - 1);
    return add(closer == ']' ? Kind.ARRAY_END : Kind.OBJECT_END, 1);
  }

  private Next name() {
    int start = at;
    tokens.add(new Token(Kind.NAME, string(), start));
    blanks();
    if (peek() != ':') {
      throw refused(at, "':'");
    }
    at++;
    return Next.VALUE;
  }

  private Next value() {
    switch (peek()) {
      case '{':
        open.append('}');
        add(Kind.OBJECT_START, 1);
        return Next.NAME_OR_OBJECT_END;
      case '[':
        open.append(']');
        add(Kind.ARRAY_START, 1);
        return Next.VALUE_OR_ARRAY_END;
      case '"':
        int start = at;
        tokens.add(new Token(Kind.STRING, string(), start));
        return Next.COMMA_OR_END;
      case 't':
        return literal(Kind.TRUE, "true");
      case 'f':
        return literal(Kind.FALSE, "false");
      case 'n':
        return literal(Kind.NULL, "null");
      default:
        return number();
    }
  }

  private Next literal(Kind kind, String word) {
    if (!text.startsWith(word, at)) {
      throw refused(at, word);
    }
    return add(kind, word.length());
  }

  // number = [ "-" ] ( "0" / digit1-9 *DIGIT ) [ "." 1*DIGIT ] [ ( "e" / "E" ) [ "-" / "+" ]
  // 1*DIGIT ]
  private Next number() {
    int start = at;
    int end = charAt(start) == '-' ? start + 1 : start;
    end = charAt(end) == '0' ? end + 1 : digits(end, "a value");
    if (charAt(end) == '.') {
      end = digits(end + 1, "a digit");
    }
    if (charAt(end) == 'e' || charAt(end) == 'E') {
      boolean signed = charAt(end + 1) == '+' || charAt(end + 1) == '-';
      end = digits(signed ? end + 2 : end + 1, "a digit");
    }
    return add(Kind.NUMBER, end - start);
  }

  private int digits(int from, String due) {
    int end = from;
    while ('0' <= charAt(end) && charAt(end) <= '9') {
      end++;
    }
    if (end == from) {
      throw refused(from, due);
    }
    return end;
  }

  private String string() {
    if (peek() != '"') {
      throw refused(at, "a name in quotes");
    }
    StringBuilder decoded = new StringBuilder();
    at++;
    while (peek() != '"') {
      if (at == text.length() || peek() < ' ') {
        throw refused(at, "a closing quote");
      }
      decoded.append(peek() == '\\' ? escape() : text.charAt(at++));
    }
    at++;
    return decoded.toString();
  }

  private char escape() {
    char letter = charAt(at + 1);
    at += 2;
    return switch (letter) {
      case '"', '\\', '/' -> letter;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> codeUnit();
      default -> throw refused(at - 1, "an escape");
    };
  }

  private char codeUnit() {
    int unit = 0;
    for (int end = at + 4; at < end; at++) {
      // Character.digit alone takes the digits of every script
      int digit = peek() < 0x80 ? Character.digit(peek(), 16) : -1;
      if (digit < 0) {
        throw refused(at, "a hex digit");
      }
      unit = unit * 16 + digit;
    }
    return (char) unit;
  }

  private void blanks() {
    while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private Next add(Kind kind, int length) {
    tokens.add(new Token(kind, text.substring(at, at + length), at));
    at += length;
    return Next.COMMA_OR_END;
  }

  private char innermost() {
    return open.charAt(open.length() - 1);
  }

  private char peek() {
    return charAt(at);
  }

  /** The character at an index, or NUL behind the end; no rule of the grammar takes a NUL. */
  private char charAt(int index) {
    return index < text.length() ? text.charAt(index) : '\0';
  }

  private static IllegalArgumentException refused(int offset, String due) {
    return new IllegalArgumentException("offset " + offset + ": expected " + due);
  }
}
