package io.github.planbind.processor;

import java.util.List;
import java.util.Map;

/** What the providers count in a strict schema: what is nested, and what is there in all. */
record StrictSize(int unions, int levels, int constants, int chars) {
  private static final StrictSize NOTHING = new StrictSize(0, 0, 0, 0);

  static StrictSize of(Map<?, ?> schema) {
    StrictSize size = NOTHING;
    boolean union = schema.get("type") instanceof List || schema.containsKey("anyOf");
    size = size.plus(new StrictSize(union ? 1 : 0, 0, 0, 0));
    if (schema.get("enum") instanceof List<?> constants) {
      int chars =
          constants.stream().mapToInt(each -> String.valueOf(each).length()).sum();
      size = size.plus(new StrictSize(0, 0, constants.size(), chars));
    }
    for (String keyword : List.of("properties", "$defs")) {
      if (schema.get(keyword) instanceof Map<?, ?> named) {
        size = size.plus(ofNamed(named));
      }
    }
    for (String keyword : List.of("items", "additionalProperties")) {
      if (schema.get(keyword) instanceof Map<?, ?> part) {
        size = size.plus(of(part));
      }
    }
    if (schema.get("anyOf") instanceof List<?> parts) {
      for (Object part : parts) {
        size = size.plus(of((Map<?, ?>) part));
      }
    }
    int level = schema.containsKey("properties") ? 1 : 0;
    return new StrictSize(size.unions, size.levels + level, size.constants, size.chars);
  }

  private static StrictSize ofNamed(Map<?, ?> named) {
    StrictSize size = NOTHING;
    for (Map.Entry<?, ?> each : named.entrySet()) {
      int chars = ((String) each.getKey()).length();
      size = size.plus(new StrictSize(0, 0, 0, chars)).plus(of((Map<?, ?>) each.getValue()));
    }
    return size;
  }

  /** Beside each other: only the deeper one counts for the levels. */
  private StrictSize plus(StrictSize other) {
    return new StrictSize(
        unions + other.unions,
        Math.max(levels, other.levels),
        constants + other.constants,
        chars + other.chars);
  }
}
