package io.github.planbind.it.replay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Year;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * Writes a bound record as the JSON that the corpus compares: every component, an empty {@code
 * Optional} as null, a record of a sealed interface with its {@code type}.
 *
 * <p>It knows JSON names only where they are the names in Java: {@code @Field}, {@code @Variant} and
 * {@code @Discriminator} cannot be seen at run time.
 */
public final class RecordJson {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private RecordJson() {}

  /**
   * The JSON of a record, or of a list of them; however deep it nests, the call stack does not.
   *
   * @param value the record or list, with public types
   * @return its tree
   */
  public static JsonNode of(Object value) {
    ArrayNode root = NODES.arrayNode();
    Deque<Slot> open = new ArrayDeque<>();
    open.add(new Slot(root, "", value));
    while (!open.isEmpty()) {
      Slot slot = open.remove();
      JsonNode node = node(slot.value(), open);
      if (slot.container() instanceof ObjectNode object) {
        object.set(slot.name(), node);
      } else {
        ((ArrayNode) slot.container()).add(node);
      }
    }
    return root.get(0);
  }

  /** A value that still has to be put into its array, or into its object under a name. */
  private record Slot(JsonNode container, String name, Object value) {}

  /** The node of a value; what a container holds is added to the open slots. */
  private static JsonNode node(Object value, Deque<Slot> open) {
    Object held = valueIn(value);
    if (held == null) {
      return NODES.nullNode();
    }
    if (held instanceof Record record) {
      ObjectNode object = discriminated(record.getClass());
      for (RecordComponent component : record.getClass().getRecordComponents()) {
        open.add(new Slot(object, component.getName(), valueOf(component, record)));
      }
      return object;
    }
    if (held instanceof Collection<?> items) {
      ArrayNode array = NODES.arrayNode();
      items.forEach(item -> open.add(new Slot(array, "", item)));
      return array;
    }
    if (held instanceof Map<?, ?> map) {
      ObjectNode object = NODES.objectNode();
      map.forEach((key, item) -> open.add(new Slot(object, (String) key, item)));
      return object;
    }
    return scalar(held);
  }

  private static ObjectNode discriminated(Class<?> type) {
    ObjectNode object = NODES.objectNode();
    for (Class<?> parent : type.getInterfaces()) {
      if (parent.isSealed()) {
        object.put("type", variant(type));
      }
    }
    return object;
  }

  private static String variant(Class<?> type) {
    String name = type.getSimpleName();
    return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }

  private static Object valueOf(RecordComponent component, Record record) {
    try {
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("the record must be public: " + record.getClass(), e);
    }
  }

  /** What an Optional of any kind holds, or null; any other value is itself. */
  private static Object valueIn(Object value) {
    if (value instanceof Optional<?> optional) {
      return optional.orElse(null);
    }
    if (value instanceof OptionalInt optional) {
      return optional.isPresent() ? optional.getAsInt() : null;
    }
    if (value instanceof OptionalLong optional) {
      return optional.isPresent() ? optional.getAsLong() : null;
    }
    if (value instanceof OptionalDouble optional) {
      return optional.isPresent() ? optional.getAsDouble() : null;
    }
    return value;
  }

  private static JsonNode scalar(Object value) {
    if (value instanceof BigDecimal number) {
      return NODES.numberNode(number);
    }
    if (value instanceof BigInteger number) {
      return NODES.numberNode(number);
    }
    if (value instanceof Double number) {
      return NODES.numberNode(number);
    }
    if (value instanceof Float number) {
      return NODES.numberNode(number);
    }
    if (value instanceof Number number) {
      return NODES.numberNode(number.longValue());
    }
    if (value instanceof Year year) {
      return NODES.numberNode(year.getValue());
    }
    if (value instanceof Boolean truth) {
      return NODES.booleanNode(truth);
    }
    if (value instanceof Enum<?> constant) {
      return NODES.textNode(constant.name());
    }
    return NODES.textNode(value.toString());
  }
}
