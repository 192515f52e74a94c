package io.github.planbind.processor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Makes up an example of a plan for the prompt: each component once, in declared order, with texts that nobody
 * would take for an answer. What leads back to itself is left out where it may be, and so is what no
 * value can be made up for.
 */
final class ExampleMaker {
  /** A prompt is read by people and paid for: past this many values only what is required is shown. */
  private static final int MANY = 100;

  private static final int MOST = 2_000;

  private final PlanModel model;
  private final Deque<TypeName> open = new ArrayDeque<>();
  private int values;

  /** The component that made it impossible. */
  private Place missing;

  private ExampleMaker(PlanModel model) {
    this.model = model;
    this.missing = model.place();
  }

  /**
   * An example as JSON text.
   *
   * @param json the user's own, else one that is made up; empty where none can be
   * @param missing the component that made it impossible
   */
  record Example(Optional<String> json, Place missing) {}

  static Example of(PlanModel model) {
    Optional<JsonValue> written = model.example().flatMap(JsonLiteral::value);
    if (written.isPresent()) {
      return new Example(written.map(JsonText::compact), model.place());
    }
    ExampleMaker maker = new ExampleMaker(model);
    Optional<String> made = Optional.ofNullable(maker.makeRoot()).map(JsonText::compact);
    return new Example(made, maker.missing);
  }

  /** Warns where an example must be written, since none can be made up. */
  static void check(PromptTexts texts, Problems problems) {
    if (problems.isEmpty() && texts.example().json().isEmpty()) {
      problems.add(Rule.EXAMPLE_NEEDED, texts.example().missing());
    }
  }

  private Object makeRoot() {
    return make(model.root(), new Spot(model.name(), 0, model.place()));
  }

  /**
   * Where a value is to stand.
   *
   * @param index tells apart what must not be equal
   */
  private record Spot(String label, int index, Place place) {
    Spot element(int number) {
      return new Spot(label, index + number, place);
    }
  }

  private Object make(ValueType type, Spot spot) {
    if (++values > MOST) {
      return null;
    }
    Constraints constraints = type instanceof ValueType.Constrained constrained
        ? constrained.constraints()
        : Constraints.NONE;
    Object made = makePlain(type.plain(), constraints, spot);
    if (made == null && missing.equals(model.place())) {
      missing = spot.place();
    }
    return made;
  }

  private Object makePlain(ValueType type, Constraints constraints, Spot spot) {
    if (type instanceof Scalar scalar) {
      return ScalarSample.of(scalar, constraints, spot.label(), spot.index());
    }
    if (type instanceof ValueType.EnumType named) {
      List<EnumModel.Constant> constants = model.enumType(named).constants();
      return spot.index() < constants.size()
          ? constants.get(spot.index()).json().text()
          : null;
    }
    if (type instanceof ValueType.RecordType named) {
      return record(model.record(named), Map.of(), spot);
    }
    if (type instanceof ValueType.SealedType named) {
      return variant(model.sealedType(named), spot);
    }
    if (type instanceof ValueType.ListType list) {
      return elements(list.element(), constraints.size(), spot);
    }
    if (type instanceof ValueType.SetType set) {
      return elements(set.element(), constraints.size(), spot);
    }
    if (type.equals(ValueType.JacksonType.TREE)) {
      return Map.of("key", "any JSON");
    }
    return type instanceof ValueType.MapType map
        ? members(map.value(), constraints.size(), spot)
        : null;
  }

  private Object record(RecordModel record, Map<String, Object> discriminator, Spot spot) {
    if (open.contains(record.java())) {
      return null;
    }
    open.push(record.java());
    Map<String, Object> object = new LinkedHashMap<>(discriminator);
    boolean whole = true;
    for (ComponentModel component : record.components()) {
      Object value = component(component, spot);
      if (value != null) {
        object.put(component.json().text(), value);
      }
      whole &= value != null || component.mayBeAbsent();
    }
    open.pop();
    return whole ? object : null;
  }

  private Object component(ComponentModel component, Spot spot) {
    Optional<JsonValue> byDefault = component.defaultValue().flatMap(JsonLiteral::value);
    if (byDefault.isPresent()) {
      return byDefault.get();
    }
    boolean leave = component.mayBeAbsent() && values > MANY;
    Spot inside = new Spot(component.java(), spot.index(), component.place());
    return leave ? null : make(component.type(), inside);
  }

  private Object variant(SealedModel type, Spot spot) {
    for (SealedModel.Variant variant : type.variants()) {
      Map<String, Object> discriminator = type.discriminator()
          .map(name -> Map.<String, Object>of(name.text(), variant.value().text()))
          .orElse(Map.of());
      Object made = record(model.record(variant.type()), discriminator, spot);
      if (made != null) {
        return made;
      }
    }
    return null;
  }

  private Object elements(ValueType type, Constraints.Size size, Spot spot) {
    int count = Math.max(values > MANY ? 0 : Math.min(1, size.most()), size.least());
    List<Object> elements = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Object element = make(type, spot.element(i));
      if (element == null) {
        break;
      }
      elements.add(element);
    }
    return elements.size() < size.least() ? null : elements;
  }

  private Object members(ValueType type, Constraints.Size size, Spot spot) {
    Object values = elements(type, size, spot);
    if (values == null) {
      return null;
    }
    Map<String, Object> members = new LinkedHashMap<>();
    List<?> each = (List<?>) values;
    IntStream.range(0, each.size()).forEach(i -> members.put("key" + (i + 1), each.get(i)));
    return members;
  }
}
