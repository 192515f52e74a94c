package io.github.planbind.it.property;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.FinishReason;
import io.github.planbind.PlanResult;
import io.github.planbind.Reply;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** A plan that is all of a reply. */
class WholePlanPropertyTest {
  private static final String TARGETS = "io.github.planbind.it.property.Target#ALL";

  @ParameterizedTest
  @FieldSource(TARGETS)
  <T> void aPlanWrittenInAnyValidWayIsReadAsItIs(Target<T> target) {
    Runs.of(target, 300, random -> {
      T plan = new Values(random).plan(target);
      String json =
          new JsonWriting(random).write(new Written(random, 0).plan(plan)).text();
      String outside = Texts.oneOf(random, List.of("", " ", "\n", "\ufeff", "\r\n\t"));
      FinishReason reason = Texts.oneOf(
          random, List.of(FinishReason.STOP, FinishReason.LENGTH, new FinishReason("?")));

      PlanResult<T> result = Invariants.read(target, new Reply(outside + json + outside, reason));

      assertThat(result.orElseThrow()).as(json).isEqualTo(plan);
      assertThat(result.trace().edits()).as(json).isEmpty();
      assertThat(result.trace().alternativeCount()).as(json).isZero();
      assertThat(result.finishReason()).isEqualTo(reason);
      boolean exact = ((PlanResult.Complete<T>) result).isExact();
      assertThat(exact).as(json).isEqualTo(result.trace().notices() == 0);
    });
  }

  @ParameterizedTest
  @FieldSource(TARGETS)
  <T> void aPlanWithFaultsIsRepairedAndEachRepairIsTold(Target<T> target) {
    Runs.of(target, 300, random -> {
      T plan = new Values(random).plan(target);
      JsonText json = JsonWriting.withFaults(random, new Written(random, 0).plan(plan));

      PlanResult<T> result = Invariants.read(target, json.text());

      assertThat(result.orElseThrow()).as(json.text()).isEqualTo(plan);
      Invariants.assertSameEdits(result.trace().edits(), json.edits());
    });
  }

  @ParameterizedTest
  @FieldSource(TARGETS)
  <T> void valuesInTheFormOfAnotherTypeAreReadAndTold(Target<T> target) {
    Runs.of(target, 300, random -> {
      T plan = new Values(random).plan(target);
      Written written = new Written(random, 4);
      String json = new JsonWriting(random).write(written.plan(plan)).text();

      PlanResult<T> result = Invariants.read(target, json);

      assertThat(result.orElseThrow()).as(json).isEqualTo(plan);
      assertThat(result.trace().edits()).as(json).hasSize(written.planted());
    });
  }
}
