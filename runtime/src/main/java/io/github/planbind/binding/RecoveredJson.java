package io.github.planbind.binding;

import java.util.BitSet;

/** Writes a document as strict JSON as far as it can be read, and closes what is open. */
final class RecoveredJson {
  private final JsonLexer lexer;
  private final StringBuilder out = new StringBuilder();
  private final BitSet objects = new BitSet();
  private final BitSet filled = new BitSet();
  private int depth;

  RecoveredJson(JsonLexer lexer) {
    this.lexer = lexer;
  }

  String write() {
    boolean going = writeValue();
    while (going && depth > 0) {
      int mark = out.length();
      if (objects.get(depth) ? lexer.nextName() : lexer.nextItem()) {
        writeWhatLeadsToValue();
        going = writeValue();
        if (!going) {
          out.setLength(mark);
        }
      } else if (lexer.failed()) {
        going = false;
      } else {
        close();
      }
    }
    while (depth > 0) {
      close();
    }
    return out.toString();
  }

  /** Writes a scalar, or opens an object or array; false where the text ends in it. */
  private boolean writeValue() {
    char c = lexer.text.charAt(lexer.pos);
    if (c == '{' || c == '[') {
      if (!lexer.open()) {
        return false;
      }
      objects.set(++depth, c == '{');
      filled.clear(depth);
      return append(String.valueOf(c));
    }
    if (c == '"') {
      return lexer.scanString() && writeString(lexer.string());
    }
    if (c == '-' || JsonLexer.isDigit(c)) {
      return lexer.scanNumber() && append(lexer.token());
    }
    Literal literal = lexer.scanLiteral();
    return literal != null && append(literal.json());
  }

  private void writeWhatLeadsToValue() {
    if (filled.get(depth)) {
      out.append(',');
    }
    filled.set(depth);
    if (objects.get(depth)) {
      writeString(lexer.string());
      out.append(':');
    }
  }

  private boolean append(String token) {
    out.append(token);
    return true;
  }

  private boolean writeString(String value) {
    out.append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c < ' ') {
        out.append("\\u00").append(c < 16 ? "0" : "").append(Integer.toHexString(c));
      } else {
        out.append(c);
      }
    }
    out.append('"');
    return true;
  }

  private void close() {
    out.append(objects.get(depth--) ? '}' : ']');
  }
}
