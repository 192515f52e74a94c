package io.github.planbind.processor;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Finds the types of a plan that a schema must name, because it meets them more than once. */
final class SchemaReferences {
  private final Map<TypeName, Integer> uses = new HashMap<>();

  private SchemaReferences() {}

  /** The names under {@code $defs} of the types that are met more than once. */
  static Map<TypeName, String> of(PlanModel model) {
    SchemaReferences references = new SchemaReferences();
    references.count(model.root());
    model.records().values().stream()
        .flatMap(record -> record.components().stream())
        .forEach(component -> references.count(component.type()));
    Map<TypeName, String> names = new LinkedHashMap<>();
    Set<String> taken = new HashSet<>();
    for (ValueType type : model.named()) {
      if (references.uses.getOrDefault(type.java(), 0) > 1) {
        names.put(type.java(), CompanionNames.unique(TypeText.joined(type.java()), "", taken));
      }
    }
    return names;
  }

  private void count(ValueType type) {
    ValueType named = type.plain();
    while (!isNamed(named)) {
      if (named instanceof ValueType.ListType list) {
        named = list.element().plain();
      } else if (named instanceof ValueType.SetType set) {
        named = set.element().plain();
      } else if (named instanceof ValueType.MapType map) {
        named = map.value().plain();
      } else {
        return;
      }
    }
    uses.merge(named.java(), 1, Integer::sum);
  }

  private static boolean isNamed(ValueType type) {
    return type instanceof ValueType.RecordType
        || type instanceof ValueType.SealedType
        || type instanceof ValueType.EnumType;
  }
}
