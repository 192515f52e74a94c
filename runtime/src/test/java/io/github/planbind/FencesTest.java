package io.github.planbind;

import io.github.planbind.plans.Course;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Fences of every kind (rule R5). */
class FencesTest {
  private static final String PLAN = "{\"heading\":90}";
  private static final String DRAFT = "{\"heading\":13}";
  private static final Course COURSE = Course.of(90);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "```json\n@\n```",
        "```\n@\n```",
        "```JSON5 title=\"a b\"\n@\n```\n",
        "~~~json\n@\n~~~",
        "~~~\n@\n~~~~~",
        "````json\n@\n````",
        "``````\n@\n``````",
        "```json\n@\n`````",
        "```json   \n\n\n  @  \n\n```   \n",
        "Here:\n```json\n@\n```\nDone.",
        "Here:\n\n    ```json\n    @\n    ```\n",
        "\t```json\n\t@\n\t```\n",
        "- ```json\n  @\n  ```\n",
        "* ```json\n  @\n  ```\n",
        "+   ```json\n    @\n    ```\n",
        "1. ```json\n   @\n   ```\n",
        "12) ```json\n    @\n    ```\n",
        "- 1. ```json\n@\n```\n",
        "> ```json\n> @\n> ```\n",
        "> - ```json\n>   @\n>   ```\n",
        ">```json\n>@\n>```\n",
        // never terminated
        "```json\n@",
        "Here:\n~~~~\n@\n~~~",
        "```json\n@\n``",
        // on the line that opens
        "```json @\n```",
        "```@\n```",
        "~~~json @\n~~~",
        "~~~ @ ~~~",
        // on one line: text
        "```@```",
        "```json @ ```",
        "Here: ```@```",
        "`@`",
        "``@``",
        // one in another
        "````md\nHere:\n```json\n@\n```\n````",
        "~~~\n```json\n@\n```\n~~~",
        "```md\n~~~json\n@\n~~~\n```",
        "````\n```\n@\n````",
        // one before it
        "```python\nprint(1)\n```\n\n```json\n@\n```",
        "```\n\n```\n@",
        "```text\nno JSON\n```\n@",
        "~~~\n```\n~~~\n@",
      })
  void aPlanInAFenceIsRead(String reply) {
    Outcome.of(reply.replace("@", PLAN)).isExactly(COURSE);
    Outcome.of(reply.replace("\n", "\r\n").replace("@", PLAN)).isExactly(COURSE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "```json\n@\n```",
        "~~~\n@\n~~~",
        "```json\n@",
        "- ```\n  @\n  ```",
        "````\n@\n````",
        "```json @\n```"
      })
  void aPlanOnSeveralLinesIsReadToo(String reply) {
    for (String plan : List.of(
        "{\n  \"heading\": 90\n}",
        "{\r\n\t\"heading\"\r\n:\r\n90\r\n}",
        "\n{\"heading\":\n\n90}\n")) {
      Outcome.of(reply.replace("@", plan)).isExactly(COURSE);
    }
  }

  @Test
  void aCloserIsOfTheSameCharAtLeastAsLongAndAlone() {
    // in the body [7] is a document
    for (String line : List.of("~~~", "```", "```` x", "~~~~", "> ````x", "x ````")) {
      String before = "````\n" + line + "\n";
      Outcome.of(before + "[7] " + PLAN)
          .isExactly(COURSE)
          .skipping("R10 " + before.length() + "-" + (before.length() + 3));
    }
    // closed, so what follows stands in the text
    for (String line : List.of("````", "`````", "  ````  ", "- ````")) {
      Outcome.of("````\n" + line + "\n[7] " + PLAN).isExactly(COURSE).skipping();
    }
    Outcome.of("````\nx\n[7] " + PLAN).isExactly(COURSE).skipping("R10 7-10");
  }

  @Test
  void inABodyAnyBracketStartsADocument() {
    Outcome.of("```\n[7]\n```\n" + PLAN).isExactly(COURSE).skipping("R10 4-7");
    Outcome.of("[7]\n" + PLAN).isExactly(COURSE).skipping();
  }

  @Test
  void aFenceLineInAStringOfABodyClosesNothing() {
    Outcome.of("```json\n{\"heading\":90,\"note\":\"a\n```\nb\"}\n```\n" + DRAFT)
        .isComplete(Course.of(90, "a\n```\nb"))
        .withEdits("CONTROL_CHARACTER@31", "CONTROL_CHARACTER@35")
        .withAlternatives("6:1");
    Outcome.of("```json\n{\"heading\":90,\"note\":\"```json\\n" + DRAFT.replace("\"", "\\\"")
            + "\\n```\"}\n```")
        .isExactly(Course.of(90, "```json\n" + DRAFT + "\n```"));
  }

  @Test
  void aStringThatRunsOverACloserAndNeverEndsIsMalformed() {
    String reply = "```json\n{\"heading\":90,\"note\":\"never\n```\nThat is the plan.";
    Outcome.of(reply)
        .fails(
            "Malformed JSON at line 2, column 22: expected its end before the fence closes, found a string or comment that runs on.");
    // the reply ends before the fence does
    Outcome.of("```json\n{\"heading\":90,\"note\":\"never\n")
        .isTruncated("{\"heading\":90}", "heading");
  }

  @Test
  void aClosedFenceAroundAnUnclosedDocumentIsMalformed() {
    Outcome.of("```json\n{\"heading\":90,\n```")
        .fails("Malformed JSON at line 3, column 1: expected a name in quotes, found a backtick.");
    Outcome.of("```json\n{\"heading\":90\n```\n")
        .fails("Malformed JSON at line 3, column 1: expected a comma or }, found a backtick.");
    Outcome.of("~~~json\n{\"heading\":\n~~~\n")
        .fails("Malformed JSON at line 3, column 1: expected a JSON value, found ~.");
    Outcome.of("```json\n{\"heading\":90,").isTruncated("{\"heading\":90}", "heading");
  }

  @Test
  void aFenceAfterABrokenOneIsReadAllTheSame() {
    Outcome.of("```json\n{\"x\":1,\n```\n```json\n" + PLAN + "\n```").isExactly(COURSE);
    Outcome.of("```json\n{\"heading\":13,\n```\n```json\n" + PLAN + "\n```").isExactly(COURSE);
    Outcome.of("```json\n{\"x\":'a'}\n```\n" + PLAN).isExactly(COURSE);
  }

  @Test
  void aBodyThatIsAStringIsReadAsTheDocumentItHolds() {
    Outcome.of("```json\n\"{\\\"heading\\\":90}\"\n```").isComplete(COURSE).withEdits("UNQUOTED@8");
    Outcome.of("```\n\n \"{\\\"heading\\\":90}\"\n```").isComplete(COURSE).withEdits("UNQUOTED@6");
    Outcome.of("```\n\"quoted\"\n" + PLAN + "\n```").isExactly(COURSE);
    // not at the beginning of a body
    Outcome.of("The plan is \"{\\\"heading\\\":90}\".")
        .fails("No plan in the reply: it holds no JSON.");
  }

  @Test
  void aQuotedFenceCountsLess() {
    Outcome.of("> ```json\n> " + DRAFT + "\n> ```\n\nNo, this:\n\n" + PLAN)
        .isComplete(COURSE)
        .withAlternatives("2:3");
    Outcome.of("> ```json\n> {broken\n\n" + PLAN).isExactly(COURSE);
    // a line without the mark ends it
    Outcome.of("> ```\n" + PLAN).isExactly(COURSE).choosing("R11 6-20");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "``",
        "`",
        "~~",
        "~",
        "` ` `",
        "- - -",
        "***",
        "---",
        "'''",
        "\"\"\"",
        "\uff40\uff40\uff40"
      })
  void otherLinesOpenNothing(String line) {
    // a fence would make [7] a document
    if (!line.startsWith("\"")) {
      Outcome.of(line + "\n[7]\n\n" + PLAN).isExactly(COURSE).skipping();
    }
  }

  @Test
  void nothingInAFenceIsNoJson() {
    String none = "No plan in the reply: it holds no JSON.";
    Outcome.of("```").fails(none);
    Outcome.of("```json\n```").fails(none);
    Outcome.of("```json\n\n").fails(none);
    Outcome.of("```json\nheading: 90\n```").fails(none);
  }
}
