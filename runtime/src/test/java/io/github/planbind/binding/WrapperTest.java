package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.plans.Course;
import io.github.planbind.plans.CourseBinder;
import io.github.planbind.plans.MoveBinder;
import io.github.planbind.plans.Told;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One level of wrapping, and no more (rule R13). */
class WrapperTest {
  private static DocumentReader<Course> read(String json) {
    DocumentReader<Course> document = DocumentReader.of(CourseBinder.INSTANCE, json);
    document.read(0, false);
    return document;
  }

  private static void opens(String json, String... edits) {
    DocumentReader<Course> document = read(json);
    assertThat(document.plan()).isNull();
    assertThat(document.unwrap()).as(json).isTrue();
    assertThat(document.plan()).isEqualTo(Course.of(1));
    assertThat(document.isFullyShaped()).isTrue();
    assertThat(Told.edits(document.edits())).containsExactly(edits);
    assertThat(document.start()).isZero();
    assertThat(document.end()).isEqualTo(json.length());
  }

  private static void staysClosed(String json) {
    DocumentReader<Course> document = read(json);
    assertThat(document.unwrap()).as(json).isFalse();
    assertThat(document.plan()).isNull();
    assertThat(document.isPlanShaped()).isFalse();
  }

  @Test
  void anObjectWithOneMemberIsOpened() {
    opens("{\"plan\":{\"heading\":1}}", "UNWRAPPED@0");
    opens("{\"\":{\"heading\":1}}", "UNWRAPPED@0");
    opens("{ \"final answer\" : { \"heading\" : 1 } }", "UNWRAPPED@0");
    opens("{\"pl\\u0061n\":{\"heading\":1}}", "UNWRAPPED@0");
    opens("{\"examples_of_plans\":{\"heading\":1}}", "UNWRAPPED@0");
  }

  @Test
  void anArrayWithOneElementIsOpened() {
    opens("[{\"heading\":1}]", "UNWRAPPED@0");
    opens("[ {\"heading\":\"1\"} ]", "UNWRAPPED@0", "NUMBER_IN_STRING@13");
  }

  @Test
  void aStringThatHoldsThePlanIsOpened() {
    opens("\"{\\\"heading\\\":1}\"", "UNQUOTED@0");
    opens("\" {\\\"heading\\\":1} \\n\"", "UNQUOTED@0");
    opens(
        "\"{\\\"heading\\\":\\\"1\\\",}\"", "UNQUOTED@0", "NUMBER_IN_STRING@0", "TRAILING_COMMA@0");
  }

