package io.github.planbind.binding;

import java.util.Locale;
import java.util.Set;

/** The one member of an object, in which the plan may stand one level down (rule R13). */
final class Wrapper {
  private static final Set<String> NOT_ANSWERS = Set.of(
      "properties",
      "$defs",
      "schema",
      "example",
      "examples",
      "sample",
      "template",
      "format",
      "previous",
      "old",
      "input");

  private final JsonLexer lexer;

  /** Looks into objects of a text. */
  Wrapper(String text) {
    lexer = new JsonLexer(text, null, -1, 0, false);
  }

  /** Where the value of the one member starts that the object at a place has; -1 if it is no answer. */
  int valueStart(int object) {
    lexer.restart(object);
    lexer.open();
    return lexer.nextName() && mayHoldAnswer() ? lexer.pos : -1;
  }

  /** Says whether it is what the strict schema of a list puts around it, so that it may be empty. */
  boolean isStrictList() {
    return lexer.isToken(StrictList.MEMBER);
  }

  private boolean mayHoldAnswer() {
    String lower = lexer.string().strip().toLowerCase(Locale.ROOT);
    return !NOT_ANSWERS.contains(lower)
        && !lower.startsWith("draft")
        && !lower.startsWith("rejected");
  }
}
