package io.github.planbind.binding;

import java.util.Locale;
import java.util.Set;

/** The one member of an object, in which the plan may stand one level down (rule R13). */
final class Wrapper {
  private static final Set<String> NOT_ANSWERS =
      Set.of(
          "properties", "$defs", "schema", "example", "examples", "sample", "template", "format",
          "previous", "old", "input");

  private static final int LONGEST = 64;
  private int members;
  private String name = "";
  private int valueStart = -1;

  void restart() {
    members = 0;
    valueStart = -1;
  }

  /** Takes the member whose value the lexer stands at. */
  void begin(JsonLexer lexer) {
    boolean plausible = lexer.tokenEnd() - lexer.tokenStart() <= LONGEST;
    valueStart = plausible ? lexer.pos : -1;
    name = plausible ? lexer.string() : "";
  }

  void begin(VariantScan scan) {
    members = scan.members();
    valueStart = scan.firstValueStart();
    name = scan.firstName();
  }

  void setMembers(int count) {
    members = count;
  }

  /** Where the wrapped value starts, or -1 where the object is no wrapper. */
  int valueStart() {
    return members == 1 && valueStart >= 0 && mayHoldAnswer() ? valueStart : -1;
  }

  private boolean mayHoldAnswer() {
    String lower = name.toLowerCase(Locale.ROOT);
    return !NOT_ANSWERS.contains(lower)
        && !lower.startsWith("draft")
        && !lower.startsWith("rejected");
  }
}
