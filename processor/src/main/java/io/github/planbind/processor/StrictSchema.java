package io.github.planbind.processor;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Turns a plan's schema into one for strict modes, in the part of JSON Schema that OpenAI, Anthropic and Gemini
 * all document. What they have no keyword for in common is said in the description instead, so that
 * the model knows it; the binder enforces it in any case.
 */
final class StrictSchema {
  private static final String ROOT = "#";
  private static final Set<String> FORMATS = Set.of("date-time", "date", "time");

  /** Keywords whose values are told in words, in the order that they are told in. */
  private static final List<String> TOLD = List.of(
      "minimum",
      "exclusiveMinimum",
      "maximum",
      "exclusiveMaximum",
      "multipleOf",
      "minLength",
      "maxLength",
      "format",
      "pattern",
      "minItems",
      "maxItems",
      "uniqueItems",
      "minProperties",
      "maxProperties",
      "default");

  /** Nobody needs to be told what an int or a long can hold. */
  private static final BigDecimal INT = BigDecimal.valueOf(Integer.MAX_VALUE);

  private final String rootName;
  private boolean rootIsNamed;

  private StrictSchema(String rootName) {
    this.rootName = rootName;
  }

  /**
   * The schema as a tree.
   *
   * @param draft the plan's schema
   */
  static Map<String, Object> of(PlanModel model, Map<String, Object> draft) {
    return of(draft, wrapperName(model));
  }

  /** An object around a sealed plan, whose name is none that the plan itself has. */
  private static String wrapperName(PlanModel model) {
    Set<String> taken = new LinkedHashSet<>();
    model.records().values().stream()
        .flatMap(record -> record.components().stream())
        .forEach(component -> taken.add(component.json().text()));
    model.sealedTypes().values().stream()
        .flatMap(type -> type.discriminator().stream())
        .forEach(name -> taken.add(name.text()));
    return CompanionNames.unique("plan", "", taken);
  }

  private static Map<String, Object> of(Map<String, Object> draft, String wrapperName) {
    Map<?, ?> definitions = (Map<?, ?>) draft.getOrDefault("$defs", Map.of());
    Set<String> taken =
        definitions.keySet().stream().map(String.class::cast).collect(Collectors.toSet());
    String name = CompanionNames.unique((String) draft.get("title"), "", taken);
    StrictSchema strict = new StrictSchema(name);
    Map<String, Object> plain = new LinkedHashMap<>(draft);
    plain.keySet().removeAll(Set.of("$schema", "title", "$defs"));
    Map<String, Object> root = strict.schema(plain);
    Map<String, Object> strictDefinitions = strict.each(definitions);
    if (strict.rootIsNamed) {
      strictDefinitions.put(name, root);
    }
    Map<String, Object> whole =
        root.containsKey("anyOf") ? wrapped(root, wrapperName) : new LinkedHashMap<>(root);
    if (!strictDefinitions.isEmpty()) {
      whole.put("$defs", strictDefinitions);
    }
    return whole;
  }

  /** The root must be an object; a reader opens this one again (rule R13). */
  private static Map<String, Object> wrapped(Map<String, Object> root, String name) {
    Map<String, Object> wrapper = new LinkedHashMap<>();
    // this order is that of no other schema: a list of such plans finds them by it
    wrapper.put("properties", Map.of(name, root));
    wrapper.put("type", "object");
    wrapper.put("required", List.of(name));
    wrapper.put("additionalProperties", false);
    return wrapper;
  }

  private Map<String, Object> each(Map<?, ?> schemas) {
    Map<String, Object> strict = new LinkedHashMap<>();
    schemas.forEach((name, schema) -> strict.put((String) name, schema((Map<?, ?>) schema)));
    return strict;
  }

