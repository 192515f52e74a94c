package io.github.planbind.binding;

/** Decodes the escapes of strings that were scanned before, so that it cannot fail. */
final class Unescape {
  /** Where a string is put together; used again, so that only the strings themselves are new. */
  private char[] chars = {};

  private int length;

  String text(String text, int start, int end, boolean keepLatex) {
    if (chars.length < end - start) {
      chars = new char[end - start];
    }
    length = 0;
    int plain = start;
    int at = text.indexOf('\\', start);
    while (at >= 0 && at < end) {
      append(text, plain, at);
      plain = append(text, at, keepLatex);
      at = text.indexOf('\\', plain);
    }
    append(text, plain, end);
    return new String(chars, 0, length);
  }

  private void append(String text, int from, int to) {
    text.getChars(from, to, chars, length);
    length += to - from;
  }

  /** Appends what the escape at {@code at} stands for, and returns the place after it. */
  private int append(String text, int at, boolean keepLatex) {
    char c = text.charAt(at + 1);
    switch (c) {
      case '"', '\\', '/', '\'':
        chars[length++] = c;
        break;
      case 'n':
        chars[length++] = '\n';
        break;
      case 'r':
        chars[length++] = '\r';
        break;
      case 't':
        chars[length++] = '\t';
        break;
      case 'b', 'f':
        if (keepLatex && LatexWords.isLetter(text.charAt(at + 2))) {
          append(text, at, at + 2);
        } else {
          chars[length++] = c == 'b' ? '\b' : '\f';
        }
        break;
      case 'u':
        chars[length++] = (char) Integer.parseInt(text, at + 2, at + 6, 16);
        return at + 6;
      default:
        append(text, at, at + 2);
        break;
    }
    return at + 2;
  }
}
