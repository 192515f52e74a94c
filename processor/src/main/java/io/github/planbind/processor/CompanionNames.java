package io.github.planbind.processor;

import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The names inside one companion. Keys are public and choose first; whatever else would have the same name
 * gets a word or a number behind it.
 */
final class CompanionNames {
  static final String INSTANCE = "INSTANCE";
  static final String JSON = "json";

  /** A field or variable of such a name would hide the type from the generated expressions. */
  private static final List<String> TYPES_IN_EXPRESSIONS = List.of(
      "Byte",
      "Character",
      "Constraint",
      "Double",
      "EnumNames",
      "Float",
      "Integer",
      "JacksonValues",
      "ListValues",
      "Long",
      "ObjectShape",
      "Optional",
      "OptionalDouble",
      "OptionalInt",
      "OptionalLong",
      "PlanKey",
      "PlanReader",
      "Short",
      "String",
      "TextValues",
      "TypeReference",
      "Variants",
      "Boolean");

  private final Set<String> fields = new HashSet<>(TYPES_IN_EXPRESSIONS);
  private final Set<String> methods =
      new HashSet<>(Set.of("example", "instructions", "read", "reader", "schema", "strictSchema"));
  private final IdentityHashMap<ComponentModel, String> keys = new IdentityHashMap<>();
  private final Map<TypeName, String> constants = new HashMap<>();
  private final Map<ValueType, String> readers = new HashMap<>();
  private final Map<Constraints, String> constraints = new HashMap<>();

  CompanionNames(PlanModel model) {
    fields.add(INSTANCE);
    for (TypeName type : model.enums().keySet()) {
      fields.add(((ClassName) type).simpleNames().get(0));
    }
    nameKeys(model);
    readers.put(model.root(), "read");
    model.records().forEach((java, record) -> nameConstant(java, "_SHAPE"));
    model.sealedTypes().forEach((java, type) -> nameConstant(java, "_VARIANTS"));
    model.enums().forEach((java, type) -> nameConstant(java, "_NAMES"));
    for (Constraints each : ConstraintConstants.of(model)) {
      constraints.put(each, unique(ConstraintConstants.nameOf(each), "_", fields));
    }
  }

  /** The public constant of a component of the plan. */
  String key(ComponentModel component) {
    return keys.get(component);
  }

  /** The constant that says how a record, sealed interface or enum looks in JSON. */
  String constant(TypeName named) {
    return constants.get(named);
  }

  /** The constant that holds these constraints. */
  String constraint(Constraints these) {
    return constraints.get(these);
  }

  /** The method that builds such a constant, where it is too long for an expression. */
  String builder(TypeName named) {
    return unique("build" + upperFirst(TypeText.joined(named)), "", methods);
  }

  /** The method that reads a type. */
  String reader(ValueType type) {
    return readers.computeIfAbsent(
        type, t -> unique("read" + upperFirst(TypeText.joined(t.java())), "", methods));
  }

  /** The names that no variable of a method may have, for it would hide what the method needs. */
  Set<String> hidden() {
    Set<String> hidden = new HashSet<>(fields);
    hidden.addAll(List.of(JSON, "member", "yield"));
    return hidden;
  }

  private void nameKeys(PlanModel model) {
    if (model.root() instanceof ValueType.RecordType type) {
      for (ComponentModel component : model.record(type).components()) {
        keys.put(component, unique(upperSnake(component.java()), "_KEY", fields));
      }
    } else if (model.root() instanceof ValueType.SealedType type) {
      for (SealedModel.Variant variant : model.sealedType(type).variants()) {
        RecordModel record = model.record(variant.type());
        for (ComponentModel component : record.components()) {
          String name = upperSnake(record.name()) + "_" + upperSnake(component.java());
          keys.put(component, unique(name, "_KEY", fields));
        }
      }
    }
  }

  private void nameConstant(TypeName java, String word) {
    constants.put(java, unique(upperSnake(TypeText.joined(java)), word, fields));
  }

  /** The name itself, or the first of {@code name + word}, {@code name + word + 2} ... not taken. */
  static String unique(String name, String word, Set<String> taken) {
    if (taken.add(name)) {
      return name;
    }
    String candidate = name + word;
    for (int number = 2; candidate.equals(name) || !taken.add(candidate); number++) {
      candidate = name + word + number;
    }
    return candidate;
  }

  /** {@code UNIT_PRICE} for {@code unitPrice}, {@code unit_price} and {@code UnitPrice}. */
  static String upperSnake(String name) {
    return snake(name).toUpperCase(Locale.ROOT);
  }

  /** The words of a name with {@code _} in between. */
  static String snake(String name) {
    StringBuilder snake = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      boolean word = i > 0 && Character.isUpperCase(name.charAt(i));
      char before = i > 0 ? name.charAt(i - 1) : '_';
      boolean acronym = Character.isUpperCase(before);
      boolean nextIsLower = i + 1 < name.length() && Character.isLowerCase(name.charAt(i + 1));
      if (word && before != '_' && (!acronym || nextIsLower)) {
        snake.append('_');
      }
      snake.append(name.charAt(i));
    }
    return snake.toString();
  }

  private static String upperFirst(String name) {
    int first = name.offsetByCodePoints(0, 1);
    return name.substring(0, first).toUpperCase(Locale.ROOT) + name.substring(first);
  }
}
