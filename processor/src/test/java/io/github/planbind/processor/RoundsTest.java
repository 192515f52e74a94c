package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javax.annotation.processing.Processor;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** Plans that name what other processors write. */
class RoundsTest {
  private static final JavaFileObject PLAN = MemoryFiles.source(
      "late.Trip",
      "package late;",
      "import java.util.List;",
      "@io.github.planbind.annotation.Plan(keys = \"stops\")",
      "record Trip(List<Stop> stops, Car car) {}");
  private static final JavaFileObject READY = MemoryFiles.source(
      "late.Ready",
      "package late;",
      "@io.github.planbind.annotation.Plan(keys = \"size\")",
      "record Ready(int size) {}");

  @Test
  void aPlanWaitsForTypesOfLaterRounds() {
    Compiled compiled = compile(
        List.of(PLAN, READY),
        "package late; record Stop(String name) {}",
        "package late; record Other(int x) {}",
        "package late; record Car(int seats) {}");

    assertThat(compiled.errors()).isEmpty();
    assertThat(compiled.read(
            "late.TripBinder", "{\"stops\":[{\"name\":\"a\"}],\"car\":{\"seats\":4}}"))
        .extracting(result -> result.orElseThrow().toString())
        .isEqualTo("Trip[stops=[Stop[name=a]], car=Car[seats=4]]");
    assertThat(compiled.companions()).containsKey("late/ReadyBinder.java");
  }

  @Test
  void aPlanWrittenByAnotherProcessorIsAPlan() {
    Compiled compiled = compile(
        List.of(READY),
        "package late; @io.github.planbind.annotation.Plan(keys = \"x\") record Made(int x) {}");

    assertThat(compiled.errors()).isEmpty();
    assertThat(compiled.companions()).containsKey("late/MadeBinder.java");
  }

  @Test
  void namesMayBeConstantsOfALaterRound() {
    JavaFileObject plan = MemoryFiles.source(
        "late.Named",
        "package late;",
        "import io.github.planbind.annotation.Field;",
        "@io.github.planbind.annotation.Plan(keys = {Names.SIZE, \"weight\"})",
        "record Named(@Field(name = Names.SIZE, description = Names.TEXT) int a, int weight) {}");
    Compiled compiled = compile(
        List.of(plan),
        "package late; class Names {"
            + " static final String SIZE = \"size\"; static final String TEXT = \"How large\"; }");

    assertThat(compiled.errors()).isEmpty();
    assertThat(compiled.companions().get("late/NamedBinder.java"))
        .contains(".keys(\"size\", \"weight\")", "How large");
  }

  @Test
  void aTypeThatNeverComesIsReportedOnceAndStopsNoOtherPlan() {
    Compiled compiled = compile(List.of(PLAN, READY), "package late; record Stop(String name) {}");

    assertThat(compiled.errors())
        .containsExactly(
            "Trip.java:4:31: cannot find symbol symbol:   class Car location: class late.Trip",
            "Trip.java:4:35: [PlanType] Trip.car: Car cannot be found. Check its import, its"
                + " library, or the annotation processor that should write it.");
    assertThat(compiled.companions()).containsKey("late/ReadyBinder.java");
  }

  @Test
  void aTypeThatNeverComesIsLeftToTheCompilerWhereThereAreOtherErrors() {
    JavaFileObject broken = MemoryFiles.source(
        "late.Broken",
        "package late;",
        "@io.github.planbind.annotation.Plan(keys = \"size\")",
        "record Broken(Thread size) {}");
    Compiled compiled = compile(List.of(PLAN, broken));

    assertThat(compiled.errors())
        .noneMatch(error -> error.contains("cannot be found"))
        .anyMatch(error -> error.contains("[PlanType] Broken.size"));
  }

  private static Compiled compile(List<JavaFileObject> sources, String... written) {
    List<Processor> processors = List.of(new PlanProcessor(), new WritingProcessor(written));
    return Compiled.with(processors, List.of(), sources);
  }
}
