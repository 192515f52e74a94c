package io.github.planbind.it.property;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.PlanResult;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** A reply that ends too early, at every place that it can end at. */
class CutPlanPropertyTest {
  private static final String TARGETS = "io.github.planbind.it.property.Target#ALL";

  @ParameterizedTest
  @FieldSource(TARGETS)
  <T> void aReplyThatIsCutNeverSaysMoreThanItSaidBeforeTheCut(Target<T> target) {
    Runs.of(target, 8, random -> {
      T plan = new Values(random).planInProse(target);
      Tree tree = new Written(random, random.nextInt(3) == 0 ? 6 : 0).plan(plan);
      JsonText json = new JsonWriting(random).write(tree);
      cutEverywhere(target, plan, json, random);
    });
  }

  @ParameterizedTest
  @FieldSource(TARGETS)
  <T> void aReplyWithFaultsThatIsCutNeverSaysMoreThanItSaidBeforeTheCut(Target<T> target) {
    Runs.of(target, 8, random -> {
      T plan = new Values(random).planInProse(target);
      JsonText json = JsonWriting.withFaults(random, new Written(random, 0).plan(plan));
      cutEverywhere(target, plan, json, random);
    });
  }

  private static <T> void cutEverywhere(
      Target<T> target, T plan, JsonText json, RandomGenerator random) {
    Surroundings around = random.nextInt(3) == 0
        ? new Surroundings("", "")
        : Surroundings.any(random, json, new Reasoning(Reasoning.WORDS, false));
    String reply = around.reply(json);
    int start = around.before().length();
    int end = start + json.text().length();
    Tree whole = RawJson.at(reply, start).tree();
    for (int cut = 0; cut <= reply.length(); cut++) {
      String text = reply.substring(0, cut);
      PlanResult<T> result = Invariants.read(target, text);
      if (cut >= end) {
        assertThat(Invariants.outcome(result)).as(text).isEqualTo(plan);
      } else {
        assertThat(result).as(text).isNotInstanceOf(PlanResult.Complete.class);
        checkPart(result, whole);
      }
    }
  }

  private static <T> void checkPart(PlanResult<T> result, Tree whole) {
    if (result instanceof PlanResult.Truncated<T> truncated) {
      String json = truncated.partial().json();
      assertThat(RawJson.strict(json).isPartOf(whole))
          .as("%s stands in the whole", json)
          .isTrue();
    }
  }
}
