package io.github.planbind.binding;

/** Words for the forms of JSON values. */
final class Forms {
  private Forms() {}

  /** The form of the value that begins with a char; for a char that begins none, some word. */
  static String at(char first) {
    return switch (first) {
      case '{' -> "an object";
      case '[' -> "an array";
      case '"' -> "a string";
      case 't', 'f', 'T', 'F' -> "a boolean";
      case 'n', 'N' -> "null";
      default -> "a number";
    };
  }
}