  private Map<String, Object> schema(Map<?, ?> draft) {
    Map<String, Object> strict = new LinkedHashMap<>();
    String description = description(draft);
    if (!description.isEmpty()) {
      strict.put("description", description);
    }
    if (draft.get("$ref") instanceof String reference) {
      return reference(reference, strict);
    }
    List<?> alternatives = (List<?>) draft.get(draft.containsKey("oneOf") ? "oneOf" : "anyOf");
    if (alternatives != null) {
      strict.put(
          "anyOf", alternatives.stream().map(each -> schema((Map<?, ?>) each)).toList());
      return strict;
    }
    // a constant has no type of its own in the draft: all of ours are texts
    strict.put("type", draft.containsKey("type") ? draft.get("type") : "string");
    addConstants(draft, strict);
    addObject(draft, strict);
    addArray(draft, strict);
    if (draft.get("format") instanceof String format && FORMATS.contains(format)) {
      strict.put("format", format);
    }
    return strict;
  }

  /** A reference stands alone, or none of the three takes it. */
  private Map<String, Object> reference(String reference, Map<String, Object> strict) {
    rootIsNamed |= reference.equals(ROOT);
    Map<String, Object> named =
        Map.of("$ref", reference.equals(ROOT) ? SchemaWriter.definition(rootName) : reference);
    if (strict.isEmpty()) {
      return named;
    }
    strict.put("anyOf", List.of(named));
    return strict;
  }

  private static void addConstants(Map<?, ?> draft, Map<String, Object> strict) {
    Object constants = draft.containsKey("const") ? List.of(draft.get("const")) : draft.get("enum");
    if (constants != null && !isBoolean(strict)) {
      strict.put("enum", constants);
    }
  }

  private static boolean isBoolean(Map<?, ?> schema) {
    return "boolean".equals(schema.get("type"))
        || schema.get("type") instanceof List<?> types && types.contains("boolean");
  }

  private void addObject(Map<?, ?> draft, Map<String, Object> strict) {
    if (draft.get("properties") instanceof Map<?, ?> properties) {
      strict.put("properties", each(properties));
      strict.put("required", List.copyOf(properties.keySet()));
      strict.put("additionalProperties", false);
    } else if (draft.get("additionalProperties") instanceof Map<?, ?> values) {
      strict.put("additionalProperties", schema(values));
    }
  }

  private void addArray(Map<?, ?> draft, Map<String, Object> strict) {
    if (draft.get("items") instanceof Map<?, ?> items) {
      strict.put("items", schema(items));
    }
    if (isOne(draft.get("minItems"))) {
      strict.put("minItems", 1);
    }
  }

  private static boolean isOne(Object count) {
    return Integer.valueOf(1).equals(count);
  }

  private static String description(Map<?, ?> draft) {
    List<String> told = new ArrayList<>();
    for (String keyword : TOLD) {
      if (draft.containsKey(keyword) && !isKept(keyword, draft.get(keyword))) {
        told.add(keyword + ": " + words(draft.get(keyword)));
      }
    }
    if (draft.get("allOf") instanceof List<?> all) {
      all.forEach(each -> told.add("pattern: " + ((Map<?, ?>) each).get("pattern")));
    }
    if (isBoolean(draft)) {
      Object only = draft.containsKey("const") ? draft.get("const") : draft.get("enum");
      if (only != null) {
        told.add("only: " + words(only));
      }
    }
    String written = draft.get("description") instanceof String text ? text : "";
    String rest = String.join(", ", told);
    return written.isEmpty() ? rest : rest.isEmpty() ? written : written + " (" + rest + ")";
  }

  private static boolean isKept(String keyword, Object value) {
    if (value instanceof Long) {
      return true;
    }
    if (value instanceof BigDecimal number && number.abs().compareTo(INT) >= 0) {
      return true;
    }
    return keyword.equals("format") && FORMATS.contains(value)
        || keyword.equals("minItems") && isOne(value);
  }

  private static String words(Object value) {
    return value instanceof String text ? text : JsonText.compact(value);
  }
}
