package io.github.planbind.processor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Says where a JSON value would not be read as a type, by the rules that binders keep. It is stricter than
 * they are in two things: what they would read as something else than it is ({@code "3"} for a number), and
 * members that they would pass over, are mistakes of whoever wrote the value.
 *
 * @param wrongTypes what is passed over
 * @param misfits takes what does not fit
 * @param defaults takes the components whose defaults the value leaves to be read
 */
record ValueCheck(
    PlanModel model,
    WrongTypes wrongTypes,
    JsonValue value,
    String pointer,
    List<JsonMisfit> misfits,
    Set<ComponentModel> defaults)
    implements ValueType.Visitor<Void> {

  /** Checks a value as a whole. */
  static ValueCheck check(PlanModel model, WrongTypes wrongTypes, ValueType type, JsonValue value) {
    ValueCheck check =
        new ValueCheck(model, wrongTypes, value, "", new ArrayList<>(), new LinkedHashSet<>());
    type.accept(check);
    return check;
  }

  private Void differs(String expected, String found) {
    misfits.add(new JsonMisfit(value.at(), pointer, expected, found));
    return null;
  }

  private ValueCheck at(JsonValue part, String step) {
    String escaped = step.replace("~", "~0").replace("/", "~1");
    return new ValueCheck(model, wrongTypes, part, pointer + "/" + escaped, misfits, defaults);
  }

  @Override
  public Void scalar(Scalar type) {
    ScalarCheck.check(type, value).ifPresent(other -> differs(other.expected(), other.found()));
    return null;
  }

  @Override
  public Void enumType(ValueType.EnumType type) {
    List<EnumModel.Constant> constants = model.enumType(type).constants();
    if (constants.stream().anyMatch(constant -> wrongTypes.at(constant.json().place()))) {
      return null;
    }
    Map<String, String> names = new LinkedHashMap<>();
    for (EnumModel.Constant constant : constants) {
      String json = constant.json().text();
      names.put(json, json);
      constant.aliases().forEach(alias -> names.put(alias.text(), json));
    }
    return name(names, "the constant");
  }

  /** Checks that the value is the text of a name, and not of an alias. */
  private Void name(Map<String, String> names, String what) {
    String all = names.values().stream()
        .distinct()
        .map(ValueCheck::quoted)
        .collect(Collectors.joining(", ", "one of ", ""));
    if (!(value instanceof JsonValue.Text text)) {
      return differs(all, value.form());
    }
    if (text.text().equals(names.get(text.text()))) {
      return null;
    }
    String expected = Suggestion.nearest(text.text(), names.keySet())
        .map(near -> what + " " + quoted(names.get(near)))
        .orElse(all);
    return differs(expected, quoted(text.text()));
  }

  @Override
  public Void recordType(ValueType.RecordType type) {
    if (value instanceof JsonValue.Dict object) {
      return members(model.record(type), object.members());
    }
    return differs("an object", value.form());
  }

  private Void members(RecordModel record, List<JsonValue.Member> members) {
    if (wrongTypes.at(record.place())) {
      return null;
    }
    Map<String, ComponentModel> components = new LinkedHashMap<>();
    record.components().forEach(each -> components.put(each.json().text(), each));
    Map<String, JsonValue> present = new HashMap<>();
    for (JsonValue.Member member : members) {
      ComponentModel component = components.get(member.name());
      if (component == null) {
        // what it was probably meant for is not missing as well
        unknown(record, member).ifPresent(meant -> present.put(meant, member.value()));
      } else if (present.putIfAbsent(member.name(), member.value()) != null) {
        at(member.value(), member.name()).differs("the name once", "the name twice");
      } else if (!wrongTypes.of(component)
          && !(component.mayBeAbsent() && member.value() instanceof JsonValue.Nothing)) {
        component.type().accept(at(member.value(), member.name()));
      }
    }
    for (ComponentModel component : components.values()) {
      JsonValue given = present.get(component.json().text());
      if (wrongTypes.of(component)) {
        continue;
      }
      if (!component.mayBeAbsent() && given == null) {
        at(value, component.json().text()).differs("a value", "nothing");
      } else if (component.defaultValue().isPresent()
          && (given == null || given instanceof JsonValue.Nothing)) {
        defaults.add(component);
      }
    }
    return null;
  }

  /** Notes a name that is none, and finds the one that was probably meant. */
  private Optional<String> unknown(RecordModel record, JsonValue.Member member) {
    Map<String, String> names = new LinkedHashMap<>();
    for (ComponentModel component : record.components()) {
      String json = component.json().text();
      names.put(json, json);
      names.putIfAbsent(component.java(), json);
      component.aliases().forEach(alias -> names.putIfAbsent(alias.text(), json));
    }
    Optional<String> meant = Suggestion.nearest(member.name(), names.keySet()).map(names::get);
    boolean meantIsWrong = record.components().stream()
        .filter(component -> meant.filter(component.json().text()::equals).isPresent())
        .anyMatch(component -> wrongTypes.of(component));
    if (meantIsWrong) {
      return meant;
    }
    String expected =
        meant.map(name -> "the name " + quoted(name)).orElse("a component of " + record.name());
    misfits.add(new JsonMisfit(
        member.at(), at(value, member.name()).pointer(), expected, quoted(member.name())));
    return meant;
  }

  @Override
  public Void sealedType(ValueType.SealedType type) {
    SealedModel sealed = model.sealedType(type);
    if (wrongTypes.at(sealed.place())
        || sealed.variants().stream()
            .anyMatch(each -> wrongTypes.at(each.value().place()))) {
      return null;
    }
    if (!(value instanceof JsonValue.Dict object)) {
      return differs("an object", value.form());
    }
    if (sealed.discriminator().isEmpty()) {
      Optional<SealedModel.Variant> variant = VariantNames.choose(model, sealed, object);
      return variant.isPresent()
          ? members(model.record(variant.get().type()), object.members())
          : differs("the components of just one record of " + sealed.name(), "others");
    }
    String discriminator = sealed.discriminator().get().text();
    Optional<JsonValue> named = object.members().stream()
        .filter(member -> member.name().equals(discriminator))
        .map(JsonValue.Member::value)
        .findFirst();
    if (named.isEmpty()) {
      return at(value, discriminator).differs("a value", "nothing");
    }
    Map<String, String> values = new LinkedHashMap<>();
    for (SealedModel.Variant variant : sealed.variants()) {
      values.put(variant.value().text(), variant.value().text());
      if (named.get() instanceof JsonValue.Text text
          && text.text().equals(variant.value().text())) {
        List<JsonValue.Member> others = new ArrayList<>(object.members());
        others.removeIf(member -> member.value() == text);
        return members(model.record(variant.type()), others);
      }
    }
    return at(named.get(), discriminator).name(values, "the value");
  }

  @Override
  public Void listType(ValueType.ListType type) {
    return elements(type.element());
  }

  @Override
  public Void setType(ValueType.SetType type) {
    int before = misfits.size();
    elements(type.element());
    if (misfits.size() == before && value instanceof JsonValue.Array array) {
      repeated(array.elements());
    }
    return null;
  }

  /** The schema asks for elements that differ; of two that only Java holds to be equal it takes both. */
  private void repeated(List<JsonValue> elements) {
    Map<Object, Integer> first = new HashMap<>();
    for (int i = 0; i < elements.size(); i++) {
      Integer same = first.putIfAbsent(elements.get(i).meaning(), i);
      if (same != null) {
        at(elements.get(i), Integer.toString(i))
            .differs("each element of a set once", "that of " + pointer + "/" + same + " again");
      }
    }
  }

  private Void elements(ValueType type) {
    if (!(value instanceof JsonValue.Array array)) {
      return differs("an array", value.form());
    }
    for (int i = 0; i < array.elements().size(); i++) {
      type.accept(at(array.elements().get(i), Integer.toString(i)));
    }
    return null;
  }

  @Override
  public Void mapType(ValueType.MapType type) {
    if (!(value instanceof JsonValue.Dict object)) {
      return differs("an object", value.form());
    }
    Map<String, JsonValue> present = new HashMap<>();
    for (JsonValue.Member member : object.members()) {
      ValueCheck part = at(member.value(), member.name());
      if (present.putIfAbsent(member.name(), member.value()) != null) {
        part.differs("the name once", "the name twice");
      } else {
        type.value().accept(part);
      }
    }
    return null;
  }

  @Override
  public Void constrained(ValueType.Constrained type) {
    int before = misfits.size();
    type.type().accept(this);
    if (misfits.size() == before) {
      differences(type).forEach(other -> differs(other.expected(), other.found()));
    }
    return null;
  }

  private List<ScalarCheck.Difference> differences(ValueType.Constrained type) {
    if (!(type.type() instanceof ValueType.SetType set)) {
      return ConstraintCheck.check(type.constraints(), value);
    }
    // with a type that is wrong it is not known what is equal
    return wrongTypes.isNone()
        ? ConstraintCheck.checkSet(
            type.constraints(), SetSize.of(model, set, (JsonValue.Array) value))
        : List.of();
  }

  /** What Jackson makes of it is not known before it runs. */
  @Override
  public Void jacksonType(ValueType.JacksonType type) {
    return value instanceof JsonValue.Nothing ? differs("a value", "null") : null;
  }

  /** Its own problem has been noted. */
  @Override
  public Void unreadable(ValueType.Unreadable type) {
    return null;
  }

  private static String quoted(String text) {
    return "\"" + text + "\"";
  }
}
