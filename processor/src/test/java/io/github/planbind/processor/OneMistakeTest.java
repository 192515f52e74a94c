package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A type that is refused is one mistake: neither an example nor a default is judged by it as well. */
class OneMistakeTest {
  private static final String NOTHING = "";

  /** What may stand in an example, or be a default. */
  private static final List<String> VALUES = List.of(
      "1",
      "\"x\"",
      "true",
      "[]",
      "[1]",
      "[[]]",
      "{}",
      "{\"a\":1,\"b\":\"x\"}",
      "{\"type\":\"one\",\"a\":1}");

  static Stream<Arguments> types() {
    return Stream.of(
        Arguments.of("PlanType", "Thread", ""),
        Arguments.of("PlanType", "Object", ""),
        Arguments.of("PlanType", "String[]", ""),
        Arguments.of("PlanType", "int[][]", ""),
        Arguments.of("PlanType", "List", ""),
        Arguments.of("PlanType", "Map<String, ?>", ""),
        Arguments.of("PlanType", "List<Thread>", ""),
        Arguments.of("PlanType", "Set<List<Thread>>", ""),
        Arguments.of("PlanType", "Map<String, Thread>", ""),
        Arguments.of("PlanType", "Map<Integer, String>", ""),
        Arguments.of("PlanType", "List<Optional<String>>", ""),
        Arguments.of("PlanType", "Collection<String>", ""),
        Arguments.of("PlanType", "Open", "interface Open {}"),
        Arguments.of("PlanType", "Plain", "class Plain {}"),
        Arguments.of("PlanType", "Kind", "enum Kind {}"),
        Arguments.of("PlanType", "List<Kind>", "enum Kind {}"),
        Arguments.of(
            "PlanType",
            "Several<String>",
            "sealed interface Several<T> { record One<T>(T a) implements Several<T> {} }"),
        Arguments.of("PlanVisibility", "Hidden", "private record Hidden(int a) {}"),
        Arguments.of("PlanVisibility", "Hidden", "private enum Hidden { A }"),
        Arguments.of("PlanVisibility", "List<Hidden>", "private record Hidden(int a) {}"),
        Arguments.of("PlanRecursion", "Endless", "record Endless(Endless a) {}"),
        Arguments.of(
            "PlanRecursion",
            "Endless",
            "record Endless(int a, Back b) {} record Back(Endless b) {}"),
        Arguments.of(
            "PlanRecursion",
            "Endless",
            "sealed interface Endless { record One(Endless a) implements Endless {} }"));
  }

  /** Types of which only a part is wrong, with values of their form. */
  static Stream<Arguments> parts() {
    return Stream.of(
        Arguments.of(
            "PlanRecursion", "Grow<String>", "record Grow<T>(Optional<Grow<List<T>>> a) {}", "{}"),
        Arguments.of("PlanType", "Part", "record Part(Thread a) {}", "{}"),
        Arguments.of("PlanType", "Part", "record Part(Thread a) {}", "{'a':1}"),
        Arguments.of("PlanType", "Part", "record Part(List<int[]> a) {}", "{'a':1}"),
        Arguments.of(
            "PlanName",
            "Twice",
            "record Twice(int a, @Field(name = \"a\") String b) {}",
            "{'a':1}"),
        Arguments.of(
            "PlanName",
            "Twice",
            "record Twice(int a, @Field(name = \"a\") String b) {}",
            "{'b':'x'}"),
        Arguments.of("PlanName", "Blank", "record Blank(@Field(name = \" \") int a) {}", "{}"),
        Arguments.of("PlanName", "Blank", "record Blank(@Field(name = \" \") int a) {}", "{'a':1}"),
        Arguments.of("PlanName", "Kind", "enum Kind { @Field(name = \" \") A }", "'A'"),
        Arguments.of("PlanName", "Kind", "enum Kind { A, @Field(name = \"A\") B }", "'B'"),
        Arguments.of("PlanVariant", "Shape", sealed("final class One", "{}"), "{'size':1}"),
        Arguments.of("PlanVariant", "Shape", sealed("record One(int a)", "{}"), "{'a':1}"),
        Arguments.of(
            "PlanVariant",
            "Shape",
            "@Discriminator(\"type\") " + sealed("final class One", "{}"),
            "{'type':'one','size':1}"),
        Arguments.of(
            "PlanVariant",
            "Shape",
            "@Discriminator(\"type\") " + sealed("record One(int type)", "{}"),
            "{'type':'one'}"),
        Arguments.of(
            "PlanVariant",
            "Shape",
            sealed("@Variant(\"one\") record One(int b)", "{}"),
            "{'type':'one','b':1}"),
        Arguments.of(
            "PlanName",
            "Shape",
            "@Discriminator(\"type\") " + sealed("@Variant(\"two\") record One(int b)", "{}"),
            "{'type':'two','a':1}"),
        Arguments.of(
            "PlanName",
            "Shape",
            "@Discriminator(\" \") " + sealed("record One(int b)", "{}"),
            "{'type':'two','a':1}"));
  }

