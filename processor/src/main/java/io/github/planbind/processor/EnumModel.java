package io.github.planbind.processor;

import java.util.List;

/** An enum that is read. */
record EnumModel(ClassName java, String name, List<Constant> constants, Place place) {

  /** Whether each constant has the name in JSON that it has in Java, and no other. */
  boolean isPlain() {
    return constants.stream().allMatch(Constant::isPlain);
  }

  /** A constant, by its name in Java and its names in JSON. */
  record Constant(
      String java, Name json, List<Name> aliases, String description, boolean fallback) {
    private boolean isPlain() {
      return json.text().equals(java) && aliases.isEmpty() && !fallback;
    }
  }
}
