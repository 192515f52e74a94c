package io.github.planbind.processor;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * By what a plan is recognised in a reply: names and forms, no values.
 *
 * @param home the package that it stands in
 * @param keys the names of its keys, with their aliases
 * @param objects what it may be
 */
record PlanShape(String name, String home, Set<String> keys, List<Form> objects) {

  /**
   * One record.
   *
   * @param discriminator the member that tells it apart with its value; empty where there is none
   * @param required what it requires: all the names of a component, the first its own, and the form
   */
  private record Form(
      TypeName java, Map<String, String> discriminator, Map<List<String>, JsonForm> required) {
    private Stream<String> names() {
      return Stream.concat(
          discriminator.keySet().stream(), required.keySet().stream().map(names -> names.get(0)));
    }
  }

  static PlanShape of(PlanModel plan) {
    Set<String> keys = new HashSet<>();
    plan.keys().forEach(key -> keys.add(key.text()));
    for (ValueType type : plan.named()) {
      if (type instanceof ValueType.RecordType record && plan.isPlan(record)) {
        plan.record(record).components().stream()
            .map(PlanShape::names)
            .filter(names -> keys.contains(names.get(0)))
            .forEach(keys::addAll);
      }
    }
    return new PlanShape(plan.name(), plan.companion().packageName(), keys, objects(plan));
  }

  private static List<Form> objects(PlanModel plan) {
    if (plan.root() instanceof ValueType.SealedType type) {
      SealedModel named = plan.sealedType(type);
      return named.variants().stream()
          .map(variant -> form(
              plan.record(variant.type()),
              named
                  .discriminator()
                  .map(member -> Map.of(member.text(), variant.value().text()))
                  .orElse(Map.of())))
          .toList();
    }
    return List.of(form(plan.record((ValueType.RecordType) plan.root()), Map.of()));
  }

  private static Form form(RecordModel record, Map<String, String> discriminator) {
    Map<List<String>, JsonForm> required = new LinkedHashMap<>();
    for (ComponentModel component : record.components()) {
      if (!component.mayBeAbsent()) {
        required.put(names(component), JsonForm.of(component.type()));
      }
    }
    return new Form(record.java(), discriminator, required);
  }

  private static List<String> names(ComponentModel component) {
    return Stream.concat(Stream.of(component.json()), component.aliases().stream())
        .map(Name::text)
        .toList();
  }

  /** What it shares with the plans beside it: the outermost class, and the package if that is itself. */
  List<String> surroundings() {
    int end = name.indexOf('.');
    return end < 0
        ? List.of(home + "/" + name, home + "/")
        : List.of(home + "/" + name.substring(0, end));
  }

  /** The names that each of its objects has. */
  Set<String> names() {
    return objects.stream().flatMap(Form::names).collect(Collectors.toSet());
  }

  /** The key by which some object of another plan, whatever else it holds, is taken for this one. */
  Optional<String> keyOf(PlanShape other) {
    boolean shared = other.objects.stream()
        .anyMatch(object -> objects.stream().anyMatch(each -> each.java.equals(object.java)));
    if (shared) {
      // one of them is a part of the other
      return Optional.empty();
    }
    return other.objects.stream()
        .filter(object -> objects.stream().anyMatch(each -> fits(object, each)))
        .flatMap(Form::names)
        .filter(keys::contains)
        .findFirst();
  }

  /** Whether an object has all that another requires. */
  private static boolean fits(Form object, Form wanted) {
    return object.discriminator.entrySet().containsAll(wanted.discriminator.entrySet())
        && wanted.required.entrySet().stream()
            .allMatch(each -> object.required.entrySet().stream()
                .anyMatch(own -> each.getKey().contains(own.getKey().get(0))
                    && !each.getValue().excludes(own.getValue())));
  }
}
