package io.github.planbind;

import io.github.planbind.binding.DocumentReader;
import io.github.planbind.binding.DocumentReader.Ending;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;

/** The JSON that a prompt showed, so that its repeats are known (rule R14). */
record Shown(Set<String> examples, Set<String> schemas) {
  static final Shown NOTHING = new Shown(Set.of(), Set.of());

  static Shown of(String[] json, Function<String, ? extends DocumentReader<?>> documents) {
    Set<String> examples = new HashSet<>();
    Set<String> schemas = new HashSet<>();
    for (String text : json) {
      String stripped = text.strip();
      if (stripped.isEmpty()) {
        throw new IllegalArgumentException("What was shown is blank");
      }
      DocumentReader<?> document = documents.apply(stripped);
      document.read(0, true);
      if (document.ending() != Ending.INTACT || !document.endsText()) {
        throw new IllegalArgumentException("What was shown is no JSON document");
      }
      (document.isFullyShaped() ? examples : schemas).add(document.json());
    }
    return new Shown(Set.copyOf(examples), Set.copyOf(schemas));
  }

  boolean isExample(DocumentReader<?> document) {
    return !examples.isEmpty() && examples.contains(document.json());
  }

  boolean isSchema(DocumentReader<?> document) {
    return !schemas.isEmpty() && schemas.contains(document.json());
  }
}
