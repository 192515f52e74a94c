package io.github.planbind.it.property;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.lang.reflect.Field;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A component of a record, or a constant of an enum, by its JSON names: seen by reflection, which
 * the library never uses. The library's own annotations are gone at run time; Jackson's say the same.
 *
 * @param names the JSON name, then its aliases
 * @param type the component's type as declared
 */
record Component(List<String> names, Type type, RecordComponent java) {
  private static final Map<Class<?>, List<Component>> KNOWN = new ConcurrentHashMap<>();

  static List<Component> of(Class<?> record) {
    return KNOWN.computeIfAbsent(record, Component::read);
  }

  private static List<Component> read(Class<?> record) {
    List<Component> components = new ArrayList<>();
    for (RecordComponent component : record.getRecordComponents()) {
      try {
        Field field = record.getDeclaredField(component.getName());
        components.add(new Component(names(field), component.getGenericType(), component));
      } catch (NoSuchFieldException e) {
        throw new IllegalStateException(e);
      }
    }
    return List.copyOf(components);
  }

  /** The JSON name of a component's field or of a constant, then its aliases. */
  static List<String> names(Field field) {
    List<String> names = new ArrayList<>();
    JsonProperty property = field.getAnnotation(JsonProperty.class);
    names.add(property == null ? field.getName() : property.value());
    JsonAlias aliases = field.getAnnotation(JsonAlias.class);
    if (aliases != null) {
      names.addAll(List.of(aliases.value()));
    }
    return List.copyOf(names);
  }

  static List<String> names(Enum<?> constant) {
    try {
      return names(constant.getDeclaringClass().getField(constant.name()));
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException(e);
    }
  }

  String name() {
    return names.get(0);
  }

  Object valueIn(Object record) {
    try {
      return java.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Says whether a member's name is almost that of this component (rule R18). */
  boolean isAlike(String name) {
    return names.stream().anyMatch(mine -> fold(mine).equals(fold(name)));
  }

  private static String fold(String name) {
    return name.replace("_", "").replace("-", "").toLowerCase(Locale.ROOT);
  }
}
