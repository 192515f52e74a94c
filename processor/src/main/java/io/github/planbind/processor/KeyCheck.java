package io.github.planbind.processor;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Checks that each key names a component of the plan, by its JSON name, and once. */
final class KeyCheck {
  private KeyCheck() {}

  static void check(PlanModel model, Problems problems) {
    Map<String, String> names = namesOf(model);
    Set<String> seen = new HashSet<>();
    for (Name key : model.keys()) {
      String text = key.text();
      if (!seen.add(text)) {
        problems.add(Rule.KEYS_TWICE, key.place(), text);
      } else if (!names.isEmpty() && !names.containsValue(text)) {
        refuse(key, names, model, problems);
      }
    }
  }

  private static void refuse(
      Name key, Map<String, String> names, PlanModel model, Problems problems) {
    Optional<String> meant = Suggestion.nearest(key.text(), names.keySet()).map(names::get);
    if (meant.isPresent()) {
      problems.add(Rule.KEYS_MISSPELT, key.place(), key.text(), meant.get());
      return;
    }
    String all = names.values().stream()
        .distinct()
        .map(name -> "\"" + name + "\"")
        .collect(Collectors.joining(", "));
    if (model.root() instanceof ValueType.SealedType type
        && model.sealedType(type).discriminator().isEmpty()) {
      problems.add(Rule.KEYS_DISCRIMINATOR, key.place(), key.text(), key.text(), all);
    } else {
      problems.add(Rule.KEYS_UNKNOWN, key.place(), key.text(), all);
    }
  }

  /** All that a user might write for a name (JSON name, name in Java, alias), to the JSON name. */
  private static Map<String, String> namesOf(PlanModel model) {
    Map<String, String> names = new LinkedHashMap<>();
    if (model.root() instanceof ValueType.RecordType type) {
      addComponents(model.record(type), names);
    } else if (model.root() instanceof ValueType.SealedType type) {
      SealedModel plan = model.sealedType(type);
      plan.discriminator().ifPresent(each -> names.put(each.text(), each.text()));
      for (SealedModel.Variant variant : plan.variants()) {
        addComponents(model.record(variant.type()), names);
      }
    }
    return names;
  }

  private static void addComponents(RecordModel record, Map<String, String> names) {
    for (ComponentModel component : record.components()) {
      String json = component.json().text();
      names.put(json, json);
      names.putIfAbsent(component.java(), json);
      component.aliases().forEach(alias -> names.putIfAbsent(alias.text(), json));
    }
  }
}
