package io.github.planbind.it.property;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.PlanResult;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** A plan that stands among prose and reasoning, in a fence or a tag. */
class SurroundedPlanPropertyTest {
  private static final String TARGETS = "io.github.planbind.it.property.Target#ALL";

  @ParameterizedTest
  @FieldSource(TARGETS)
  <T> void theSamePlanIsReadWhateverStandsAroundIt(Target<T> target) {
    Runs.of(target, 250, random -> {
      T plan = new Values(random).planInProse(target);
      Tree tree = new Written(random, 0).plan(plan);
      JsonText json = random.nextInt(3) == 0
          ? JsonWriting.withFaults(random, tree)
          : new JsonWriting(random).write(tree);
      Surroundings around =
          Surroundings.any(random, json, new Reasoning(drafts(target, random), true));
      String reply = around.reply(json);

      PlanResult<T> result = Invariants.read(target, reply);

      assertThat(Invariants.outcome(result)).as(reply).isEqualTo(plan);
      assertThat(Invariants.chosen(result.trace()).start())
          .as(reply)
          .isEqualTo(around.before().length());
      Invariants.assertSameEdits(
          result.trace().edits(), json.editsAt(around.before().length()));
      assertThat(result.trace().alternativeCount()).as(reply).isZero();
    });
  }

  /** Thoughts, and plans as they may be drafted in thoughts. */
  private static <T> List<String> drafts(Target<T> target, RandomGenerator random) {
    List<String> drafts = new ArrayList<>(Reasoning.WORDS);
    for (int i = 0; i < 3; i++) {
      T draft = new Values(random).plan(target);
      String json =
          new JsonWriting(random).write(new Written(random, 0).plan(draft)).text();
      if (Reasoning.mayHold(json)) {
        drafts.add(json);
      }
    }
    return drafts;
  }
}
