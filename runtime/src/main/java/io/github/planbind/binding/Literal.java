package io.github.planbind.binding;

/** The literals of JSON, and Python's, which rule R8 reads as JSON's. */
enum Literal {
  TRUE("true", "true"),
  FALSE("false", "false"),
  NULL("null", "null"),
  PYTHON_TRUE("True", "true"),
  PYTHON_FALSE("False", "false"),
  PYTHON_NONE("None", "null");

  static final Literal[] ALL = values();

  private final String word;
  private final String json;

  Literal(String word, String json) {
    this.word = word;
    this.json = json;
  }

  String word() {
    return word;
  }

  /** The literal as JSON writes it. */
  String json() {
    return json;
  }

  boolean isPython() {
    return compareTo(NULL) > 0;
  }

  boolean isTrue() {
    return this == TRUE || this == PYTHON_TRUE;
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
