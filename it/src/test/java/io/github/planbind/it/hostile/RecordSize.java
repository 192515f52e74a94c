package io.github.planbind.it.hostile;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;

/** How many bytes a plan takes, about: what a reading may allocate besides its own. */
final class RecordSize {
  private static final int OBJECT = 24;
  /** An array list that grew by half at a time has been copied twice over. */
  private static final int ELEMENT = 16;

  /** With the name. */
  private static final int MAP_ENTRY = 80;

  private static final int EMPTY_MAP = 160;

  private RecordSize() {}

  static long of(Object plan) {
    long size = 0;
    Deque<Object> open = new ArrayDeque<>();
    open.push(plan);
    while (!open.isEmpty()) {
      Object value = open.pop();
      size += OBJECT + own(value);
      if (value instanceof JsonNode tree) {
        size += ofNode(tree);
        tree.forEach(open::push);
      } else if (value instanceof Collection<?> elements) {
        elements.forEach(open::push);
      } else if (value instanceof Map<?, ?> map) {
        map.forEach((key, element) -> {
          open.push(key);
          open.push(element);
        });
      } else if (value instanceof Optional<?> optional) {
        optional.ifPresent(open::push);
      } else if (value instanceof Record record) {
        components(record, open);
      }
    }
    return size;
  }

  private static long ofNode(JsonNode tree) {
    if (tree.isTextual()) {
      return OBJECT + own(tree.textValue());
    }
    if (tree.isNumber()) {
      return 3 * OBJECT;
    }
    return tree.isObject()
        ? EMPTY_MAP + (long) MAP_ENTRY * tree.size()
        : (long) ELEMENT * tree.size();
  }

  private static long own(Object value) {
    if (value instanceof String text) {
      boolean latin = text.chars().allMatch(c -> c < 256);
      return OBJECT + (latin ? 1L : 2L) * text.length();
    }
    if (value instanceof BigDecimal number) {
      return OBJECT + number.precision();
    }
    if (value instanceof Map<?, ?> map) {
      return (long) MAP_ENTRY * map.size();
    }
    if (value instanceof java.util.Set<?> set) {
      return (long) MAP_ENTRY * set.size();
    }
    return value instanceof Collection<?> elements ? (long) ELEMENT * elements.size() : 0;
  }

  private static void components(Record record, Deque<Object> open) {
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      try {
        component.getAccessor().setAccessible(true);
        open.push(component.getAccessor().invoke(record));
      } catch (ReflectiveOperationException e) {
        throw new AssertionError(e);
      }
    }
  }
}
