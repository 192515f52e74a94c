package io.github.planbind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.planbind.plans.Course;
import io.github.planbind.plans.CourseBinder;
import io.github.planbind.plans.KeylessBinder;
import io.github.planbind.plans.KeylessBinder.Keyless;
import io.github.planbind.plans.Move;
import io.github.planbind.plans.MoveBinder;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which of several candidates is taken (rules R11 to R14). */
class ChoiceTest {
  private static final PlanReader<Keyless> KEYLESS = KeylessBinder.reader();

  private static String plan(int heading) {
    return "{\"heading\":" + heading + "}";
  }

  private static Keyless keyless(String text, String key) {
    return new Keyless(text, Optional.ofNullable(key));
  }

  // ---- the order

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '!',
      value = {
        "1|1:1|@1 then @2|1:20",
        "1|1:1|@1;```;@2;```|3:1",
        "1|1:1|;;@1;;```;@2;```|6:1",
        "1|1:1|<think>x</think>@1;```;@2;```|3:1",
        "2|3:1|Draft @1:;```;@2;```|1:7",
        "2|5:1|> @1;;```;x;```@2;;@2|1:3",
        "2|3:1|> @1;;@2|1:3",
        "1|2:7|```;Note: @1;```;@2|4:1",
        "1|2:1|```;@1;```;@2|4:1",
        "1|1:8|Either @1 or;```;or @2;```|3:4",
        "1|2:1|~~~;@1;~~~;```;@2;```|5:1",
        "2|3:1|x;> ```;@2;```;> ```;> @1;> ```|6:3",
        "1|2:3|> ```;> @1;> ```;> @2|4:3",
      })
  void theFirstByItsPlaceIsTaken(int heading, String place, String reply, String other) {
    assertThat(place).isNotEmpty();
    String text = reply.replace("@1", plan(1)).replace("@2", plan(2)).replace(";", "\n");
    Outcome.of(text).isComplete(Course.of(heading)).withAlternatives(other);
  }

  @Test
  void aPlanInFrontOfTheRestOpensTheReplyAfterReasoningToo() {
    Outcome.of("thoughts</think>\n" + plan(1) + "\n```\n" + plan(2) + "\n```")
        .isComplete(Course.of(1));
    Outcome.of("Hm. " + plan(1) + "\n```\n" + plan(2) + "\n```").isComplete(Course.of(2));
    Outcome.of("<!-- x -->" + plan(1) + "\n```\n" + plan(2) + "\n```").isComplete(Course.of(1));
  }

  // ---- what is taken

  @Test
  void theFirstFullyShapedOneIsTakenAlsoIfItDoesNotBind() {
    Outcome.of("{\"heading\":1.5}\n\n" + plan(2))
        .fails("The plan does not fit: /heading: expected an integer, found a fraction.")
        .withAlternatives("3:1");
    Outcome.of("{\"heading\":\"north\"}\n\n" + plan(2))
        .isExactly(Course.of(2))
        .skipping("R10 0-19");
    Outcome.of("{\"x\":1}\n\n{\"heading\":null}\n\n" + plan(2))
        .isExactly(Course.of(2))
        .skipping("R10 0-7", "R10 9-25");
  }

  @Test
  void aCutPlanComesBeforeOneThatLacksSomething() {
    Outcome.of("{\"heading\":null}\n\n{\"heading\":2,\"note")
        .isTruncated("{\"heading\":2}", "heading");
    Outcome.of("{\"x\":1}\n\n{\"note\":\"a\",").isTruncated("{\"note\":\"a\"}", "note");
    Outcome.of(plan(1) + "\n\n{\"heading\":2").isComplete(Course.of(1)).withAlternatives("3:1");
    Outcome.of("{\"heading\":1.5}\n\n{\"heading\":2")
        .failsAs(ReplyError.Mismatch.class)
        .withAlternatives("3:1");
    // cut, and no name of the plan
    Outcome.of("{\"heading\":null}\n\n{\"x\":2")
        .fails("The plan does not fit: /heading: expected a value, found nothing.");
  }

  @Test
  void aPlanThatLacksSomethingComesBeforeOneWithoutAKey() {
    Outcome.of(KEYLESS, "{\"text\":\"a\"}\n\n{\"key\":\"k\"}")
        .fails("The plan does not fit: /text: expected a value, found nothing.");
    Outcome.of(KEYLESS, "{\"text\":\"a\"}\n\n{\"text\":\"b\",\"key\":\"k\"}")
        .isExactly(keyless("b", "k"));
    Outcome.of(KEYLESS, "{\"key\":\"k\"}\n\n{\"key\":7}")
        .fails("The plan does not fit: /text: expected a value, found nothing.");
  }

  @Test
  void withoutAnyKeyTheFirstThatHasAllIsTaken() {
    Outcome.of(KEYLESS, "{\"x\":1}\n\n{\"text\":\"a\"}\n\n{\"text\":\"b\"}")
        .isComplete(keyless("a", null));
    Outcome.of(KEYLESS, "{\"text\":7}")
        .fails("The plan does not fit: /text: expected a string, found a number.");
    Outcome.of(KEYLESS, "{\"text\":\"a\" x}\n\n{\"text\":\"b\"}").isComplete(keyless("b", null));
    // an object, not an array
    Outcome.of(KEYLESS, "[\"text\"]").failsAs(ReplyError.NoPlan.class);
    Outcome.of("{\"x\":1}").failsAs(ReplyError.NoPlan.class);
  }

  @Test
  void aBrokenDocumentIsToldBeforeOthersThatAreNoPlan() {
    Outcome.of("{\"x\":1}\n\n{\"y\":oops}").failsAs(ReplyError.Malformed.class);
    Outcome.of("{\"y\":oops}\n\n{\"x\":1}").failsAs(ReplyError.Malformed.class);
    Outcome.of("{\"y\":oops}\n\n{\"heading\":null}").failsAs(ReplyError.Mismatch.class);
    Outcome.of("{\"heading\":oops}\n\n" + plan(2)).isComplete(Course.of(2));
  }

  @Test
  void aBoundThatIsPassedBreaksTheCandidateOnly() {
    String long1 = "{\"heading\":" + "9".repeat(1_001) + "}";
    Outcome.of(long1)
        .fails("Limit exceeded: a number is longer than 1000 chars.")
        .skipping("limits 0-11");
    Outcome.of(long1 + "\n\n" + plan(2)).isComplete(Course.of(2));
    Outcome.of("{\"x\":oops}\n\n" + long1).failsAs(ReplyError.LimitExceeded.class);
    Outcome.of(long1 + "\n\n{\"heading\":null}").failsAs(ReplyError.Mismatch.class);
    Outcome.of("Deep: " + "[".repeat(513))
        .fails("Limit exceeded: JSON is nested deeper than 512 levels.");
  }

  // ---- alternatives

  @Test
  void otherPlansAreReportedIfTheySaySomethingElse() {
    Outcome.of(plan(1) + "\n" + plan(1) + "\n{ \"heading\" : 1.0 }").isExactly(Course.of(1));
    Outcome.of(plan(1) + "\n" + plan(2) + "\n" + plan(1) + "\n" + plan(2))
        .isComplete(Course.of(1))
        .withAlternatives("2:1", "4:1");
    Outcome.of(plan(1) + "\n\n{\"heading\":1.5}").isComplete(Course.of(1)).withAlternatives("3:1");
    Outcome.of(plan(1) + "\n\n{\"heading\":null}\n\n{\"x\":1}\n\n[1,2]").isExactly(Course.of(1));
  }

  @Test
  void theFirstTwentyAreShownAndAllAreCounted() {
    StringBuilder reply = new StringBuilder(plan(0));
    for (int i = 1; i <= 30; i++) {
      reply.append('\n').append(plan(i));
    }
    PlanResult<Course> result =
        Outcome.of(reply.toString()).isComplete(Course.of(0)).result();

    assertThat(result.trace().alternatives()).hasSize(20).first().isEqualTo(new Place(14, 2, 1));
    assertThat(result.trace().alternativeCount()).isEqualTo(30);
    assertThat(result).hasToString("Complete[0 edits, 30 alternatives]");
  }

  @Test
  void aReaderMayTakeTheLast() {
    PlanReader<Course> last = CourseBinder.reader().picking(Pick.LAST);
    Outcome.of(last, plan(1)).isExactly(Course.of(1));
    Outcome.of(last, plan(1) + "\n" + plan(2) + "\n" + plan(3))
        .isComplete(Course.of(3))
        .withAlternatives("1:1", "2:1");
    // the last in the text, wherever it stands
    Outcome.of(last, "```\n" + plan(1) + "\n```\nNo: " + plan(2))
        .isComplete(Course.of(2))
        .withAlternatives("2:1");
    Outcome.of(last, plan(1) + "\n\n{\"heading\":null}\n\n{\"x\":1}").isExactly(Course.of(1));
    Outcome.of(last, plan(1) + "\n\n{\"heading\":1.5}")
        .fails("The plan does not fit: /heading: expected an integer, found a fraction.");
    Outcome.of(last, plan(1) + "\n\n{\"heading\":2,")
        .isTruncated("{\"heading\":2}", "heading")
        .withAlternatives("1:1");
    Outcome.of(last, plan(1) + "\n\n{\"x\":2,").isExactly(Course.of(1));
  }

  @Test
  void aReaderMayRefuseToChoose() {
    PlanReader<Course> only = CourseBinder.reader().picking(Pick.ONLY);
    Outcome.of(only, plan(1)).isExactly(Course.of(1));
    Outcome.of(only, plan(1) + "\n\n" + plan(1) + "\n\n{\"heading\":null}").isExactly(Course.of(1));
    Outcome.of(only, plan(1) + "\n\n" + plan(2))
        .fails(
            "No plan in the reply, but 2 JSON documents: at 1:1 one of several plans; at 3:1 one of several plans.");
    Outcome.of(only, plan(1) + "\n\n{\"heading\":2,").failsAs(ReplyError.NoPlan.class);
    Outcome.of(only, "{\"heading\":2,").isTruncated("{\"heading\":2}", "heading");
    Outcome.of(only, "{\"heading\":null}\n\n{\"heading\":null}").failsAs(ReplyError.Mismatch.class);
  }

  @Test
  void theFirstIsTakenByDefault() {
    assertThat(Pick.values()).containsExactly(Pick.FIRST, Pick.LAST, Pick.ONLY);
    Outcome.of(
            CourseBinder.reader().picking(Pick.LAST).picking(Pick.FIRST), plan(1) + "\n" + plan(2))
        .isComplete(Course.of(1));
    assertThatNullPointerException()
        .isThrownBy(() -> CourseBinder.reader().picking(null))
        .withMessage("which");
  }

  // ---- wrappers

  @Test
  void oneLevelOfWrappingIsOpened() {
    Outcome.of("{\"plan\":" + plan(1) + "}")
        .isComplete(Course.of(1))
        .withEdits("UNWRAPPED@0")
        .choosing("R11 0-22");
    Outcome.of("[" + plan(1) + "]").isComplete(Course.of(1)).withEdits("UNWRAPPED@0");
    Outcome.of("Here: {\"plan\":" + plan(1) + "}!")
        .isComplete(Course.of(1))
        .withEdits("UNWRAPPED@6");
    Outcome.of("\"{\\\"heading\\\":1}\"").isComplete(Course.of(1)).withEdits("UNQUOTED@0");
    Outcome.of("{\"plan\":" + plan(1) + "}\n\n" + plan(2))
        .isComplete(Course.of(1))
        .withAlternatives("3:1");
  }

  @Test
  void anotherLevelOrAMemberThatIsNoAnswerIsNot() {
    Outcome.of("{\"a\":{\"b\":" + plan(1) + "}}").failsAs(ReplyError.NoPlan.class);
    Outcome.of("{\"example\":" + plan(1) + "}").failsAs(ReplyError.NoPlan.class);
    Outcome.of("{\"rejected_plan\":" + plan(1) + "}\n\n" + plan(2)).isExactly(Course.of(2));
    Outcome.of("[" + plan(1) + "," + plan(2) + "]").failsAs(ReplyError.NoPlan.class);
    Outcome.of("{\"plan\":" + plan(1)).failsAs(ReplyError.NoPlan.class);
    Outcome.of("{\"plan\":" + plan(1) + " x}").failsAs(ReplyError.Malformed.class);
  }

  // ---- forms and echoes

  @Test
  void aFormThatNobodyFilledInIsPassedOver() {
    String echoed = "The reply repeats a form or example instead of filling it in.";
    Outcome.of(KEYLESS, "{\"text\":\"...\",\"key\":\"k\"}").fails(echoed).skipping("R14 0-24");
    Outcome.of(KEYLESS, "{\"text\":\"___\",\"key\":\"k\"}\n\n{\"text\":\"a\",\"key\":\"k\"}")
        .isExactly(keyless("a", "k"));
    Outcome.of(KEYLESS, "{\"text\":\"a\",\"key\":\"k\"}\n\n{\"text\":\"\u2026\",\"key\":\"k\"}")
        .isExactly(keyless("a", "k"));
    Outcome.of(KEYLESS, "{\"plan\":{\"text\":\"...\",\"key\":\"k\"}}").fails(echoed);
    Outcome.of(KEYLESS, "{\"text\":\"....\",\"key\":\"k\"}").isExactly(keyless("....", "k"));
  }

  @Test
  void aRepeatOfTheExampleOfThePromptIsPassedOver() {
    PlanReader<Course> reader =
        CourseBinder.reader().havingShown(" {\"heading\" : 45, \"note\": \"a\\u0062\"} ");
    String echo = "{ \"heading\":45,\"note\":\"ab\" }";
    Outcome.of(reader, echo).fails("The reply repeats a form or example instead of filling it in.");
    Outcome.of(reader, "As in " + echo + ":\n\n" + plan(2))
        .isExactly(Course.of(2))
        .skipping("R14 6-34");
    Outcome.of(reader, plan(2) + "\n\n" + echo).isExactly(Course.of(2));
    // not the same
    Outcome.of(reader, "{\"note\":\"ab\",\"heading\":45}").isExactly(Course.of(45, "ab"));
    Outcome.of(reader, plan(45)).isExactly(Course.of(45));
    Outcome.of(echo).isExactly(Course.of(45, "ab"));
  }

  @Test
  void aRepeatOfTheSchemaOfThePromptIsPassedOver() {
    String schema = "{\"type\":\"object\",\"properties\":{\"heading\":{\"type\":\"integer\"}}}";
    PlanReader<Course> reader = CourseBinder.reader().havingShown(schema);
    Outcome.of(reader, "```json\n" + schema + "\n```")
        .fails("The reply repeats the schema instead of answering.");
    Outcome.of(reader, schema + "\n\n" + plan(2))
        .isExactly(Course.of(2))
        .skipping("R14 0-" + schema.length());
    Outcome.of(reader, "{\"type\":\"object\"}").failsAs(ReplyError.NoPlan.class);
    // the schema of a plan may be plan-shaped itself
    PlanReader<Move> moves =
        MoveBinder.reader().havingShown("{\"type\":\"object\",\"heading\":{}}");
    Outcome.of(moves, "{\"type\":\"object\",\"heading\":{}}")
        .fails("The reply repeats the schema instead of answering.");
  }

  @Test
  void theDocumentsOfAPromptAreFoundInIt() {
    String schema = "{\"type\":\"object\",\"text\":{}}";
    String example = "{\"text\": \"the text\",\n \"key\": \"k\"}";
    String prompt = "Fit this:\r\n" + schema + " \r\nFor example:\r\n```json\n" + example
        + "\n```\nNot {\"text\":\"a\",\"key\":\"k\"}.\n{\"text\":\"b\",\"key\":\"k\"} either.";
    PlanReader<KeylessBinder.Keyless> reader = KEYLESS.havingShown(prompt);
    Outcome.of(reader, example)
        .fails("The reply repeats a form or example instead of filling it in.");
    Outcome.of(reader, schema).fails("The reply repeats the schema instead of answering.");
    Outcome.of(reader, example + "\n\n{\"text\":\"c\",\"key\":\"k\"}").isExactly(keyless("c", "k"));
    for (String text : List.of("a", "b")) {
      Outcome.of(reader, "{\"text\":\"" + text + "\",\"key\":\"k\"}").isExactly(keyless(text, "k"));
    }
  }

  @Test
  void anExampleWithoutTextMayBeTheAnswer() {
    // note is optional: a model may well answer with the very heading that the example has
    PlanReader<Course> reader = CourseBinder.reader().havingShown("For example:\n{\"heading\":45}");
    Outcome.of(reader, plan(45)).isExactly(Course.of(45));
  }

  @Test
  void whatWasShownMustBeJson() {
    for (String shown : List.of("", " ", "{", "{} {}", "heading", "{'a':1}")) {
      assertThatIllegalArgumentException()
          .as(shown)
          .isThrownBy(() -> CourseBinder.reader().havingShown(shown));
    }
    Outcome.of(CourseBinder.reader().havingShown(), plan(1)).isExactly(Course.of(1));
  }

  // ---- lists

  private static final PlanReader<List<Course>> LIST = PlanReader.listOf(CourseBinder.INSTANCE);

  @Test
  void aListTargetIsAnArrayOfPlans() {
    Outcome.of(LIST, "[" + plan(1) + "," + plan(2) + "]")
        .isExactly(List.of(Course.of(1), Course.of(2)));
    Outcome.of(LIST, "Here: [" + plan(1) + "]").isExactly(List.of(Course.of(1)));
    Outcome.of(LIST, "```json\n[\n" + plan(1) + "\n]\n```").isExactly(List.of(Course.of(1)));
    Outcome.of(LIST, "{\"courses\":[" + plan(1) + "]}")
        .isComplete(List.of(Course.of(1)))
        .withEdits("UNWRAPPED@0");
    Outcome.of(LIST, "[" + plan(1) + ",{\"heading\":2.5}]")
        .fails("The plan does not fit: /1/heading: expected an integer, found a fraction.");
    Outcome.of(LIST, "[{\"x\":1}]\n\n[" + plan(1) + "]").isExactly(List.of(Course.of(1)));
  }

  @Test
  void anEmptyListIsAnAnswerWhereItCanBeMeantAsOne() {
    Outcome.of(LIST, "[]").isExactly(List.of());
    Outcome.of(LIST, "```json\n[]\n```").isExactly(List.of());
    // in a text it is a check box, or code
    for (String reply : List.of("[]\n\nNothing to report.", "- [ ] to do", "Result: []")) {
      Outcome.of(LIST, reply).fails("No plan in the reply: it holds no JSON.");
    }
    Outcome.of(LIST, "{\"courses\":[]}").failsAs(ReplyError.NoPlan.class);
  }

  @Test
  void onePlanAloneIsAListOfOne() {
    Outcome.of(LIST, plan(1)).isComplete(List.of(Course.of(1))).withEdits("SINGLE_FOR_LIST@0");
    Outcome.of(LIST, "```json\n" + plan(1) + "\n```")
        .isComplete(List.of(Course.of(1)))
        .withEdits("SINGLE_FOR_LIST@8");
    Outcome.of(LIST, "{\"heading\":1.5}")
        .fails("The plan does not fit: /heading: expected an integer, found a fraction.");
    // JSON Lines would lose all but the first
    Outcome.of(LIST, plan(1) + "\n" + plan(2)).failsAs(ReplyError.NoPlan.class);
    Outcome.of(LIST, plan(1) + "\n\n{}").failsAs(ReplyError.NoPlan.class);
    Outcome.of(LIST, plan(1) + "\n\n[" + plan(2) + "]").isExactly(List.of(Course.of(2)));
    Outcome.of(LIST, "{\"heading\":null}").failsAs(ReplyError.NoPlan.class);
  }
}
