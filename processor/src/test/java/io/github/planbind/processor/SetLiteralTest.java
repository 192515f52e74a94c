package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A set in a default or an example is judged as a binder judges it in a reply: equal elements are one, and a
 * {@code @Size} counts what is left.
 */
class SetLiteralTest {
  private static final String DECLARED = """
      enum Color { RED, @Field(name = "g") GREEN }
      record Pair(int a, Optional<String> b) {}
      record Short(@Field(defaultValue = "1") int a, String b) {}
      record Strict(String a) { Strict { a.length(); } }
      record Lower(String a) { Lower { a = a.toLowerCase(java.util.Locale.ROOT); } }
      record Odd(String a) {
        @Override public boolean equals(Object other) { return other instanceof Odd; }
        @Override public int hashCode() { return 1; }
      }
      sealed interface Step {
        record Go(int far) implements Step {}
        record Stop(String why) implements Step {}
      }
      @Discriminator("type") sealed interface Act {
        record Go(int far) implements Act {}
        record Run(int far) implements Act {}
      }
      """;

  static Stream<Arguments> sets() {
    return Stream.of(
        of("String", "[]", 0),
        of("String", "['a']", 1),
        of("String", "['a','A']", 2),
        of("Character", "['a','b']", 2),
        of("Boolean", "[true,false]", 2),
        of("Integer", "[1,2]", 2),
        of("Long", "[9007199254740993,9007199254740992]", 2),
        of("Double", "[9007199254740993,9007199254740992]", 1),
        of("Float", "[0.1,0.10000000001]", 1),
        of("Color", "['RED','g']", 2),
        of(
            "java.util.UUID",
            "['123e4567-e89b-12d3-a456-426614174000','123E4567-E89B-12D3-A456-426614174000']",
            1),
        of("java.time.LocalTime", "['10:00','10:00:00']", 1),
        of("java.time.Duration", "['PT60S','PT1M']", 1),
        of("java.net.URI", "['HTTP://a/','http://a/']", 1),
        of("List<Integer>", "[[1,2],[2,1]]", 2),
        of("Set<Integer>", "[[1,2],[2,1]]", 1),
        of("Map<String, Integer>", "[{'a':1,'b':2},{'a':1}]", 2),
        of("Pair", "[{'a':1},{'a':1,'b':null},{'b':'x','a':1}]", 2),
        of("Short", "[{'a':1,'b':'x'},{'b':'x'},{'a':null,'b':'x'}]", 1),
        of("Step", "[{'far':1},{'why':'x'}]", 2),
        of("Act", "[{'type':'go','far':1},{'far':1,'type':'run'}]", 2));
  }

  /** Of what is written again, the binder keeps one where it is equal in Java; the schema allows none. */
  static Stream<Arguments> repeated() {
    return Stream.of(
        repeated("String", "['a','a']", 1, "6 (/1) /0"),
        repeated("String", "['a','A','a','a']", 2, "10 (/2) /0", "14 (/3) /0"),
        repeated("Character", "['a','b','a']", 2, "10 (/2) /0"),
        repeated("Boolean", "[true,false,true]", 2, "13 (/2) /0"),
        repeated("Integer", "[1,1.0,1e0,2]", 2, "4 (/1) /0", "8 (/2) /0"),
        repeated("Byte", "[0,-0]", 1, "4 (/1) /0"),
        repeated("java.math.BigInteger", "[10,1e1]", 1, "5 (/1) /0"),
        repeated("java.time.Year", "[2025,2025.0]", 1, "7 (/1) /0"),
        repeated("Double", "[0.1,0.10,1e-1]", 1, "6 (/1) /0", "11 (/2) /0"),
        repeated("Double", "[0,-0]", 2, "4 (/1) /0"),
        repeated("java.math.BigDecimal", "[1,1.0,1.0]", 2, "4 (/1) /0", "8 (/2) /0"),
        repeated("Color", "['RED','g','RED']", 2, "12 (/2) /0"),
        repeated("List<Integer>", "[[1,2],[1,2.0],[2,1]]", 2, "8 (/1) /0"),
        repeated("Set<Integer>", "[[1,2],[2,1,1]]", 1, "13 (/1/2) /1/1"),
        repeated("Map<String, Integer>", "[{'a':1,'b':2},{'b':2,'a':1.0}]", 1, "16 (/1) /0"),
        repeated("Pair", "[{'a':1,'b':null},{'b':null,'a':1}]", 1, "19 (/1) /0"),
        repeated("Step", "[{'far':1},{'why':'x'},{'far':1.0}]", 2, "24 (/2) /0"),
        repeated("Act", "[{'type':'go','far':1},{'far':1,'type':'go'}]", 1, "24 (/1) /0"),
        repeated("Strict", "[{'a':'x'},{'a':'x'}]", 1, "12 (/1) /0"));
  }

