package io.github.planbind.processor;

import java.util.Optional;

/**
 * Says a regular expression of Java in the syntax of ECMAScript, which JSON Schema uses, anchored at both ends.
 * Only what means the same in both is carried over; of the rest there is nothing.
 */
final class EcmaRegex {
  /** What Java's {@code \s} is; that of ECMAScript knows more blanks. */
  private static final String BLANKS = " \\t\\n\\u000b\\f\\r";

  private static final String SAME_ESCAPES = "dDwW\\^$.|?*+()[]{}/";

  private final String regex;
  private final StringBuilder ecma = new StringBuilder();
  private int at;

  private EcmaRegex(String regex) {
    this.regex = regex;
  }

  /** The expression for a schema; empty where ECMAScript may mean something else. */
  static Optional<String> of(Constraints.Regex regex) {
    EcmaRegex translation = new EcmaRegex(regex.text());
    return regex.flags() == 0 && translation.translate()
        ? Optional.of("^(?:" + translation.ecma + ")$")
        : Optional.empty();
  }

  private boolean translate() {
    while (at < regex.length()) {
      char c = regex.charAt(at++);
      boolean same = switch (c) {
        case '\\' -> escape(false);
        case '[' -> characterClass();
        case '(' -> group();
        case '*', '+', '?' -> quantifier(String.valueOf(c));
        case '{' -> counted();
        // in ECMAScript a lone bracket is no text; a dot is not the same line ends
        case '}', ']' -> false;
        // in Java it also stands before a last line end
        case '$' -> endsBranch() && append("$");
        case '.' -> append("[^\\n\\r\\u0085\\u2028\\u2029]");
        default -> text(c);
      };
      if (!same) {
        return false;
      }
    }
    return true;
  }

  private boolean append(String text) {
    ecma.append(text);
    return true;
  }

  private boolean endsBranch() {
    return at == regex.length() || regex.charAt(at) == '|' || regex.charAt(at) == ')';
  }

  /** Pairs of surrogates are one character in Java, and in ECMAScript only with a flag. */
  private boolean text(char c) {
    ecma.append(c);
    return !Character.isSurrogate(c);
  }

  private boolean escape(boolean inClass) {
    if (at == regex.length()) {
      return false;
    }
    char c = regex.charAt(at++);
    if (SAME_ESCAPES.indexOf(c) >= 0) {
      return append("\\" + c);
    }
    return switch (c) {
      case 't', 'n', 'r', 'f' -> append("\\" + c);
      case 's' -> append(inClass ? BLANKS : "[" + BLANKS + "]");
      case 'S' -> !inClass && append("[^" + BLANKS + "]");
      case '-' -> append(inClass ? "\\-" : "-");
      case 'u' -> unicode();
      // an escaped sign stands for itself in Java, and in ECMAScript is refused with a flag
      default -> c < 0x80 && !Character.isLetterOrDigit(c) && text(c);
    };
  }

  private boolean unicode() {
    if (at + 4 > regex.length() || !regex.substring(at, at + 4).matches("[0-9a-fA-F]{4}")) {
      return false;
    }
    String digits = regex.substring(at, at + 4);
    at += 4;
    return !Character.isSurrogate((char) Integer.parseInt(digits, 16)) && append("\\u" + digits);
  }

  private boolean group() {
    if (regex.startsWith("?:", at)) {
      at += 2;
      return append("(?:");
    }
    if (regex.startsWith("?=", at) || regex.startsWith("?!", at)) {
      at += 2;
      return append("(" + regex.substring(at - 2, at));
    }
    return !regex.startsWith("?", at) && append("(?:");
  }

  /** A plus behind a quantifier makes it possessive, which ECMAScript does not know. */
  private boolean quantifier(String sign) {
    append(sign);
    if (at < regex.length() && regex.charAt(at) == '?') {
      at++;
      append("?");
    }
    return at == regex.length() || "*+?{".indexOf(regex.charAt(at)) < 0;
  }

  private boolean counted() {
    int end = regex.indexOf('}', at);
    if (end < 0 || !regex.substring(at, end).matches("\\d+(,\\d*)?")) {
      return false;
    }
    String sign = "{" + regex.substring(at, end) + "}";
    at = end + 1;
    return quantifier(sign);
  }

  private boolean characterClass() {
    append("[");
    if (at < regex.length() && regex.charAt(at) == '^') {
      at++;
      append("^");
    }
    if (at < regex.length() && regex.charAt(at) == ']') {
      return false;
    }
    while (at < regex.length()) {
      char c = regex.charAt(at++);
      if (c == ']') {
        return append("]");
      }
      // a class in a class is a union, and && an intersection, in Java only
      boolean joined = c == '[' || c == '&' && regex.startsWith("&", at);
      if (joined || !(c == '\\' ? escape(true) : text(c))) {
        return false;
      }
    }
    return false;
  }
}
