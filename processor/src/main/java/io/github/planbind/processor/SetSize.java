package io.github.planbind.processor;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How many elements a set has that is read from an array: a binder keeps one of those that are equal in Java.
 *
 * @param least the number where all are equal that may be
 * @param most the number where only those are equal that are written alike
 */
record SetSize(int least, int most) {

  static SetSize of(PlanModel model, ValueType.SetType type, JsonValue.Array array) {
    List<Optional<Object>> elements = array.elements().stream()
        .map(element -> type.element().accept(new InJava(model, element)))
        .toList();
    if (elements.stream().allMatch(Optional::isPresent)) {
      int size = Set.copyOf(elements).size();
      return new SetSize(size, size);
    }
    long written = array.elements().stream().map(JsonText::compact).distinct().count();
    return new SetSize(1, (int) written);
  }

  /** Something that is equal for two values just when what is read from them is; empty where that is not known. */
  private record InJava(PlanModel model, JsonValue value)
      implements ValueType.Visitor<Optional<Object>> {

    private Optional<Object> of(ValueType type, JsonValue part) {
      return type.accept(new InJava(model, part));
    }

    @Override
    public Optional<Object> scalar(Scalar type) {
      if (value instanceof JsonValue.Text text) {
        return Optional.of(type.isText() ? ScalarCheck.parse(type, text.text()) : text.text());
      }
      if (value instanceof JsonValue.Truth truth) {
        return Optional.of(truth.value());
      }
      JsonValue.Numeral number = (JsonValue.Numeral) value;
      return Optional.of(
          switch (type) {
            case FLOAT -> Float.parseFloat(number.digits());
            case DOUBLE -> Double.parseDouble(number.digits());
            case BIG_DECIMAL -> number.exact().orElseThrow();
            default -> number.exact().orElseThrow().toBigIntegerExact();
          });
    }

    @Override
    public Optional<Object> enumType(ValueType.EnumType type) {
      return Optional.of(((JsonValue.Text) value).text());
    }

    @Override
    public Optional<Object> recordType(ValueType.RecordType type) {
      return record(model.record(type));
    }

    private Optional<Object> record(RecordModel record) {
      Map<String, JsonValue> members = new LinkedHashMap<>();
      ((JsonValue.Dict) value).members().forEach(each -> members.put(each.name(), each.value()));
      List<Object> parts = new ArrayList<>(List.of(record.java()));
      for (ComponentModel component : record.components()) {
        Optional<JsonValue> read = Optional.ofNullable(
                members.get(component.json().text()))
            .filter(given -> !(given instanceof JsonValue.Nothing))
            .or(() -> component.defaultValue().flatMap(JsonLiteral::value));
        Optional<Object> part =
            read.isEmpty() ? Optional.of(Optional.empty()) : of(component.type(), read.get());
        if (part.isEmpty()) {
          return part;
        }
        parts.add(part.get());
      }
      return record.equality() ? Optional.of(parts) : Optional.empty();
    }

    @Override
    public Optional<Object> sealedType(ValueType.SealedType type) {
      SealedModel sealed = model.sealedType(type);
      JsonValue.Dict object = (JsonValue.Dict) value;
      return VariantNames.of(model, sealed, object)
          .flatMap(variant -> record(model.record(variant.type())));
    }

    @Override
    public Optional<Object> listType(ValueType.ListType type) {
      return elements(type.element()).map(List::copyOf);
    }

    @Override
    public Optional<Object> setType(ValueType.SetType type) {
      return elements(type.element()).map(HashSet::new);
    }

    private Optional<Collection<Object>> elements(ValueType type) {
      List<Object> all = new ArrayList<>();
      for (JsonValue element : ((JsonValue.Array) value).elements()) {
        of(type, element).ifPresent(all::add);
      }
      boolean known = all.size() == ((JsonValue.Array) value).elements().size();
      return known ? Optional.of(all) : Optional.empty();
    }

    @Override
    public Optional<Object> mapType(ValueType.MapType type) {
      List<JsonValue.Member> members = ((JsonValue.Dict) value).members();
      Map<String, Optional<Object>> all = members.stream()
          .collect(
              Collectors.toMap(JsonValue.Member::name, each -> of(type.value(), each.value())));
      return all.values().stream().allMatch(Optional::isPresent)
          ? Optional.of(all)
          : Optional.empty();
    }

    @Override
    public Optional<Object> jacksonType(ValueType.JacksonType type) {
      return Optional.empty();
    }

    @Override
    public Optional<Object> unreadable(ValueType.Unreadable type) {
      return Optional.empty();
    }
  }
}