  private static Arguments repeated(String element, String json, int size, String... places) {
    return Arguments.of(element, json.replace('\'', '"'), size, List.of(places));
  }

  private static Arguments of(String element, String json, int size) {
    return Arguments.of(element, json.replace('\'', '"'), size);
  }

  @ParameterizedTest
  @MethodSource("sets")
  void theCompilerCountsAsTheBinderDoes(String element, String json, int size) {
    Compiled fits = compile(element, json, size, size);

    assertThat(fits.errors()).isEmpty();
    assertThat(fits.read("set.Sets_RepliedBinder", "{\"name\":\"n\",\"set\":" + json + "}")
            .orElseThrow())
        .as("as a reply")
        .isNotNull();
    assertThat(fits.read("set.Sets_DefaultBinder", "{\"name\":\"n\"}").orElseThrow())
        .as("by default")
        .isNotNull();
    assertThat(compile(element, json, size + 1, 9).errors())
        .hasSize(2)
        .allMatch(error ->
            error.contains("expected an array of at least %d elements, found an array of fewer"
                .formatted(size + 1)));
    if (size > 0) {
      assertThat(compile(element, json, 0, size - 1).errors())
          .hasSize(2)
          .allMatch(error ->
              error.contains("expected an array of at most %d elements, found an array of more"
                  .formatted(size - 1)));
    }
  }

  @ParameterizedTest
  @MethodSource("repeated")
  void whatIsWrittenAgainIsRefusedAtItsPlace(
      String element, String json, int size, List<String> places) {
    Compiled fits = compile(element, "[]", 0, size);
    List<String> errors = compile(element, json, size, size).errors();

    assertThat(fits.read("set.Sets_RepliedBinder", "{\"name\":\"n\",\"set\":" + json + "}")
            .orElseThrow())
        .as("as a reply")
        .isNotNull();
    assertThat(errors).hasSize(2 * places.size());
    for (int i = 0; i < places.size(); i++) {
      String[] place = places.get(i).split(" ");
      int column = Integer.parseInt(place[0]);
      String inExample =
          "column %d (/set%s): expected each element of a set once, found that of /set%s again"
              .formatted(column + 18, place[1].substring(1, place[1].length() - 1), place[2]);
      String inDefault = "column %d %s: expected each element of a set once, found that of %s again"
          .formatted(column, place[1], place[2]);
      assertThat(errors).anyMatch(error -> error.contains(inExample));
      assertThat(errors).anyMatch(error -> error.contains(inDefault));
    }
  }

  static Stream<Arguments> unknown() {
    return Stream.of(
        Arguments.of("Lower", "[{\"a\":\"x\"},{\"a\":\"X\"}]"),
        Arguments.of("Odd", "[{\"a\":\"x\"},{\"a\":\"y\"}]"),
        Arguments.of("com.fasterxml.jackson.databind.JsonNode", "[1,\"1\"]"));
  }

  @ParameterizedTest
  @MethodSource("unknown")
  void whatOnlyRunsTellIsNotRefused(String element, String json) {
    for (List<Integer> bounds : List.of(List.of(1, 1), List.of(2, 2))) {
      assertThat(compile(element, json, bounds.get(0), bounds.get(1)).errors()).isEmpty();
    }
    assertThat(compile(element, json, 3, 9).errors()).hasSize(2);
  }

  private static Compiled compile(String element, String json, int least, int most) {
    String set = "@Size(min = " + least + ", max = " + most + ") Set<" + element + "> set";
    String example = "{\"name\":\"n\",\"set\":" + json + "}";
    return Compiled.of(MemoryFiles.source(
        "set.Sets",
        "package set;",
        "import io.github.planbind.annotation.*;",
        "import jakarta.validation.constraints.Size;",
        "import java.util.*;",
        "@SuppressWarnings(\"planbind\")",
        "class Sets {",
        "@Plan(keys = \"name\", example = " + JavaLiteral.of(example) + ")",
        "record Replied(String name, " + set + ") {}",
        "@Plan(keys = \"name\")",
        "record Default(String name, @Field(defaultValue = " + JavaLiteral.of(json) + ") " + set
            + ") {}",
        DECLARED,
        "}"));
  }
}
