package io.github.planbind.processor;

import java.util.Optional;

/**
 * JSON that a user wrote into an annotation.
 *
 * @param text as it was written
 * @param value what it says; empty where it is no JSON, which has been noted
 */
record JsonLiteral(String text, Optional<JsonValue> value, Place place) {

  /** Reads what an annotation's member says, and notes where it is no JSON. */
  static JsonLiteral read(Name written, Rule malformed, Problems problems) {
    try {
      JsonValue value = JsonParser.parse(written.text());
      return new JsonLiteral(written.text(), Optional.of(value), written.place());
    } catch (JsonFault fault) {
      String where = place(written.text(), fault.at());
      problems.add(malformed, written.place(), where, fault.expected());
      return new JsonLiteral(written.text(), Optional.empty(), written.place());
    }
  }

  /** Where an index lies in the text: {@code line 3, column 14}. */
  String place(int at) {
    return place(text, at);
  }

  private static String place(String text, int at) {
    int lineStart = text.lastIndexOf('\n', at - 1) + 1;
    long line = 1 + text.substring(0, lineStart).chars().filter(c -> c == '\n').count();
    return "line " + line + ", column " + (1 + text.codePointCount(lineStart, at));
  }
}