  @Test
  void editsOfTheWrapperAndOfThePlanAreBothTold() {
    opens(
        "{/*a*/\"plan\":{\"heading\":\"1\",},/*b*/}",
        "UNWRAPPED@0",
        "COMMENT@1",
        "NUMBER_IN_STRING@24",
        "TRAILING_COMMA@27",
        "COMMENT@30",
        "TRAILING_COMMA@29");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "properties",
        "$defs",
        "schema",
        "example",
        "examples",
        "sample",
        "template",
        "format",
        "draft",
        "drafts",
        "draft_1",
        "rejected",
        "rejectedPlan",
        "previous",
        "old",
        "input",
        "Example",
        "SCHEMA",
        "Draft"
      })
  void aMemberWhoseNameSaysThatItIsNoAnswerIsNotOpened(String name) {
    staysClosed("{\"" + name + "\":{\"heading\":1}}");
  }

  @Test
  void suchANameIsTheSameNameWhenItIsEscaped() {
    staysClosed("{\"ex\\u0061mple\":{\"heading\":1}}");
    staysClosed("{\"\\u0064raft\":{\"heading\":1}}");
  }

  @Test
  void aLongNameIsANameLikeAnother() {
    opens("{\"" + "the plan that was asked for ".repeat(10) + "\":{\"heading\":1}}", "UNWRAPPED@0");
    staysClosed("{\"draft" + " of the plan".repeat(10) + "\":{\"heading\":1}}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // more than one member or element
        "{\"plan\":{\"heading\":1},\"x\":1}",
        "{\"x\":1,\"plan\":{\"heading\":1}}",
        "{\"a\":{\"heading\":1},\"b\":{\"heading\":1}}",
        "{\"plan\":{\"heading\":1},\"plan\":{\"heading\":1}}",
        "[{\"heading\":1},{\"heading\":1}]",
        "[{\"heading\":1},7]",
        "[{\"heading\":1},null]",
        // not fully shaped
        "{\"plan\":{}}",
        "{\"plan\":{\"note\":\"\"}}",
        "{\"plan\":{\"heading\":\"north\"}}",
        "{\"plan\":{\"heading\":null}}",
        "[{\"heading\":[]}]",
        // more than one level
        "{\"a\":{\"b\":{\"heading\":1}}}",
        "[[{\"heading\":1}]]",
        "{\"a\":[{\"heading\":1}]}",
        "[{\"a\":{\"heading\":1}}]",
        "{\"a\":\"{\\\"heading\\\":1}\"}",
        "[\"{\\\"heading\\\":1}\"]",
        "\"\\\"{\\\\\\\"heading\\\\\\\":1}\\\"\"",
        "\"[{\\\"heading\\\":1}]\"",
        // nothing to open
        "{}",
        "[]",
        "[7]",
        "{\"plan\":7}",
        "{\"plan\":null}",
        "\"\"",
        "\"plan\"",
        "\"{\"",
        "\" \"",
        "7",
        "true",
        "null",
        "\"{\\\"heading\\\":1} x\"",
        "\"{\\\"heading\\\":1\"",
        "\"{\\\"heading\\\":1}{}\""
      })
  void nothingElseIsOpened(String json) {
    staysClosed(json);
  }

  @Test
  void aPlanIsNoWrapperOfAnotherOne() {
    DocumentReader<Course> document = read("{\"heading\":{\"heading\":1}}");
    assertThat(document.isPlanShaped()).isTrue();
    assertThat(document.unwrap()).isFalse();
  }

  @Test
  void aFullyShapedPlanThatDoesNotBindIsOpenedAllTheSame() {
    DocumentReader<Course> document = read("{\"plan\":{\"heading\":1.5}}");
    assertThat(document.unwrap()).isTrue();
    assertThat(document.plan()).isNull();
    assertThat(Told.misfits(document.misfits()))
        .containsExactly("/heading: expected an integer, found a fraction");
  }

  @Test
  void membersOfTheWrapperAreNotCountedAsIgnored() {
    DocumentReader<Course> document = read("{\"plan\":{\"heading\":1,\"x\":2}}");
    assertThat(document.unwrap()).isTrue();
    assertThat(document.ignoredMembers()).isEqualTo(1);
  }

  @Test
  void oneReaderOpensOneWrapperAfterTheOther() {
    String first = "{\"a\":{\"heading\":\"1\"}}";
    String second = "[{\"heading\":1}]";
    DocumentReader<Course> document =
        DocumentReader.of(CourseBinder.INSTANCE, first + second + "{\"heading\":1}");
    document.read(0, false);
    assertThat(document.unwrap()).isTrue();
    document.read(first.length(), false);
    assertThat(document.unwrap()).isTrue();
    assertThat(Told.edits(document.edits())).containsExactly("UNWRAPPED@" + first.length());
    document.read(first.length() + second.length(), false);
    assertThat(document.plan()).isEqualTo(Course.of(1));
    assertThat(document.edits()).isEmpty();
    assertThat(document.unwrap()).isFalse();
  }

  @Test
  void aWrappedListIsOpenedUnlessItIsEmpty() {
    DocumentReader<List<Course>> list =
        DocumentReader.ofList(CourseBinder.INSTANCE, "{\"courses\":[{\"heading\":1}]}");
    list.read(0, false);
    assertThat(list.isPlanShaped()).isFalse();
    assertThat(list.unwrap()).isTrue();
    assertThat(list.plan()).containsExactly(Course.of(1));

    for (String json : List.of(
        "{\"courses\":[]}",
        "[[]]",
        "[[{\"heading\":1}]]",
        "{\"courses\":[7]}",
        "{\"a\":[],\"b\":[{\"heading\":1}]}",
        "\"[]\"")) {
      DocumentReader<List<Course>> other = DocumentReader.ofList(CourseBinder.INSTANCE, json);
      other.read(0, false);
      assertThat(other.unwrap()).as(json).isFalse();
    }
    DocumentReader<List<Course>> quoted =
        DocumentReader.ofList(CourseBinder.INSTANCE, "\"[{\\\"heading\\\":1}]\"");
    quoted.read(0, false);
    assertThat(quoted.unwrap()).isTrue();
  }

  @Test
  void aWrappedSealedPlanIsOpened() {
    DocumentReader<?> document =
        DocumentReader.of(MoveBinder.INSTANCE, "{\"move\":{\"depth\":2,\"type\":\"anchor\"}}");
    document.read(0, false);
    assertThat(document.isPlanShaped()).isFalse();
    assertThat(document.unwrap()).isTrue();
    assertThat(document.plan()).hasToString("Anchor[depth=2.0]");

    DocumentReader<?> schema =
        DocumentReader.of(MoveBinder.INSTANCE, "{\"example\":{\"depth\":2,\"type\":\"anchor\"}}");
    schema.read(0, false);
    assertThat(schema.unwrap()).isFalse();
  }
}
