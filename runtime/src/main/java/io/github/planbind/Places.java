package io.github.planbind;

/** Finds lines and columns; offsets that come in ascending order cost one pass over the text. */
final class Places {
  private final String text;
  private int lineStart;
  private int line = 1;

  Places(String text) {
    this.text = text;
  }

  Place at(int offset) {
    if (offset < lineStart) {
      lineStart = 0;
      line = 1;
    }
    int lineEnd = text.indexOf('\n', lineStart);
    while (lineEnd >= 0 && lineEnd < offset) {
      lineStart = lineEnd + 1;
      line++;
      lineEnd = text.indexOf('\n', lineStart);
    }
    return new Place(offset, line, offset - lineStart + 1);
  }
}
