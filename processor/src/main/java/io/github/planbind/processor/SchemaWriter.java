package io.github.planbind.processor;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes the JSON Schema (draft 2020-12) of a plan. A type that occurs once is written where it occurs; one
 * that occurs more often, or in itself, under {@code $defs}.
 */
final class SchemaWriter implements ValueType.Visitor<Map<String, Object>> {
  private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

  private final PlanModel model;
  private final Map<TypeName, String> references;

  private SchemaWriter(PlanModel model) {
    this.model = model;
    this.references = SchemaReferences.of(model);
  }

  /** The schema as a tree. */
  static Map<String, Object> write(PlanModel model) {
    return new SchemaWriter(model).write();
  }

  private Map<String, Object> write() {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("$schema", DIALECT);
    schema.put("title", model.name().substring(model.name().lastIndexOf('.') + 1));
    schema.putAll(definition(model.root()));
    Map<String, Object> definitions = new LinkedHashMap<>();
    for (ValueType type : model.named()) {
      String name = references.get(type.java());
      if (name != null && !type.equals(model.root())) {
        definitions.put(name, definition(type));
      }
    }
    if (!definitions.isEmpty()) {
      schema.put("$defs", definitions);
    }
    return schema;
  }

  /** What a named type is, wherever it is written. */
  private Map<String, Object> definition(ValueType type) {
    if (type instanceof ValueType.RecordType record) {
      return ofRecord(model.record(record), Map.of());
    }
    if (type instanceof ValueType.SealedType sealedType) {
      return ofSealed(model.sealedType(sealedType));
    }
    return ofEnum(model.enumType((ValueType.EnumType) type));
  }

  private Map<String, Object> ofRecord(RecordModel record, Map<String, Object> discriminator) {
    Map<String, Object> properties = new LinkedHashMap<>(discriminator);
    List<String> required = new ArrayList<>(discriminator.keySet());
    for (ComponentModel component : record.components()) {
      String name = component.json().text();
      properties.put(name, ofComponent(component));
      if (!component.mayBeAbsent()) {
        required.add(name);
      }
    }
    Map<String, Object> schema = typed("object");
    schema.put("properties", properties);
    if (!required.isEmpty()) {
      schema.put("required", required);
    }
    return schema;
  }

  private Map<String, Object> ofComponent(ComponentModel component) {
    Map<String, Object> schema = new LinkedHashMap<>();
    if (!component.description().isEmpty()) {
      schema.put("description", component.description());
    }
    Map<String, Object> type = component.type().accept(this);
    schema.putAll(component.mayBeAbsent() ? Nullable.of(type) : type);
    component.defaultValue().flatMap(JsonLiteral::value).ifPresent(v -> schema.put("default", v));
    return schema;
  }

  private Map<String, Object> ofSealed(SealedModel type) {
    List<Object> variants = new ArrayList<>();
    for (SealedModel.Variant variant : type.variants()) {
      Map<String, Object> discriminator = type.discriminator()
          .map(name -> keyed(name.text(), keyed("const", variant.value().text())))
          .orElse(Map.of());
      variants.add(ofRecord(model.record(variant.type()), discriminator));
    }
    return keyed("oneOf", variants);
  }

  private static Map<String, Object> ofEnum(EnumModel type) {
    boolean described =
        type.constants().stream().anyMatch(constant -> !constant.description().isEmpty());
    List<Object> constants = new ArrayList<>();
    for (EnumModel.Constant constant : type.constants()) {
      constants.add(described ? ofConstant(constant) : constant.json().text());
    }
    if (described) {
      return keyed("anyOf", constants);
    }
    Map<String, Object> schema = typed("string");
    schema.put("enum", constants);
    return schema;
  }

  private static Map<String, Object> ofConstant(EnumModel.Constant constant) {
    Map<String, Object> schema = keyed("const", constant.json().text());
    if (!constant.description().isEmpty()) {
      schema.put("description", constant.description());
    }
    return schema;
  }

  @Override
  public Map<String, Object> scalar(Scalar type) {
    return ScalarSchema.of(type);
  }

  @Override
  public Map<String, Object> enumType(ValueType.EnumType type) {
    return reference(type);
  }

  @Override
  public Map<String, Object> recordType(ValueType.RecordType type) {
    return reference(type);
  }

  @Override
  public Map<String, Object> sealedType(ValueType.SealedType type) {
    return reference(type);
  }

  private Map<String, Object> reference(ValueType type) {
    String name = references.get(type.java());
    if (name == null) {
      return definition(type);
    }
    boolean isRoot = type.equals(model.root());
    return keyed("$ref", isRoot ? "#" : definition(name));
  }

  /** The reference to a definition of this name. */
  static String definition(String name) {
    return "#/$defs/" + URLEncoder.encode(name, StandardCharsets.UTF_8);
  }

  @Override
  public Map<String, Object> listType(ValueType.ListType type) {
    Map<String, Object> schema = typed("array");
    schema.put("items", type.element().accept(this));
    return schema;
  }

  @Override
  public Map<String, Object> setType(ValueType.SetType type) {
    Map<String, Object> schema = typed("array");
    schema.put("items", type.element().accept(this));
    schema.put("uniqueItems", true);
    return schema;
  }

  @Override
  public Map<String, Object> mapType(ValueType.MapType type) {
    Map<String, Object> schema = typed("object");
    schema.put("additionalProperties", type.value().accept(this));
    return schema;
  }

  @Override
  public Map<String, Object> constrained(ValueType.Constrained type) {
    return ConstraintSchema.of(type, type.type().accept(this));
  }

  /** Any JSON but null. */
  @Override
  public Map<String, Object> jacksonType(ValueType.JacksonType type) {
    return keyed("type", List.of("object", "array", "string", "number", "boolean"));
  }

  private static Map<String, Object> typed(String type) {
    return keyed("type", type);
  }

  private static Map<String, Object> keyed(String keyword, Object value) {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put(keyword, value);
    return schema;
  }
}
