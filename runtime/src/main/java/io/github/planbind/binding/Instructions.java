package io.github.planbind.binding;

/** Writes what a model is told of a plan: as few words as it takes, then schema and example. */
final class Instructions {
  private static final String DIALECT =
      "\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",";

  /** What the types of Java can hold is no news to a model. */
  private static final String[] RANGES = {
    ",\"minimum\":" + Integer.MIN_VALUE + ",\"maximum\":" + Integer.MAX_VALUE,
    ",\"minimum\":" + Long.MIN_VALUE + ",\"maximum\":" + Long.MAX_VALUE
  };

  private Instructions() {}

  static String of(String form, String schema, String example) {
    String text = "Reply with one JSON " + form
        + " and nothing else. It must fit this JSON Schema:\n" + shortened(schema);
    return example.isEmpty() ? text : text + "\nFor example:\n" + example;
  }

  /** In a text inside the schema the quotes are escaped, so nothing that a user wrote is taken out. */
  private static String shortened(String schema) {
    String text = schema.replace(DIALECT, "");
    for (String range : RANGES) {
      text = text.replace(range, "");
    }
    return text;
  }
}
