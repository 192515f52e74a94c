package io.github.planbind;

import io.github.planbind.binding.DocumentReader;
import io.github.planbind.binding.DocumentReader.Ending;
import java.util.HashSet;
import java.util.Set;

/** The JSON that a prompt showed, so that its repeats are known (rule R14). */
record Shown(Set<String> examples, Set<String> schemas) {
  static Shown of(String[] json, DocumentReader<?> documents) {
    Set<String> examples = new HashSet<>();
    Set<String> schemas = new HashSet<>();
    for (String text : json) {
      String stripped = text.strip();
      if (stripped.isEmpty()) {
        throw new IllegalArgumentException("What was shown is blank");
      }
      DocumentReader<?> document = documents.over(stripped);
      document.read(0, true);
      if (document.ending() == Ending.INTACT && document.endsText()) {
        (document.isFullyShaped() ? examples : schemas).add(document.json());
      } else if (!addLines(stripped, document, examples, schemas)) {
        throw new IllegalArgumentException("What was shown is no JSON document, and holds none");
      }
    }
    return new Shown(Set.copyOf(examples), Set.copyOf(schemas));
  }

  /** Adds the documents that begin a line of a prompt. */
  private static boolean addLines(
      String prompt, DocumentReader<?> document, Set<String> examples, Set<String> schemas) {
    boolean found = false;
    for (int at = 0; at >= 0 && at < prompt.length(); at = nextLine(prompt, at)) {
      if (prompt.charAt(at) == '{' || prompt.charAt(at) == '[') {
        document.read(at, true);
        if (document.ending() == Ending.INTACT && endsLine(prompt, document.end())) {
          found = true;
          add(document, examples, schemas);
          at = document.end() - 1;
        }
      }
    }
    return found;
  }

  private static boolean endsLine(String prompt, int at) {
    int lineEnd = nextLine(prompt, at);
    return prompt.substring(at, lineEnd < 0 ? prompt.length() : lineEnd).isBlank();
  }

  private static int nextLine(String prompt, int at) {
    int lineEnd = prompt.indexOf('\n', at);
    return lineEnd < 0 ? -1 : lineEnd + 1;
  }

  /** An example that holds no text of its own may well be the answer, and then is no repeat. */
  private static void add(DocumentReader<?> document, Set<String> examples, Set<String> schemas) {
    if (!document.isFullyShaped()) {
      schemas.add(document.json());
    } else if (document.hasOwnText()) {
      examples.add(document.json());
    }
  }

  boolean isExample(DocumentReader<?> document) {
    return !examples.isEmpty() && examples.contains(document.json());
  }

  boolean isSchema(DocumentReader<?> document) {
    return !schemas.isEmpty() && schemas.contains(document.json());
  }
}