  private static String sealed(String one, String body) {
    return "sealed interface Shape { %s implements Shape %s record Two(int a) implements Shape {} }"
        .formatted(one, body);
  }

  @ParameterizedTest
  @MethodSource("parts")
  void whatIsWrongInATypeIsOneMistakeToo(String code, String type, String declared, String value) {
    String json = value.replace('\'', '"');
    assertOneForEach(
        List.of(
            plan(0, "{\"name\":\"n\",\"bad\":" + json + "}", "", type),
            plan(1, "", "@Field(defaultValue = " + JavaLiteral.of(json) + ") ", type),
            plan(2, "{\"name\":\"n\",\"bad\":[" + json + "]}", "", "List<" + type + ">")),
        code,
        declared);
  }

  @ParameterizedTest
  @MethodSource("types")
  void noValueIsJudgedByIt(String code, String type, String declared) {
    List<String> plans = new ArrayList<>();
    plans.add(plan(plans.size(), "{\"name\":\"n\"}", "", type));
    for (String value : VALUES) {
      String byDefault = "@Field(defaultValue = " + JavaLiteral.of(value) + ") ";
      plans.add(plan(plans.size(), "{\"name\":\"n\",\"bad\":" + value + "}", "", type));
      plans.add(plan(plans.size(), NOTHING, byDefault, type));
      plans.add(plan(plans.size(), "{\"name\":\"n\"}", byDefault, type));
      plans.add(plan(
          plans.size(),
          "{\"name\":\"n\",\"bad\":{\"size\":1,\"inner\":[{\"bad\":" + value + "},{}]}}",
          "",
          "Around"));
    }
    assertOneForEach(
        plans,
        code,
        declared + " record Around(int size, List<In> inner) {} record In(" + type + " bad) {}");
  }

  /** Each plan has its own mistake. */
  private static void assertOneForEach(List<String> plans, String code, String declared) {
    Compiled compiled = Compiled.of(MemoryFiles.source(
        "one.Mistake",
        "package one;",
        "import io.github.planbind.annotation.*;",
        "import java.util.*;",
        "@SuppressWarnings({\"rawtypes\", \"planbind\"})",
        "class Mistake {",
        String.join("\n", plans),
        declared,
        "}"));
    List<String> errors = compiled.errors();

    for (int i = 0; i < plans.size(); i++) {
      String name = "Mistake.P" + i + "_";
      assertThat(errors)
          .filteredOn(error -> error.contains(name))
          .as(plans.get(i))
          .singleElement()
          .asString()
          .contains("[" + code + "]");
    }
    assertThat(errors).hasSameSizeAs(plans);
  }

  private static String plan(int number, String example, String before, String type) {
    return "@Plan(keys = \"name\", example = %s) record P%d_(String name, %s%s bad) {}"
        .formatted(JavaLiteral.of(example), number, before, type);
  }

  @Test
  void mistakesElsewhereInAnExampleAreStillTold() {
    List<String> errors = Compiled.of(MemoryFiles.source(
            "one.Two",
            "package one;",
            "@io.github.planbind.annotation.Plan(",
            "    keys = \"name\",",
            "    example = \"{\\\"name\\\":1,\\\"parts\\\":[{\\\"bad\\\":2,\\\"size\\\":\\\"x\\\"}]}\")",
            "record Two(String name, java.util.List<Part> parts) {",
            "  record Part(Thread bad, int size) {}",
            "}"))
        .errors();

    assertThat(errors)
        .map(error -> error.replaceAll("\\. [A-Z].*", ""))
        .containsExactly(
            "Two.java:5:46: [PlanType] Two.parts > Part.bad: Thread cannot be read from JSON",
            "Two.java:4:15: [PlanExample] Two: the example does not fit at line 1, column 9 (/name):"
                + " expected a string, found a number",
            "Two.java:4:15: [PlanExample] Two: the example does not fit at line 1, column 36"
                + " (/parts/0/size): expected an integer, found a string");
  }
}
