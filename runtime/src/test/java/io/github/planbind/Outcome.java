package io.github.planbind;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.PlanResult.Complete;
import io.github.planbind.PlanResult.Failed;
import io.github.planbind.PlanResult.Truncated;
import io.github.planbind.plans.Course;
import io.github.planbind.plans.CourseBinder;
import io.github.planbind.plans.Told;

/** What came of a reply, and what a test says of it. */
final class Outcome<T> {
  private final PlanResult<T> result;

  private Outcome(PlanResult<T> result) {
    this.result = result;
  }

  static Outcome<Course> of(String reply) {
    return of(CourseBinder.reader(), reply);
  }

  static <T> Outcome<T> of(PlanReader<T> reader, String reply) {
    return new Outcome<>(reader.read(reply));
  }

  PlanResult<T> result() {
    return result;
  }

  /** A whole plan, just as it stands in the reply, and the only one. */
  Outcome<T> isExactly(T plan) {
    isComplete(plan);
    assertThat(result.trace().edits()).isEmpty();
    assertThat(result.trace().alternativeCount()).isZero();
    assertThat(((Complete<T>) result).isExact()).isEqualTo(result.trace().notices() == 0);
    return this;
  }

  Outcome<T> isComplete(T plan) {
    String instead = result.fold(
        complete -> "", truncated -> "Truncated", failed -> failed.error().message());
    assertThat(instead).isEmpty();
    assertThat(((Complete<T>) result).plan()).isEqualTo(plan);
    return this;
  }

  Outcome<T> isTruncated(String json, String... finished) {
    assertThat(result).isInstanceOf(Truncated.class);
    Truncated<T> truncated = (Truncated<T>) result;
    assertThat(truncated.partial().json()).isEqualTo(json);
    assertThat(truncated.error().finished()).containsExactly(finished);
    return this;
  }

  Outcome<T> fails(String message) {
    String told = result.fold(
        c -> "Complete " + c.plan(), t -> "Truncated", f -> f.error().message());
    assertThat(told).isEqualTo(message);
    return this;
  }

  Outcome<T> failsAs(Class<? extends PlanError> error) {
    assertThat(result).isInstanceOf(Failed.class);
    assertThat(((Failed<T>) result).error()).isInstanceOf(error);
    return this;
  }

  /** Each edit as {@code KIND@offset}. */
  Outcome<T> withEdits(String... edits) {
    assertThat(Told.edits(result.trace().edits())).containsExactly(edits);
    return this;
  }

  /** Each step that sets aside as {@code rule start-end}. */
  Outcome<T> settingAside(String... steps) {
    return withSteps(Trace.Action.SET_ASIDE, steps);
  }

  Outcome<T> skipping(String... steps) {
    return withSteps(Trace.Action.SKIPPED, steps);
  }

  Outcome<T> choosing(String step) {
    return withSteps(Trace.Action.CHOSEN, step);
  }

  private Outcome<T> withSteps(Trace.Action action, String... steps) {
    assertThat(result.trace().steps().stream()
            .filter(step -> step.action() == action)
            .map(step -> step.rule() + " " + step.start() + "-" + step.end()))
        .containsExactly(steps);
    return this;
  }

  /** Where the other plans stand, as {@code line:column}. */
  Outcome<T> withAlternatives(String... places) {
    assertThat(result.trace().alternatives()).extracting(Place::toString).containsExactly(places);
    return this;
  }
}
