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

  private int members;
  private String text = "";
  private int nameStart;
  private int nameEnd;
  private boolean escaped;
  private int valueStart = -1;

  void restart() {
    members = 0;
    valueStart = -1;
  }

  /** Takes the first member, whose value the lexer stands at. */
  void begin(JsonLexer lexer) {
    text = lexer.text;
    nameStart = lexer.tokenStart();
    nameEnd = lexer.tokenEnd();
    escaped = lexer.isEscaped();
    valueStart = lexer.pos;
  }

  void setMembers(int count) {
    members = count;
  }

  /** Where the wrapped value starts, or -1 where the object is no wrapper. */
  int valueStart() {
    return members == 1 && valueStart >= 0 && mayHoldAnswer() ? valueStart : -1;
  }

  /** Says whether it is what the strict schema of a list puts around it, so that it may be empty. */
  boolean isStrictList() {
    return name().equals(StrictList.MEMBER);
  }

  private String name() {
    return escaped
        ? new Unescape().text(text, nameStart, nameEnd, false)
        : text.substring(nameStart, nameEnd);
  }

  private boolean mayHoldAnswer() {
    String lower = name().strip().toLowerCase(Locale.ROOT);
    return !NOT_ANSWERS.contains(lower)
        && !lower.startsWith("draft")
        && !lower.startsWith("rejected");
  }
}
