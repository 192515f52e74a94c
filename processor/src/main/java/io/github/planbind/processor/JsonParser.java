package io.github.planbind.processor;

import java.util.ArrayList;
import java.util.List;

/** Reads a text as one JSON value (RFC 8259), strictly: what a user writes is not repaired. */
final class JsonParser {
  /** As deep as a reply may be. */
  private static final int DEPTH = 512;

  private final String text;
  private int pos;
  private int depth;

  private JsonParser(String text) {
    this.text = text;
  }

  static JsonValue parse(String text) throws JsonFault {
    JsonParser parser = new JsonParser(text);
    JsonValue value = parser.value();
    parser.skipBlanks();
    if (parser.pos < text.length()) {
      throw parser.fault("the end");
    }
    return value;
  }

  private JsonValue value() throws JsonFault {
    skipBlanks();
    int at = pos;
    return switch (peek()) {
      case '{' -> object(at);
      case '[' -> array(at);
      case '"' -> new JsonValue.Text(at, string());
      case 't' -> literal("true", new JsonValue.Truth(at, true));
      case 'f' -> literal("false", new JsonValue.Truth(at, false));
      case 'n' -> literal("null", new JsonValue.Nothing(at));
      default -> number(at);
    };
  }

  private JsonValue object(int at) throws JsonFault {
    List<JsonValue.Member> members = new ArrayList<>();
    open();
    while (!closes('}', members.isEmpty())) {
      int start = pos;
      if (peek() != '"') {
        throw fault("a name in quotes");
      }
      String name = string();
      skipBlanks();
      expect(':', "a colon");
      members.add(new JsonValue.Member(start, name, value()));
    }
    return new JsonValue.Dict(at, List.copyOf(members));
  }

  private JsonValue array(int at) throws JsonFault {
    List<JsonValue> elements = new ArrayList<>();
    open();
    while (!closes(']', elements.isEmpty())) {
      elements.add(value());
    }
    return new JsonValue.Array(at, List.copyOf(elements));
  }

  private void open() throws JsonFault {
    if (++depth > DEPTH) {
      throw fault("no more than " + DEPTH + " levels");
    }
    pos++;
  }

  /** Moves to the next element, or behind the bracket that ends them. */
  private boolean closes(char bracket, boolean first) throws JsonFault {
    skipBlanks();
    if (peek() == bracket) {
      pos++;
      depth--;
      return true;
    }
    if (!first) {
      int comma = pos;
      expect(',', "a comma or " + bracket);
      skipBlanks();
      if (peek() == bracket) {
        throw new JsonFault(comma, "no comma before " + bracket);
      }
    }
    return false;
  }

  private String string() throws JsonFault {
    StringBuilder decoded = new StringBuilder();
    pos++;
    while (peek() != '"') {
      if (pos >= text.length()) {
        throw fault("a quote");
      }
      char c = text.charAt(pos);
      if (c < ' ') {
        throw fault("an escape such as \\n in place of a control character");
      }
      pos++;
      decoded.append(c == '\\' ? escape() : c);
    }
    pos++;
    return decoded.toString();
  }

  private char escape() throws JsonFault {
    char c = peek();
    int plain = "\"\\/bfnrt".indexOf(c);
    if (plain >= 0 && c != '\0') {
      pos++;
      return "\"\\/\b\f\n\r\t".charAt(plain);
    }
    if (c != 'u') {
      throw fault("an escape that JSON has");
    }
    int code = 0;
    for (int i = 0; i < 4; i++) {
      pos++;
      int digit = peek() < 0x80 ? Character.digit(peek(), 16) : -1;
      if (digit < 0) {
        throw fault("a hexadecimal digit");
      }
      code = code * 16 + digit;
    }
    pos++;
    return (char) code;
  }

  private JsonValue literal(String word, JsonValue value) throws JsonFault {
    if (!text.startsWith(word, pos)) {
      throw fault("a JSON value");
    }
    pos += word.length();
    return value;
  }

  private JsonValue number(int at) throws JsonFault {
    if (peek() != '-' && !isDigit()) {
      throw fault("a JSON value");
    }
    if (peek() == '-') {
      pos++;
    }
    if (peek() == '0') {
      pos++;
    } else {
      digits();
    }
    if (peek() == '.') {
      pos++;
      digits();
    }
    if (peek() == 'e' || peek() == 'E') {
      pos++;
      if (peek() == '+' || peek() == '-') {
        pos++;
      }
      digits();
    }
    return new JsonValue.Numeral(at, text.substring(at, pos));
  }

  private void digits() throws JsonFault {
    if (!isDigit()) {
      throw fault("a digit");
    }
    while (isDigit()) {
      pos++;
    }
  }

  private boolean isDigit() {
    return peek() >= '0' && peek() <= '9';
  }

  private void expect(char c, String name) throws JsonFault {
    if (peek() != c) {
      throw fault(name);
    }
    pos++;
  }

  private void skipBlanks() {
    while (pos < text.length() && " \t\r\n".indexOf(text.charAt(pos)) >= 0) {
      pos++;
    }
  }

  /** The next character, or NUL, which JSON has nowhere, at the end. */
  private char peek() {
    return pos < text.length() ? text.charAt(pos) : '\0';
  }

  private JsonFault fault(String expected) {
    return new JsonFault(pos, expected);
  }
}
