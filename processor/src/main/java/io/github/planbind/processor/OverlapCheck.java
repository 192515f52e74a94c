package io.github.planbind.processor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Warns where what is written for one plan would be taken for another that stands beside it. It sees the plans
 * of one compilation only, and says nothing of plans of other packages or classes: those are rarely
 * looked for in the same reply.
 */
final class OverlapCheck {
  /** Of earlier rounds as well; it holds no elements. */
  private final List<PlanShape> known = new ArrayList<>();

  /** The numbers of the known plans that have a key of this name. */
  private final Map<Word, List<Integer>> keyed = new HashMap<>();

  /** The numbers of the known plans that always have a member of this name. */
  private final Map<Word, List<Integer>> named = new HashMap<>();

  /** A name, as it is used around one place. */
  private record Word(String around, String name) {}

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
    earliest(shape)
        .flatMap(other -> misread(shape, known.get(other)))
        .ifPresent(found -> problems.add(
            Rule.KEYS_OVERLAP,
            place,
            found.one(),
            found.two(),
            found.key(),
            found.two(),
            found.two(),
            found.one()));
    add(shape);
  }

  /** The first plan that this one is mixed up with; only one that uses a key of the other can be. */
  private Optional<Integer> earliest(PlanShape shape) {
    return shape.surroundings().stream()
        .flatMap(around -> Stream.concat(
            shape.keys().stream().map(key -> named.get(new Word(around, key))),
            shape.names().stream().map(name -> keyed.get(new Word(around, name)))))
        .filter(Objects::nonNull)
        .flatMap(others -> others.stream()
            .filter(other -> misread(shape, known.get(other)).isPresent())
            .limit(1))
        .min(Comparator.naturalOrder());
  }

  private void add(PlanShape shape) {
    for (String around : shape.surroundings()) {
      shape.keys().forEach(key -> add(new Word(around, key), keyed));
      shape.names().forEach(name -> add(new Word(around, name), named));
    }
    known.add(shape);
  }

  private void add(Word word, Map<Word, List<Integer>> index) {
    index.computeIfAbsent(word, w -> new ArrayList<>()).add(known.size());
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
