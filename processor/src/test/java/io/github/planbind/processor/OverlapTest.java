package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.PlanResult;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which plans are compared, and at which of two the warning stands. */
class OverlapTest {
  private static final JavaFileObject FIRST = plan("pair.First", "");
  private static final JavaFileObject SECOND = plan("pair.Second", "");
  private static final String WARNING =
      "Second.java:2:44: [PlanKeys] Second: what is written for First is taken for Second: it has the key"
          + " \"size\" and all that Second requires. Give Second a key that it requires and First has not,"
          + " or make them one sealed interface. Or @SuppressWarnings(\"planbind:overlap\").";

  @Test
  void theOrderOfTheFilesDoesNotMatter() {
    assertThat(Compiled.of(FIRST, SECOND).warnings()).containsExactly(WARNING);
    assertThat(Compiled.of(SECOND, FIRST).warnings()).containsExactly(WARNING);
  }

  @Test
  void aPlanIsWarnedOfOnceHoweverManyThereAre() {
    List<JavaFileObject> plans = Stream.of("pair.A", "pair.B", "pair.C", "pair.D")
        .map(name -> plan(name, ""))
        .toList();

    assertThat(Compiled.of(plans).warnings())
        .map(warning -> warning.replaceAll(" it has .*", ""))
        .containsExactly(
            "B.java:2:44: [PlanKeys] B: what is written for A is taken for B:",
            "C.java:2:44: [PlanKeys] C: what is written for A is taken for C:",
            "D.java:2:44: [PlanKeys] D: what is written for A is taken for D:");
  }

  @Test
  void plansOfAnotherPackageOrClassAreNotCompared() {
    JavaFileObject elsewhere = plan("other.Second", "");
    JavaFileObject inside = MemoryFiles.source(
        "pair.Around",
        "package pair;",
        "class Around {",
        "  @io.github.planbind.annotation.Plan(keys = \"size\")",
        "  record Inside(int size) {}",
        "}");

    assertThat(Compiled.of(FIRST, elsewhere, inside).warnings()).isEmpty();
  }

  @Test
  void aPlanIsComparedWithTheOnesInIt() {
    JavaFileObject around = MemoryFiles.source(
        "pair.Around",
        "package pair;",
        "@io.github.planbind.annotation.Plan(keys = \"size\")",
        "record Around(int size) {",
        "  @io.github.planbind.annotation.Plan(keys = \"size\")",
        "  record Inside(int size) {}",
        "}");

    assertThat(Compiled.of(around).warnings())
        .singleElement()
        .asString()
        .startsWith(
            "Around.java:4:46: [PlanKeys] Around.Inside: what is written for Around is taken");
  }

  @Test
  void aPlanThatAnotherIsMadeOfIsNoOtherPlan() {
    JavaFileObject sealed = MemoryFiles.source(
        "pair.Act",
        "package pair;",
        "@io.github.planbind.annotation.Plan(keys = {\"size\", \"text\"})",
        "sealed interface Act {",
        "  @io.github.planbind.annotation.Plan(keys = \"size\")",
        "  record Go(int size) implements Act {}",
        "  record Stop(String text) implements Act {}",
        "}");

    assertThat(Compiled.of(sealed).warnings()).isEmpty();
  }

