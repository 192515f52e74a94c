package io.github.planbind.it.replies;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * Writes records as JSON, so that a plan can be compared with what an example says: components in
 * declared order, numbers as Java prints them, an empty Optional left out.
 */
final class Json {
  private Json() {}

  static String of(Object value) {
    if (value instanceof Record plan) {
      return ofRecord(plan);
    }
    if (value instanceof Map<?, ?> map) {
      StringJoiner members = new StringJoiner(",", "{", "}");
      map.forEach((name, each) -> members.add(quoted(name.toString()) + ":" + of(each)));
      return members.toString();
    }
    if (value instanceof Collection<?> items) {
      StringJoiner elements = new StringJoiner(",", "[", "]");
      items.forEach(item -> elements.add(of(item)));
      return elements.toString();
    }
    boolean plain =
        value instanceof Number || value instanceof Boolean || value instanceof JsonNode;
    return plain ? value.toString() : quoted(value.toString());
  }

  private static String ofRecord(Record plan) {
    StringJoiner members = new StringJoiner(",", "{", "}");
    Class<?> type = plan.getClass();
    for (Class<?> above : type.getInterfaces()) {
      if (above.isSealed()) {
        String name = type.getSimpleName();
        String variant = name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
        members.add("\"type\":" + quoted(variant));
      }
    }
    for (RecordComponent component : type.getRecordComponents()) {
      Object value = value(plan, component);
      Object held = value instanceof Optional<?> optional ? optional.orElse(null) : value;
      if (held != null) {
        members.add(quoted(component.getName()) + ":" + of(held));
      }
    }
    return members.toString();
  }

  private static Object value(Record plan, RecordComponent component) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(plan);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private static String quoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"', '\\' -> out.append('\\').append(c);
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> out.append(c < ' ' ? String.format(Locale.ROOT, "\\u%04x", (int) c) : c);
      }
    }
    return out.append('"').toString();
  }

  /** JSON without the blanks between its tokens. */
  static String compact(String json) {
    StringBuilder out = new StringBuilder(json.length());
    boolean inString = false;
    for (int i = 0; i < json.length(); i++) {
      char c = json.charAt(i);
      if (c == '"') {
        inString = !inString;
      } else if (c == '\\') {
        out.append(c);
        c = json.charAt(++i);
      }
      if (inString || c > ' ') {
        out.append(c);
      }
    }
    return out.toString();
  }
}
