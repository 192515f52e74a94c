package io.github.planbind.processor;

/**
 * Writes a text as a Java string literal, in ASCII only. JavaPoet's {@code $S} must not be used for a
 * user's text: it turns U+2028 into a line break, which does not compile.
 */
final class JavaLiteral {
  private JavaLiteral() {}

  static String of(String text) {
    StringBuilder literal = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      append(text.charAt(i), literal);
    }
    return literal.append('"').toString();
  }

  private static void append(char c, StringBuilder literal) {
    switch (c) {
      case '"' -> literal.append("\\\"");
      case '\\' -> literal.append("\\\\");
      case '\n' -> literal.append("\\n");
      case '\r' -> literal.append("\\r");
      case '\t' -> literal.append("\\t");
      default -> {
        if (c < ' ' || c == 0x7f) {
          // octal: the compiler would read a Unicode escape of a line break as a line break
          literal.append(String.format("\\%03o", (int) c));
        } else if (c > 0x7f) {
          literal.append(String.format("\\u%04x", (int) c));
        } else {
          literal.append(c);
        }
      }
    }
  }
}
