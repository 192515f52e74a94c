package io.github.planbind.processor;

/**
 * A line of a golden {@code read.txt}: {@code Companion JSON => plan}, or {@code => !Error} for a JSON that
 * is not read. With {@code ~>} the JSON Schema is known to judge otherwise than the binder.
 */
record ReadExample(String companion, String json, boolean schemaAgrees, String outcome) {

  static ReadExample of(String line) {
    int blank = line.indexOf(' ');
    int arrow = Math.max(line.lastIndexOf(" => "), line.lastIndexOf(" ~> "));
    return new ReadExample(
        line.substring(0, blank),
        line.substring(blank + 1, arrow),
        line.charAt(arrow + 1) == '=',
        line.substring(arrow + 4));
  }

  boolean isRead() {
    return !outcome.startsWith("!");
  }

  boolean fitsSchema() {
    return isRead() == schemaAgrees;
  }
}
