package io.github.planbind.binding;

import java.util.Arrays;

/**
 * A text, and a copy of the part of it that is looked at. Whatever goes from char to char goes over the
 * copy: in a JVM that has read a few strings beyond Latin-1, {@code String.charAt} is a call for them,
 * and a loop with a call in it takes about twice as long.
 */
abstract class TextWindow {
  /** The chars that are not plain text of a string; a table costs one comparison for each char. */
  private static final boolean[] SPECIAL = new boolean[Character.MAX_VALUE + 1];

  static {
    Arrays.fill(SPECIAL, 0, ' ', true);
    SPECIAL['"'] = true;
    SPECIAL['\\'] = true;
  }

  private static final int FEW_CHARS = 128;
  private static final int MANY_CHARS = 1024;
  private static final int PARTS = 16;

  String text;
  int end;
  private char[] window = {};
  private int start;
  private int length;

  TextWindow(String text) {
    this.text = text;
    this.end = text.length();
  }

  /** Goes over to another text. */
  final void setText(String other) {
    text = other;
    end = other.length();
    length = 0;
  }

  /** The place of the next char that is none of JSON's four blanks, or the end. */
  final int afterPlainBlanks(int from) {
    int i = from;
    while (i < end) {
      int at = inWindow(i, 1);
      // locals, so that the loop reads no field
      char[] chars = window;
      int last = length;
      while (at < last && isPlainBlank(chars[at])) {
        at++;
      }
      i = start + at;
      if (at < last) {
        return i;
      }
    }
    return i;
  }

  private static boolean isPlainBlank(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
  }

  /**
   * The place of the next quote, backslash or control character, or the end. One loop for this and for
   * blanks would take a tenth longer: the compiler fits a loop to what it meets there.
   */
  final int afterPlainText(int from) {
    int i = from;
    while (i < end) {
      int at = inWindow(i, 1);
      char[] chars = window;
      int last = length;
      while (at < last && !SPECIAL[chars[at]]) {
        at++;
      }
      i = start + at;
      if (at < last) {
        return i;
      }
    }
    return i;
  }

  /** Says whether a word stands at a place, and at least two chars more behind it. */
  final boolean stands(char[] word, int place) {
    int count = word.length + 2;
    if (place > end - count) {
      return false;
    }
    int at = inWindow(place, count);
    char[] chars = window;
    for (int i = 0; i < word.length; i++) {
      if (chars[at + i] != word[i]) {
        return false;
      }
    }
    return true;
  }

  /** The char at a place that one of the methods above has just gone over, or told of. */
  final char seen(int place) {
    return window[place - start];
  }

  /** The place in the window of some chars of the text, which must be there. */
  private int inWindow(int place, int count) {
    int at = place - start;
    if (at < 0 || at > length - count) {
      move(place, count);
      return 0;
    }
    return at;
  }

  private void move(int from, int least) {
    int many = window.length == 0 ? FEW_CHARS : Math.min(MANY_CHARS, end / PARTS);
    int count = Math.min(Math.max(least, Math.max(FEW_CHARS, many)), end - from);
    if (window.length < count) {
      window = new char[count];
    }
    text.getChars(from, from + count, window, 0);
    start = from;
    length = count;
  }
}
