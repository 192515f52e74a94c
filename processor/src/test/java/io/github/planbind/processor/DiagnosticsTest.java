package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every error of every broken plan under {@code diagnostics}: its file, line, column and text, and that
 * there is no other one. {@code -Dgolden.update=true} writes what is expected.
 */
class DiagnosticsTest {
  /** Compiled beside the broken plans; it must get its binder as if they were not there. */
  private static final JavaFileObject GOOD = MemoryFiles.source(
      "good.Good",
      "package good;",
      "@io.github.planbind.annotation.Plan(keys = \"size\")",
      "record Good(int size) {}");

  static Stream<DiagnosticCase> cases() throws IOException {
    return DiagnosticCase.all();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void errorsAreAsExpected(DiagnosticCase broken) throws IOException {
    List<JavaFileObject> sources = new ArrayList<>(broken.input());
    sources.add(GOOD);
    Compiled compiled = Compiled.of(sources);

    List<String> said = broken.rule().isWarning() ? compiled.warnings() : compiled.errors();
    List<String> others = broken.rule().isWarning() ? compiled.errors() : compiled.warnings();
    if (Boolean.getBoolean("golden.update")) {
      broken.update(said);
    }
    assertThat(said).isEqualTo(broken.expected());
    assertThat(said).anyMatch(text -> text.contains("[" + broken.rule().code() + "]"));
    assertThat(others).isEmpty();
    assertThat(compiled.complaintsOfCompanions()).isEmpty();
    assertThat(compiled.companions().get("good/GoodBinder.java")).contains("beginObject");
  }

  @Test
  void manyBrokenPlansAreAllReportedInOneCompile() {
    List<JavaFileObject> sources = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    for (int i = 10; i < 50; i++) {
      sources.add(MemoryFiles.source(
          "many.Broken" + i,
          "package many;",
          "@io.github.planbind.annotation.Plan(keys = {\"size\", \"sizes\"})",
          "record Broken%d(Thread size) {}".formatted(i)));
      expected.add("Broken%d.java:3:24: [PlanType]".formatted(i));
      expected.add("Broken%d.java:2:53: [PlanKeys]".formatted(i));
    }
    List<String> errors = Compiled.of(sources).errors();

    assertThat(errors).map(error -> error.substring(0, error.indexOf(']') + 1)).isEqualTo(expected);
  }

  @Test
  void usesOfTheCompanionOfABrokenPlanAreNoErrors() {
    JavaFileObject broken = MemoryFiles.source(
        "use.Broken",
        "package use;",
        "@io.github.planbind.annotation.Plan(keys = \"size\")",
        "record Broken(Thread size, String name) {}");
    JavaFileObject use = MemoryFiles.source(
        "use.Use",
        "package use;",
        "class Use {",
        "  static final BrokenBinder BINDER = BrokenBinder.INSTANCE;",
        "  Broken read(String reply) {",
        "    return BrokenBinder.reader().read(reply).orElseThrow();",
        "  }",
        "  java.util.Optional<String> name(io.github.planbind.Partial<Broken> partial) {",
        "    return partial.get(BrokenBinder.NAME);",
        "  }",
        "}");
    Compiled compiled = Compiled.of(broken, use);

    assertThat(compiled.errors()).singleElement().asString().contains("[PlanType] Broken.size");
  }

  @Test
  void moreNamesThanFitIntoAClassAreRefused() {
    String constants =
        IntStream.range(0, 2_000).mapToObj(i -> "C" + i).collect(Collectors.joining(","));
    JavaFileObject large = MemoryFiles.source(
        "large.Large",
        "package large;",
        "@io.github.planbind.annotation.Plan(keys = \"one\")",
        "record Large(One one, Two two) {",
        "  enum One {" + constants + "}",
        "  enum Two {" + constants + "}",
        "}");
    assertThat(Compiled.of(large, GOOD).errors())
        .containsExactly(
            "Large.java:3:1: [PlanTooMany] Large: has 4005 names and types, more than the 3000 that"
                + " fit into one class. Split the plan.");
  }

  @Test
  @EnabledForJreRange(min = JRE.JAVA_25)
  void aPlanThatNoOtherFileCanNameIsRefused() {
    JavaFileObject compact = MemoryFiles.source(
        "Main",
        "import io.github.planbind.annotation.Plan;",
        "  @Plan(keys = \"size\") record Plain(int size) {}",
        "void main() {}");

    assertThat(Compiled.of(compact, GOOD).errors())
        .containsExactly(
            "Main.java:2:24: [PlanTarget] Main.Plain: stands in a file without a class declaration, of which"
                + " Main_PlainBinder can name nothing. Move it to a file of its own, or declare the class.");
  }

  @Test
  void aFailureOfTheProcessorIsReportedAsOneAndStopsNoOtherPlan() {
    JavaFileObject plan = MemoryFiles.source(
        "bug.Bug",
        "package bug;",
        "@io.github.planbind.annotation.Plan(keys = \"size\")",
        "record Bug(int size) {}");
    Compiled compiled =
        Compiled.with(new BuggyProcessor("bug.Bug"), List.of(), List.of(plan, GOOD));

    assertThat(compiled.errors())
        .singleElement()
        .asString()
        .startsWith(
            "Bug.java:3:1: [PlanBug] Bug: the annotation processor failed on it. Please report this to"
                + " Planbind with what follows: java.lang.IllegalStateException: boom");
    assertThat(compiled.companions()).containsOnlyKeys("good/GoodBinder.java");
  }
}
