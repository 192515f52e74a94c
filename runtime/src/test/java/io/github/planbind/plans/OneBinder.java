package io.github.planbind.plans;

import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanBinder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Reads the plan of one component, whose type the test chooses by the method that reads it. */
public final class OneBinder<V> implements PlanBinder<One<V>> {
  private static final ObjectShape ONE =
      ObjectShape.named("One").required("v").aliases("value").keys("v").build();
  private final Function<JsonInput, V> component;

  private OneBinder(Function<JsonInput, V> component) {
    this.component = component;
  }

  public static <V> OneBinder<V> of(Function<JsonInput, V> component) {
    return new OneBinder<>(component);
  }

  /** The component is a list. */
  public static <E> OneBinder<List<E>> listOf(Function<JsonInput, E> element) {
    return of(json -> readList(json, element));
  }

  /** The component is a map. */
  public static <E> OneBinder<Map<String, E>> mapOf(Function<JsonInput, E> value) {
    return of(json -> readMap(json, value));
  }

  /** Reads a list of scalars, lists or maps. */
  public static <E> List<E> readList(JsonInput json, Function<JsonInput, E> element) {
    if (!json.beginArray()) {
      return null;
    }
    List<E> items = new ArrayList<>();
    while (json.nextElement()) {
      E item = element.apply(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  /** Reads a map. */
  public static <E> Map<String, E> readMap(JsonInput json, Function<JsonInput, E> value) {
    if (!json.beginMap()) {
      return null;
    }
    Map<String, E> map = new LinkedHashMap<>();
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      E item = value.apply(json);
      if (json.fits()) {
        json.put(map, key, item);
      }
    }
    return json.endMap(map);
  }

  @Override
  public One<V> read(JsonInput json) {
    if (!json.beginObject(ONE)) {
      return null;
    }
    V v = null;
    while (json.nextMember() >= 0) {
      v = json.once(v, component.apply(json));
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(v);
      }
      return null;
    }
    return new One<>(v);
  }

  @Override
  public String schema() {
    return "{\"type\":\"object\"}";
  }
}
