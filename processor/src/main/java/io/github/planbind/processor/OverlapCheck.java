package io.github.planbind.processor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Warns where what is written for one plan would be taken for another that stands beside it. It sees the plans
 * of one compilation only, and says nothing of plans of other packages or classes: those are rarely
 * looked for in the same reply.
 */
final class OverlapCheck {
  /** Of earlier rounds as well; it holds no elements. */
  private final List<PlanShape> known = new ArrayList<>();

  /** Checks the plans of one round, in the order of their names: compilers differ in any other. */
  void check(List<PlanModel> plans, Problems problems) {
    Map<PlanShape, Place> places = new LinkedHashMap<>();
    for (PlanModel plan : plans) {
      plan.keys().stream()
          .findFirst()
          .ifPresent(key -> places.put(PlanShape.of(plan), key.place()));
    }
    places.keySet().stream()
        .sorted(Comparator.comparing(PlanShape::name))
        .forEach(shape -> checkOne(shape, places.get(shape), problems));
  }

  private void checkOne(PlanShape shape, Place place, Problems problems) {
    if (problems.isSuppressed(Rule.KEYS_OVERLAP, place)) {
      // at either of two it switches off what is said of both
      return;
    }
    known.stream()
        .filter(shape::standsBeside)
        .map(other -> misread(shape, other))
        .flatMap(Optional::stream)
        .findFirst()
        .ifPresent(found -> problems.add(
            Rule.KEYS_OVERLAP,
            place,
            found.one(),
            found.two(),
            found.key(),
            found.two(),
            found.two(),
            found.one()));
    known.add(shape);
  }

  /** What is written for a plan of one name, and taken for one of the other, by a key. */
  private record Misread(String one, String two, String key) {}

  private static Optional<Misread> misread(PlanShape shape, PlanShape other) {
    return shape
        .keyOf(other)
        .map(key -> new Misread(other.name(), shape.name(), key))
        .or(() -> other.keyOf(shape).map(key -> new Misread(shape.name(), other.name(), key)));
  }
}
