package io.github.planbind;

import org.jspecify.annotations.Nullable;

/**
 * A document that is no JSON.
 *
 * @param rank where it stands
 * @param start the offset of its first char
 * @param place the offset of what could not be read
 * @param found what stands there
 * @param expected what could stand there
 */
record Broken(Rank rank, int start, int place, String found, String expected) {

  /** The one of two that comes first. */
  static Broken first(@Nullable Broken known, Broken now) {
    return known == null || now.rank.isBefore(now.start, known.rank, known.start) ? now : known;
  }

  /** Words for what stands at a place: a char of JSON's grammar, or its kind. */
  static String found(String text, int place) {
    if (place >= text.length()) {
      return "the end of the reply";
    }
    char c = text.charAt(place);
    if (Character.isLetter(c)) {
      return "a letter";
    }
    if (Character.isDigit(c)) {
      return "a digit";
    }
    return switch (c) {
      case '\n', '\r' -> "a line break";
      case ',' -> "a comma";
      case '.' -> "a full stop";
      case ':' -> "a colon";
      case '"' -> "a quote";
      case '\'' -> "an apostrophe";
      case '`' -> "a backtick";
      default -> c > ' ' && c < 0x7f ? String.valueOf(c) : "another character";
    };
  }
}
