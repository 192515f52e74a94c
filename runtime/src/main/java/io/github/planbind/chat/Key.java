package io.github.planbind.chat;

import java.util.StringJoiner;

/**
 * The key of a provider's account. It is sent, and shown nowhere.
 *
 * @param value the key, blank for none
 */
record Key(String value) {
  /** Providers show the last four chars of a wrong key, and some chars of its beginning. */
  private static final int TELLING = 4;

  static final Key NONE = new Key("");

  Key {
    for (int i = 0; i < value.length(); i++) {
      if (value.charAt(i) <= ' ' || value.charAt(i) > '~') {
        throw new IllegalArgumentException(
            "The key must be visible ASCII; a line break at its end is a common mistake");
      }
    }
  }

  /** The key in a header of another scheme: what follows the scheme's name. */
  static Key ofHeader(String value) {
    String secret = value.substring(value.lastIndexOf(' ') + 1);
    return secret.chars().allMatch(c -> c > ' ' && c <= '~') ? new Key(secret) : NONE;
  }

  /** The text of one line, without the words that have a part of the key in them. */
  String hiddenIn(String line) {
    if (value.isEmpty()) {
      return line;
    }
    StringJoiner words = new StringJoiner(" ");
    int start = 0;
    while (start <= line.length()) {
      int space = line.indexOf(' ', start);
      int end = space < 0 ? line.length() : space;
      String word = line.substring(start, end);
      words.add(tells(word) ? "(key)" : word);
      start = end + 1;
    }
    return words.toString();
  }

  private boolean tells(String word) {
    int size = Math.min(TELLING, value.length());
    for (int i = 0; i + size <= value.length(); i++) {
      if (word.contains(value.substring(i, i + size))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String toString() {
    return value.isEmpty() ? "no key" : "a key";
  }
}
