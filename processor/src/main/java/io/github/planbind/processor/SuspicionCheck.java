package io.github.planbind.processor;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Warns of plans that are read as they say, but not as their authors will have meant. */
final class SuspicionCheck {
  /** Components in which a model is to think. */
  private static final Set<String> REASONING = Set.of(
      "chainofthought",
      "rationale",
      "reasoning",
      "reasoningsteps",
      "scratchpad",
      "thinking",
      "thought",
      "thoughtprocess",
      "thoughts");

  /** Names that wrappers, tool calls, schemas and other JSON in replies have as well. */
  private static final Set<String> COMMON = Set.of(
      "arguments",
      "content",
      "data",
      "example",
      "input",
      "json",
      "object",
      "output",
      "parameters",
      "payload",
      "properties",
      "response",
      "result",
      "results",
      "schema");

  private final PlanModel model;
  private final Problems problems;

  private SuspicionCheck(PlanModel model, Problems problems) {
    this.model = model;
    this.problems = problems;
  }

  static void check(PlanModel model, Problems problems) {
    if (!problems.isEmpty()) {
      return;
    }
    SuspicionCheck check = new SuspicionCheck(model, problems);
    model.records().values().forEach(check::checkOrder);
    model.keys().forEach(check::checkKey);
    if (model.root() instanceof ValueType.RecordType type) {
      check.checkRecord(model.record(type));
    }
  }

  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replace("_", "").replace("-", "");
  }

  /** What a model writes first it cannot reason for any more. */
  private void checkOrder(RecordModel record) {
    String answer = null;
    for (ComponentModel component : record.components()) {
      if (!REASONING.contains(plain(component.json().text()))) {
        answer = component.json().text();
      } else if (answer != null) {
        problems.add(Rule.ORDER_REASONING, component.place(), answer);
        return;
      }
    }
  }

  private void checkKey(Name key) {
    if (COMMON.contains(plain(key.text()))) {
      problems.add(Rule.KEYS_COMMON, key.place(), key.text());
    }
  }

  private void checkRecord(RecordModel record) {
    List<ComponentModel> components = record.components();
    if (components.size() == 1 && components.get(0).type() == Scalar.STRING) {
      problems.add(Rule.TARGET_TEXT, model.place(), components.get(0).json().text());
    }
    boolean required = components.stream().anyMatch(each -> !each.mayBeAbsent());
    boolean keyed = components.stream()
        .filter(each -> !each.mayBeAbsent())
        .anyMatch(each ->
            model.keys().stream().anyMatch(key -> key.text().equals(each.json().text())));
    // the compiler itself says that there are no keys
    if (required && !keyed && !model.keys().isEmpty()) {
      problems.add(Rule.KEYS_OPTIONAL, model.keys().get(0).place());
    }
  }
}
