package io.github.planbind.it.property;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.PlanResult;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What Jackson's databind reads from a whole document at its strictest, ours reads the same. */
class DatabindDifferentialTest {
  private static final String TARGETS = "io.github.planbind.it.property.Target#ALL";

  @ParameterizedTest
  @FieldSource(TARGETS)
  <T> void whatDatabindReadsIsReadTheSame(Target<T> target) {
    AtomicInteger bound = new AtomicInteger();
    Runs.of(target, 200, random -> {
      T plan = new Values(random).plan(target);
      String json = new JsonWriting(random).write(strict(plan, random)).text();

      Optional<T> strict = StrictMapper.read(target, json);
      Optional<T> withAbsent = StrictMapper.readWithAbsent(target, json);

      bound.addAndGet(strict.isPresent() ? 1 : 0);
      strict.ifPresent(read -> assertThat(read).as(json).isEqualTo(plan));
      withAbsent.ifPresent(read -> assertThat(read).as(json).isEqualTo(plan));
      PlanResult<T> result = Invariants.read(target, json);
      assertThat(result.orElseThrow()).as(json).isEqualTo(plan);
      assertThat(result.trace().edits()).as(json).isEmpty();
    });
    assertThat(bound.get()).as("plans that databind reads").isPositive();
  }

  /** Values of the wrong form, size and name: what databind still takes, ours takes the same way. */
  @ParameterizedTest
  @FieldSource(TARGETS)
  <T> void whatDatabindStillReadsOfAWrongTreeIsReadTheSame(Target<T> target) {
    Runs.of(target, 600, random -> {
      Tree tree = new Mutation(random).of(strict(new Values(random).plan(target), random));
      String json = new JsonWriting(random).write(tree).text();

      PlanResult<T> result = Invariants.read(target, json);

      Optional<T> strict = StrictMapper.read(target, json);
      if (strict.isPresent() && !StrictMapper.isExcepted(tree, strict.get())) {
        assertThat(Invariants.outcome(result)).as(json).isEqualTo(strict.get());
      }
    });
  }

  /** The tree of a plan with all its components and nothing else, as databind wants it. */
  private static Tree strict(Object plan, RandomGenerator random) {
    Tree tree = new Written(random, 0, true).plan(plan);
    return random.nextInt(4) > 0 ? tree : new Written(random, 0).plan(plan);
  }
}
