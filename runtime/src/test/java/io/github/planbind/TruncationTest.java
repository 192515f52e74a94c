package io.github.planbind;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.PlanResult.Complete;
import io.github.planbind.PlanResult.Failed;
import io.github.planbind.PlanResult.Truncated;
import io.github.planbind.plans.Course;
import io.github.planbind.plans.CourseBinder;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Replies that end too early (rules R20 and R21). */
class TruncationTest {
  private static final String PLAN =
      "{\"heading\": 90, \"note\": \"a \\u00e9 \\\"b\\\"\", \"x\": [1, {\"y\": null}]}";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@",
        "Here it is:\n\n@",
        "```json\n@\n```\nDone.",
        "<think>{\"heading\":13}</think>\n@",
        "> ```\n> @",
        "- item\n- ```json\n  @",
        "{\"x\":1}\n\n@\n",
        "<|channel|>final<|message|>@<|return|>"
      })
  void aReplyCutAtAnyIndexIsNeverCompleteBeforeItsPlanIs(String around) {
    String reply = around.replace("@", PLAN);
    int start = around.indexOf('@');
    for (int end = 0; end <= reply.length(); end++) {
      PlanResult<Course> result = CourseBinder.reader().read(reply.substring(0, end));
      String text = reply.substring(0, end);
      if (end >= start + PLAN.length()) {
        assertThat(result.orElse(Course.of(0))).as(text).isEqualTo(Course.of(90, "a \u00e9 \"b\""));
      } else {
        assertThat(result).as(text).isNotInstanceOf(Complete.class);
        // from the end of the first name on it is the plan that is cut
        boolean named = end >= start + "{\"heading\":".length();
        assertThat(result instanceof Truncated).as(text).isEqualTo(named);
      }
    }
  }

  @Test
  void aNumberThatTouchesTheCutIsNeverShown() {
    for (String number : List.of("9", "90", "9.", "9.0", "9e", "9e1", "-", "-9")) {
      Outcome.of("{\"heading\":" + number).isTruncated("{}");
    }
    for (String number : List.of("9", "90", "9.0", "9e1", "-9")) {
      Outcome.of("{\"heading\":" + number + " ")
          .isTruncated("{\"heading\":" + number + "}", "heading");
    }
  }

  @Test
  void whateverTheFinishReasonSaysACutPlanIsTruncated() {
    for (FinishReason reason :
        List.of(FinishReason.STOP, FinishReason.LENGTH, FinishReason.UNKNOWN)) {
      PlanResult<Course> result = CourseBinder.reader().read(new Reply("{\"heading\":90,", reason));
      assertThat(result).isInstanceOf(Truncated.class);
      assertThat(((Truncated<Course>) result).error())
          .isEqualTo(new ReplyError.CutOff(reason, List.of("heading")));
    }
  }

  @Test
  void onlyTheEndOfTheReplyCuts() {
    assertThat(CourseBinder.reader().read("{\"heading\":90\n\nThat is all."))
        .isInstanceOf(Failed.class);
    assertThat(CourseBinder.reader().read("{\"heading\":90]")).isInstanceOf(Failed.class);
    assertThat(CourseBinder.reader().read("{\"heading\":[90}")).isInstanceOf(Failed.class);
    assertThat(CourseBinder.reader().read("```\n{\"heading\":90\n```")).isInstanceOf(Failed.class);
    assertThat(CourseBinder.reader().read("```\n{\"heading\":90\n")).isInstanceOf(Truncated.class);
  }

  @Test
  void aWrappedPlanThatIsCutIsNoPlan() {
    Outcome.of("{\"plan\":{\"heading\":90,").failsAs(ReplyError.NoPlan.class);
    Outcome.of("[{\"heading\":90,").failsAs(ReplyError.NoPlan.class);
  }
}
