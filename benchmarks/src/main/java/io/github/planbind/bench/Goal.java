package io.github.planbind.bench;

import static io.github.planbind.bench.Contender.BUILD;
import static io.github.planbind.bench.Contender.DATABIND;
import static io.github.planbind.bench.Contender.FASTJSON2;
import static io.github.planbind.bench.Contender.LANGCHAIN4J;
import static io.github.planbind.bench.Contender.PLANBIND;
import static io.github.planbind.bench.Contender.SPRING_AI;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * A bound for the ratio of two figures of one run.
 *
 * @param name what is divided by what
 * @param ratio the ratio
 * @param bounds the bound for each size that has one
 * @param atMost whether the bound is an upper one
 */
record Goal(String name, Ratio ratio, Map<Size, Double> bounds, boolean atMost) {
  /** All goals. */
  static final List<Goal> ALL = List.of(
      time("bare / databind bare", Form.BARE, DATABIND, Form.BARE, all(0.45)),
      time("bare / fastjson2 bare", Form.BARE, FASTJSON2, Form.BARE, all(1.1)),
      time("fenced / databind bare", Form.FENCED, DATABIND, Form.BARE, all(0.45)),
      time("think + 2 fences / databind bare", Form.THINK, DATABIND, Form.BARE, large(0.55)),
      new Goal(
          "LangChain4j fenced / fenced",
          (score, size) -> inverse(times(score, Form.FENCED, LANGCHAIN4J, Form.FENCED, size)),
          Map.of(Size.PLAN_600B, 8.0, Size.PLAN_4K, 4.5, Size.PLAN_64K, 3.3),
          false),
      new Goal(
          "Spring AI exact fence / exact fence",
          (score, size) ->
              inverse(times(score, Form.EXACT_FENCE, SPRING_AI, Form.EXACT_FENCE, size)),
          all(9.0),
          false),
      time("trailing commas / bare", Form.COMMAS, PLANBIND, Form.BARE, all(1.05)),
      time("raw line breaks / bare", Form.LINE_BREAKS, PLANBIND, Form.BARE, all(1.05)),
      new Goal("cut / bare, a character", Goal::cutByCharacter, all(1.1), true),
      time("non-Latin / bare", Form.NON_LATIN, PLANBIND, Form.BARE, all(1.3)),
      time("fenced non-Latin / fenced", Form.FENCED_NON_LATIN, PLANBIND, Form.FENCED, all(1.3)),
      memory("bytes, bare / only the record", Form.BARE, BUILD, large(1.1)),
      memory("bytes, escaped / only the record", Form.ESCAPED, BUILD, large(1.1)),
      memory("bytes, bare / databind", Form.BARE, DATABIND, large(0.8)),
      memory("bytes, escaped / databind", Form.ESCAPED, DATABIND, large(0.8)));

  /** A ratio of two figures; none if one of them was not run. */
  interface Ratio {
    OptionalDouble of(Score score, Size size);
  }

  /** Whether the goal is met; true where there is none. */
  boolean holds(Score score, Size size) {
    OptionalDouble value = ratio.of(score, size);
    Double bound = bounds.get(size);
    return bound == null
        || value.isEmpty()
        || (atMost ? value.getAsDouble() <= bound : value.getAsDouble() >= bound);
  }

  private static Map<Size, Double> all(double bound) {
    return Map.of(
        Size.PLAN_600B, bound, Size.PLAN_4K, bound, Size.PLAN_64K, bound, Size.FINDINGS_300, bound);
  }

  /** From 4 KB up. */
  private static Map<Size, Double> large(double bound) {
    return Map.of(Size.PLAN_4K, bound, Size.PLAN_64K, bound, Size.FINDINGS_300, bound);
  }

  private static Goal time(
      String name, Form ours, Contender other, Form others, Map<Size, Double> bounds) {
    return new Goal(name, (score, size) -> times(score, ours, other, others, size), bounds, true);
  }

  private static Goal memory(String name, Form form, Contender other, Map<Size, Double> bounds) {
    return new Goal(
        name,
        (score, size) -> divide(score.bytes(PLANBIND, size, form), score.bytes(other, size, form)),
        bounds,
        true);
  }

  private static OptionalDouble times(
      Score score, Form ours, Contender other, Form others, Size size) {
    return divide(score.nanos(PLANBIND, size, ours), score.nanos(other, size, others));
  }

  private static OptionalDouble cutByCharacter(Score score, Size size) {
    double kept = (double) Fixture.of(size, Form.CUT).reply().length()
        / Fixture.of(size, Form.BARE).reply().length();
    OptionalDouble ratio = times(score, Form.CUT, PLANBIND, Form.BARE, size);
    return ratio.isPresent() ? OptionalDouble.of(ratio.getAsDouble() / kept) : ratio;
  }

  private static OptionalDouble divide(OptionalDouble a, OptionalDouble b) {
    return a.isPresent() && b.isPresent()
        ? OptionalDouble.of(a.getAsDouble() / b.getAsDouble())
        : OptionalDouble.empty();
  }

  private static OptionalDouble inverse(OptionalDouble ratio) {
    return divide(OptionalDouble.of(1), ratio);
  }
}
