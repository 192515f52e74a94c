package io.github.planbind.processor;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Checks that the defaults and the example that a user wrote would be read, as a reply would be. */
final class LiteralCheck {
  /** One misspelt name may make many places wrong; the first ones say what to do. */
  private static final int MOST = 5;

  private final PlanModel model;
  private final Problems problems;

  private final WrongTypes wrongTypes;

  /** To each component with a default, those whose defaults it leaves to be read. */
  private final Map<ComponentModel, Set<ComponentModel>> leaves = new LinkedHashMap<>();

  private LiteralCheck(PlanModel model, Problems problems) {
    this.model = model;
    this.problems = problems;
    wrongTypes = WrongTypes.of(model, problems);
  }

  static void check(PlanModel model, Problems problems) {
    LiteralCheck check = new LiteralCheck(model, problems);
    for (RecordModel record : model.records().values()) {
      for (ComponentModel component : record.components()) {
        component.defaultValue().ifPresent(json -> check.checkDefault(component, json));
      }
    }
    check.leaves.keySet().forEach(check::checkEnd);
    model.example().ifPresent(json -> check.check(model.root(), json, Rule.EXAMPLE_MISFIT));
  }

  private void checkDefault(ComponentModel component, JsonLiteral json) {
    if (component.presence().isOptional()) {
      problems.add(Rule.DEFAULT_OPTIONAL, json.place(), component.json().text());
    } else if (json.value().filter(JsonValue.Nothing.class::isInstance).isPresent()) {
      problems.add(Rule.DEFAULT_NULL, json.place());
    } else if (!wrongTypes.of(component)) {
      leaves.put(component, check(component.type(), json, Rule.DEFAULT_MISFIT));
    }
  }

  /** A default that leads back to itself would be read for ever. */
  private void checkEnd(ComponentModel component) {
    Set<ComponentModel> read = new HashSet<>();
    Deque<ComponentModel> next = new ArrayDeque<>(leaves.get(component));
    while (!next.isEmpty()) {
      ComponentModel left = next.pop();
      if (read.add(left)) {
        next.addAll(leaves.getOrDefault(left, Set.of()));
      }
    }
    if (read.contains(component)) {
      Place place = component.defaultValue().orElseThrow().place();
      problems.add(Rule.DEFAULT_ENDLESS, place, component.json().text());
    }
  }

  private Set<ComponentModel> check(ValueType type, JsonLiteral json, Rule rule) {
    if (json.value().isEmpty()) {
      return Set.of();
    }
    ValueCheck checked = ValueCheck.check(model, wrongTypes, type, json.value().get());
    List<JsonMisfit> misfits = checked.misfits();
    for (JsonMisfit misfit : misfits.subList(0, Math.min(MOST, misfits.size()))) {
      String pointer = misfit.pointer().isEmpty() ? "the root" : misfit.pointer();
      problems.add(
          rule, json.place(), json.place(misfit.at()), pointer, misfit.expected(), misfit.found());
    }
    return checked.defaults();
  }
}