  @Test
  void aPlanOfALaterRoundIsComparedToo() {
    Compiled compiled = Compiled.with(
        List.of(
            new PlanProcessor(),
            new WritingProcessor("package pair; record Late() {"
                + " @io.github.planbind.annotation.Plan(keys = \"size\") record A(int size) {}"
                + " @io.github.planbind.annotation.Plan(keys = \"size\") record B(int size) {} }")),
        List.of(),
        List.of(FIRST));

    assertThat(compiled.warnings())
        .singleElement()
        .asString()
        .contains("[PlanKeys] Late.B: what is written for Late.A is taken for Late.B");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aPlanOfAnotherBuildIsNotCompared(boolean failed) {
    Compiled compiled = Compiled.with(
        List.of(
            new KeptProcessor(failed),
            new WritingProcessor(
                "package pair; @io.github.planbind.annotation.Plan(keys = \"size\")"
                    + " record Second(int size) {}")),
        List.of(),
        List.of(FIRST));

    assertThat(compiled.companions()).containsKey("pair/SecondBinder.java");
    assertThat(compiled.warnings()).isEmpty();
  }

  @Test
  void aPlanOfAnotherCompilationIsNotCompared() {
    JavaFileObject wrong = MemoryFiles.source("pair.Wrong", "package pair; class Wrong {");

    assertThat(Compiled.of(FIRST).errors()).isEmpty();
    assertThat(Compiled.of(SECOND).warnings()).isEmpty();
    assertThat(Compiled.of(FIRST, wrong).errors()).hasSize(1);
    assertThat(Compiled.of(SECOND).warnings()).isEmpty();
  }

  @Test
  void aPlanWithAMistakeIsNotCompared() {
    JavaFileObject broken = plan("pair.Second", ", Thread thread");
    Compiled compiled = Compiled.of(FIRST, broken);

    assertThat(compiled.warnings()).isEmpty();
    assertThat(compiled.errors()).hasSize(1);
  }

  @Test
  void eitherCanSwitchItOff() {
    assertThat(Compiled.of(plan("pair.First", "", "overlap"), SECOND).warnings())
        .isEmpty();
    assertThat(Compiled.of(FIRST, plan("pair.Second", "", "overlap")).warnings())
        .isEmpty();
    assertThat(Compiled.of(FIRST, plan("pair.Second", "", "keys")).warnings()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      a   | record A(int a)                          | a | record B(int a)
      a   | record A(int a)                          | b | record B(int a, int b)
      a   | record A(int a)                          | a | record B(String a)
      a   | record A(int a)                          | b | record B(int b)
      a   | record A(int a, int c)                   | a | record B(int a, int b)
      a   | record A(@Field(aliases = "b") int a)    | b | record B(int b)
      b   | record A(@Field(name = "b") int a)       | b | record B(int b, int a)
      a   | record A(int a, Optional<String> b)      | a | record B(int a, String b)
      a   | record A(int a, Optional<String> b)      | b | record B(String b, int x)
      a   | record A(int a, @Field(defaultValue = "1") int c) | a | record B(int a, boolean b)
      a   | record A(List<Integer> a)                | a | record B(Set<Integer> a)
      a   | record A(Map<String, Integer> a)         | a | record B(In a)
      a   | record A(In a)                           | a | record B(int a)
      k   | @Discriminator("k") sealed interface A   | a | record B(String k, int a)
      far | sealed interface A                       | x | record B(int far, int x)
      far | sealed interface A                       | x | record B(int x)
      """)
  void aReaderTakesOnePlanForTheOtherWhereTheCompilerWarns(
      String firstKey, String first, String secondKey, String second) {
    Compiled compiled = Compiled.of(MemoryFiles.source(
        "pair.Pair",
        "package pair;",
        "import io.github.planbind.annotation.*;",
        "import java.util.*;",
        "@SuppressWarnings({\"planbind:strict\", \"planbind:keys\", \"planbind:text\"})",
        "class Pair {",
        "  @Plan(keys = \"" + firstKey + "\") " + first + body(first),
        "  @Plan(keys = \"" + secondKey + "\") " + second + body(second),
        "  record In(int key) {}",
        "}"));
    boolean taken = takes(compiled, "A", "B") || takes(compiled, "B", "A");

    assertThat(compiled.errors()).isEmpty();
    assertThat(compiled.warnings()).hasSize(taken ? 1 : 0);
  }

  private static String body(String header) {
    return header.startsWith("record")
        ? " {}"
        : " { record Go(int far) implements A {} record Stop(String why) implements A {} }";
  }

  private static boolean takes(Compiled compiled, String reader, String written) {
    String reply = compiled.binder("pair.Pair_" + written + "Binder").example();
    return compiled.read("pair.Pair_" + reader + "Binder", reply) instanceof PlanResult.Complete;
  }

  private static JavaFileObject plan(String name, String more, String... quiet) {
    int dot = name.indexOf('.');
    String words = quiet.length == 0 ? "" : "@SuppressWarnings(\"planbind:" + quiet[0] + "\")";
    return MemoryFiles.source(
        name,
        "package " + name.substring(0, dot) + ";",
        "@io.github.planbind.annotation.Plan(keys = \"size\")",
        words + " record " + name.substring(dot + 1) + "(int size" + more + ") {}");
  }
}
