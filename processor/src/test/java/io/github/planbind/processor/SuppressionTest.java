package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Where and how each warning is switched off, above all one in a record that the plan only leads to. */
class SuppressionTest {
  /** The places of the sources below. */
  private static final List<String> PLACES = List.of(
      "around the plan",
      "plan",
      "component that leads there",
      "file of the record",
      "class around the record",
      "record",
      "component");

  /** A warning of the plan's own, and what shows it there. */
  private static final String PLAN = """
      import io.github.planbind.annotation.*;
      import java.util.*;
      [around the plan] class Plans {
        [plan] @Plan(keys = "size")
        record Top(int size, [component that leads there] Parts.Inner.Part part) {}
      }
      """;

  private static final String PARTS = """
      import io.github.planbind.annotation.*;
      import jakarta.validation.constraints.*;
      import java.util.*;
      [file of the record] class Parts {
        [class around the record] interface Inner {
          [record] record Part(
              int number,
              [component] %s part) {}
        }
      }
      """;

  static Stream<Arguments> warnings() {
    return Stream.of(
        Arguments.of("order", "PlanOrder", "@Field(name = \"reasoning\") String"),
        Arguments.of("strict", "PlanStrict", "Map<String, Integer>"),
        Arguments.of("strict", "PlanStrict", "com.fasterxml.jackson.databind.JsonNode"),
        Arguments.of("strict", "PlanStrict", "Optional<Part>"),
        Arguments.of("constraint", "PlanConstraint", "@Email String"),
        Arguments.of("constraint", "PlanConstraint", "List<@Email String>"),
        Arguments.of(
            "pattern", "PlanConstraint", "Optional<@Pattern(regexp = \"\\\\p{Lu}+\") String>"),
        Arguments.of(
            "example", "PlanExample", "@Pattern(regexp = \"[a-f]{3}\") @Size(min = 5) String"));
  }

  @ParameterizedTest
  @MethodSource("warnings")
  void aWarningIsSwitchedOffAtEachPlaceThatLeadsToIt(String word, String code, String type) {
    assertThat(compile(type, "").warnings())
        .hasSameSizeAs(PLACES)
        .allMatch(warning -> warning.contains("[" + code + "]"));
    assertThat(compile(type, "planbind:" + word).warnings()).isEmpty();
    assertThat(compile(type, "planbind:" + code).warnings()).isEmpty();
    assertThat(compile(type, "planbind:text").warnings()).hasSameSizeAs(PLACES);
  }

  @Test
  void oneWordSwitchesAllOff() {
    String type = "Map<String, @Email String>";

    assertThat(compile(type, "").warnings()).hasSize(2 * PLACES.size());
    assertThat(compile(type, "planbind").warnings()).isEmpty();
  }

  @Test
  void aLimitOfAStrictModeThatIsSwitchedOffHidesNoOther() {
    JavaFileObject plan = MemoryFiles.source(
        "quiet.Maps",
        "package quiet;",
        "import java.util.*;",
        "@io.github.planbind.annotation.Plan(keys = \"size\")",
        "record Maps(",
        "    int size,",
        "    @SuppressWarnings(\"planbind:strict\") Map<String, Integer> first,",
        "    Map<String, Integer> second,",
        "    List<Map<String, Integer>> third) {}");

    assertThat(Compiled.of(plan).warnings())
        .singleElement()
        .asString()
        .startsWith("Maps.java:7:26: [PlanStrict] Maps.second: ")
        .contains("refuse (and a map at Maps.third). ");
  }

  @Test
  void aModuleSwitchesWarningsOffForAllInIt() {
    JavaFileObject plan = MemoryFiles.source(
        "quiet.Maps",
        "package quiet;",
        "@io.github.planbind.annotation.Plan(keys = \"size\")",
        "record Maps(int size, java.util.Map<String, String> map) {}");
    String module = "%smodule quiet { requires io.github.planbind; }";
    List<String> path = List.of("--module-path", System.getProperty("java.class.path"));
    String quiet = "@SuppressWarnings(\"planbind:strict\") ";

    for (String before : List.of("", quiet)) {
      JavaFileObject info = MemoryFiles.source("module-info", module.formatted(before));
      Compiled compiled = Compiled.with(new PlanProcessor(), path, List.of(info, plan));
      assertThat(compiled.errors()).isEmpty();
      assertThat(compiled.warnings()).hasSize(before.isEmpty() ? 1 : 0);
    }
  }

  static Stream<Arguments> options() {
    return Stream.of(
        Arguments.of("", 2),
        Arguments.of("strict", 1),
        Arguments.of("PlanStrict", 1),
        Arguments.of("planbind:strict", 1),
        Arguments.of("planbind:PlanStrict", 1),
        Arguments.of("constraint", 1),
        Arguments.of("pattern", 2),
        Arguments.of("strict,constraint", 0),
        Arguments.of(" PlanConstraint , strict ,", 0),
        Arguments.of("planbind", 0));
  }

  @ParameterizedTest
  @MethodSource("options")
  void anOptionSwitchesWarningsOffInAWholeCompilation(String words, int left) {
    Compiled compiled = compile("Map<String, @Email String>", "", "-Aplanbind.suppress=" + words);

    assertThat(compiled.errors()).isEmpty();
    assertThat(compiled.warnings()).hasSize(left * PLACES.size());
  }

  @Test
  void anOptionWithoutWordsSwitchesNothingOff() {
    assertThat(compile("Map<String, Integer>", "", "-Aplanbind.suppress").warnings())
        .hasSameSizeAs(PLACES);
  }

  @Test
  void aWordOfTheOptionThatIsNoneIsAnError() {
    Compiled compiled = compile("int", "", "-Aplanbind.suppress=strct,strict,type,PlanFile");
    String known =
        ". Write one of constraint, example, keys, nullable, order, overlap, pattern, strict, text, with commas"
            + " between several.";

    assertThat(compiled.errors())
        .containsExactly(
            "[PlanOption] -Aplanbind.suppress: there is no warning called \"PlanFile\"" + known,
            "[PlanOption] -Aplanbind.suppress: there is no warning called \"strct\"" + known,
            "[PlanOption] -Aplanbind.suppress: there is no warning called \"type\"" + known);
  }

  @Test
  void theOptionIsOneThatCompilersKnow() {
    assertThat(new PlanProcessor().getSupportedOptions()).containsExactly("planbind.suppress");
  }

  /** One plan for each place, with these words there. */
  private static Compiled compile(String type, String word, String... options) {
    List<JavaFileObject> sources = new ArrayList<>();
    for (int i = 0; i < PLACES.size(); i++) {
      String home = "quiet" + i;
      for (String source : List.of(PLAN, PARTS.formatted(type))) {
        String name = source.equals(PLAN) ? ".Plans" : ".Parts";
        sources.add(MemoryFiles.source(
            home + name, "package " + home + ";", filled(source, PLACES.get(i), word)));
      }
    }
    Compiled compiled = Compiled.with(new PlanProcessor(), List.of(options), sources);
    assertThat(compiled.errors())
        .filteredOn(error -> !error.contains("PlanOption"))
        .isEmpty();
    return compiled;
  }

  private static String filled(String source, String place, String word) {
    String filled = source;
    for (String each : PLACES) {
      String text = each.equals(place) ? "@SuppressWarnings({\"x\", \"" + word + "\"})" : "";
      filled = filled.replace("[" + each + "]", text);
    }
    return filled;
  }
}
