package io.github.planbind.processor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lets the schema of an optional component allow null as well. */
final class Nullable {
  private Nullable() {}

  static Map<String, Object> of(Map<String, Object> schema) {
    Map<String, Object> nullable = new LinkedHashMap<>(schema);
    if (schema.get("type") instanceof String type) {
      nullable.put("type", List.of(type, "null"));
      Object only = nullable.remove("const");
      if (only != null) {
        nullable.put("enum", List.of(only));
      }
      nullable.computeIfPresent("enum", (keyword, constants) -> withNull(constants, null));
      return nullable;
    }
    if (schema.get("type") instanceof List<?> types) {
      nullable.put("type", withNull(types, "null"));
      return nullable;
    }
    Map<String, Object> none = Map.of("type", "null");
    if (schema.containsKey("anyOf")) {
      nullable.put("anyOf", withNull(schema.get("anyOf"), none));
      return nullable;
    }
    return Map.of("anyOf", List.of(schema, none));
  }

  private static List<Object> withNull(Object list, Object none) {
    List<Object> longer = new ArrayList<>((List<?>) list);
    longer.add(none);
    return longer;
  }
}
