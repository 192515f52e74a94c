package io.github.planbind.binding;

import java.util.List;
import java.util.Locale;

/** The literals of JSON, and Python's, which rule R8 reads as JSON's. */
record Literal(String word, Kind kind, boolean isPython) {
  enum Kind {
    TRUE,
    FALSE,
    NULL
  }

  static final List<Literal> ALL = List.of(
      new Literal("true", Kind.TRUE, false),
      new Literal("false", Kind.FALSE, false),
      new Literal("null", Kind.NULL, false),
      new Literal("True", Kind.TRUE, true),
      new Literal("False", Kind.FALSE, true),
      new Literal("None", Kind.NULL, true));

  /** The literal as JSON writes it. */
  String json() {
    return kind.name().toLowerCase(Locale.ROOT);
  }

  /** How many chars from {@code at} on are those that this word begins with. */
  int commonChars(String text, int at, int end) {
    int i = 0;
    while (i < word.length() && at + i < end && text.charAt(at + i) == word.charAt(i)) {
      i++;
    }
    return i;
  }
}
