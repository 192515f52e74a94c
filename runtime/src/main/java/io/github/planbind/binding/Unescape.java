package io.github.planbind.binding;

/** Decodes the escapes of a string that was scanned before, so that it cannot fail. */
final class Unescape {
  private Unescape() {}

  static String text(String text, int start, int end, boolean keepLatex) {
    StringBuilder out = new StringBuilder(end - start);
    int plain = start;
    int at = text.indexOf('\\', start);
    while (at >= 0 && at < end) {
      out.append(text, plain, at);
      plain = append(out, text, at, keepLatex);
      at = text.indexOf('\\', plain);
    }
    return out.append(text, plain, end).toString();
  }

  /** Appends what the escape at {@code at} stands for, and returns the place after it. */
  private static int append(StringBuilder out, String text, int at, boolean keepLatex) {
    char c = text.charAt(at + 1);
    switch (c) {
      case '"', '\\', '/', '\'':
        out.append(c);
        break;
      case 'n':
        out.append('\n');
        break;
      case 'r':
        out.append('\r');
        break;
      case 't':
        out.append('\t');
        break;
      case 'b', 'f':
        if (keepLatex && LatexWords.isLetter(text.charAt(at + 2))) {
          out.append('\\').append(c);
        } else {
          out.append(c == 'b' ? '\b' : '\f');
        }
        break;
      case 'u':
        out.append((char) Integer.parseInt(text, at + 2, at + 6, 16));
        return at + 6;
      default:
        out.append('\\').append(c);
        break;
    }
    return at + 2;
  }
}
