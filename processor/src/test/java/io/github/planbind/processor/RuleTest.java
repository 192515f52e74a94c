package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The texts of the rules, and the page that lists them. */
class RuleTest {
  private static final Path PAGE = Path.of("..", "docs", "diagnostics.md");
  private static final String BEFORE_TABLE = "<!-- written by RuleTest -->\n";

  /** These have tests of their own, since their plans are made by a test. */
  private static final Map<Rule, String> EXAMPLES = Map.of(
      Rule.TOO_MANY, "an enum of 5,000 constants",
      Rule.TARGET_NAMELESS, "`void main() {}` beside it, since Java 25",
      Rule.LIBRARY, "",
      Rule.OPTION, "`-Aplanbind.suppress=strct`",
      Rule.BUG, "");

  @ParameterizedTest
  @EnumSource
  void aRuleSaysWhatIsWrongAndTheWayOut(Rule rule) {
    assertThat(rule.code()).matches("Plan[A-Z][A-Za-z]+");
    assertThat(rule.wrong()).doesNotEndWith(".").doesNotContain("invalid", "illegal", "!");
    assertThat(rule.wayOut()).matches("(?s).*([.?]|\\{trace})");
  }

  @Test
  void everyRuleHasBrokenPlansOfItsOwn() throws IOException {
    Set<Rule> tested = EnumSet.copyOf(EXAMPLES.keySet());
    DiagnosticCase.all().forEach(broken -> tested.add(broken.rule()));

    assertThat(tested).containsExactlyInAnyOrder(Rule.values());
  }

  @Test
  void blanksAreFilledInOrder() {
    assertThat(Rule.KEYS_MISSPELT.message("Plan", "{x}", "y"))
        .isEqualTo("[PlanKeys] Plan: has no component named \"{x}\". Did you mean \"y\"?");
  }

  @Test
  void aNameWithLineBreaksBreaksNoMessage() {
    assertThat(Rule.KEYS_TWICE.message("Plan", "a\nb\u2028c\u0000\u00e9"))
        .isEqualTo(
            "[PlanKeys] Plan: has the key \"a\\u000ab\\u2028c\\u0000\u00e9\" twice. Name it once.");
  }

  @Test
  void thePageListsEveryRule() throws IOException {
    String page = Files.readString(PAGE);
    int table = page.indexOf(BEFORE_TABLE) + BEFORE_TABLE.length();
    String expected = page.substring(0, table) + table();
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(PAGE, expected);
    }
    assertThat(Files.readString(PAGE)).isEqualTo(expected);
  }

  private static String table() throws IOException {
    Map<Rule, String> examples = new EnumMap<>(EXAMPLES);
    for (DiagnosticCase broken : DiagnosticCase.all().toList()) {
      examples.put(broken.rule(), "`" + broken.example() + "`");
    }
    String rows =
        examples.keySet().stream().map(rule -> row(rule, examples)).collect(Collectors.joining());
    return "\n| Code | What is wrong | Example | The way out |\n|---|---|---|---|\n" + rows;
  }

  private static String row(Rule rule, Map<Rule, String> examples) {
    String wrong = (rule.isWarning() ? "Warning: " : "") + rule.wrong();
    String out = rule.wayOut()
        + (rule.isWarning() ? " Or `@SuppressWarnings(\"" + rule.suppression() + "\")`." : "");
    return "| `[%s]` | %s | %s | %s |\n"
        .formatted(rule.code(), cell(wrong), cell(examples.get(rule)), cell(out));
  }

  /** Outside code, {@code <V>} would be taken for a tag. */
  private static String cell(String text) {
    String cell = text.replace("|", "\\|");
    return cell.startsWith("`") ? cell : cell.replace("<", "\\<");
  }
}
