package io.github.planbind.it.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * Makes JSON texts from a schema: most of them fit it, and the others are near its bounds or have something
 * else in one place.
 */
final class SchemaValues {
  /** None of them is a number, a boolean or a JSON document, which rule R17 would read as such. */
  private static final List<String> TEXTS = List.of(
      "a",
      "ab",
      "b a",
      "abcde",
      "abcdef",
      "",
      " ",
      "\t",
      "AB-1",
      "AB-",
      "xAB-1y",
      "b ",
      "\u00e4",
      "\ud83d",
      "very",
      "aab",
      "\u20ac\u20ac");

  private static final Map<String, List<String>> FORMATS = Map.of(
      "date", List.of("2031-04-02", "2032-02-29", "2031-02-29", "2031-13-01", "soon", "2031-4-2"),
      "date-time",
          List.of(
              "2031-04-02T14:30:00Z",
              "2031-04-02T14:30:00.123Z",
              "2031-04-02",
              "tomorrow",
              "2031-04-02T14:30:00+02:00",
              "2031-04-02T25:30:00Z"),
      "uuid", List.of("6f1c2b1e-9a4d-4c7b-8f0e-2d5a7c3b1e90", "6f1c2b1e-9a4d-4c7b-8f0e", "x"),
      "uri", List.of("https://example.org/a?b=c#d", "urn:a:b", "mailto:a@example.org"));

  private static final Map<String, List<String>> PATTERNS =
      Map.of("^\\d{4}-\\d{2}$", List.of("2031-04", "2031-4", "2031-04-02", "April"));

  /** How often something is out of place. */
  private static final int SELDOM = 60;

  private final RandomGenerator random;
  private final JsonNode root;
  private final int seldom;
  private final StringBuilder json = new StringBuilder();

  private SchemaValues(RandomGenerator random, JsonNode root, int seldom) {
    this.random = random;
    this.root = root;
    this.seldom = seldom;
  }

  static String of(JsonNode schema, RandomGenerator random) {
    return of(schema, random, SELDOM);
  }

  /** A value with nothing out of place, whose texts and numbers keep to the commonest constraints. */
  static String fitting(JsonNode schema, RandomGenerator random) {
    return of(schema, random, Integer.MAX_VALUE / 2);
  }

  private static String of(JsonNode schema, RandomGenerator random, int seldom) {
    SchemaValues values = new SchemaValues(random, schema, seldom);
    values.value(schema, 0);
    return values.json.toString();
  }

  private void value(JsonNode schema, int depth) {
    if (schema.has("$ref")) {
      value(resolved(schema.get("$ref").asText()), depth);
    } else if (schema.has("anyOf") || schema.has("oneOf")) {
      value(one(schema.get(schema.has("anyOf") ? "anyOf" : "oneOf")), depth);
    } else if (depth > 0 && random.nextInt(seldom) == 0) {
      json.append(stranger(types(schema)));
    } else if (schema.has("const")) {
      constant(schema.get("const"));
    } else if (schema.has("enum")) {
      constant(one(schema.get("enum")));
    } else {
      typed(one(types(schema)), schema, depth);
    }
  }

  private JsonNode resolved(String reference) {
    return reference.equals("#") ? root : root.at(reference.substring(1));
  }

  private static List<String> types(JsonNode schema) {
    JsonNode type = schema.path("type");
    List<String> types = new ArrayList<>();
    if (type.isArray()) {
      type.forEach(each -> types.add(each.asText()));
    } else {
      types.add(type.asText("string"));
    }
    return types;
  }

  /** A value of another form; no object where an array is due, which rule R17 may take for its one element. */
  private String stranger(List<String> types) {
    List<String> others = types.contains("array")
        ? List.of("true", "7", "\"a b\"", "null")
        : List.of("true", "-7.5", "\"a b\"", "null", "[]", "{\"zz\":[1]}");
    return one(others);
  }

  private void constant(JsonNode constant) {
    if (constant.isTextual() && random.nextInt(seldom / 2) == 0) {
      json.append(TextNode.valueOf(constant.asText() + "x"));
    } else {
      json.append(constant);
    }
  }

  private void typed(String type, JsonNode schema, int depth) {
    switch (type) {
      case "object" -> object(schema, depth);
      case "array" -> array(schema, depth);
      case "string" -> json.append(TextNode.valueOf(text(schema)));
      case "integer", "number" -> json.append(number(schema, type.equals("integer")));
      case "boolean" -> json.append(random.nextBoolean());
      default -> json.append("null");
    }
  }

  private void object(JsonNode schema, int depth) {
    json.append('{');
    String separator = "";
    List<String> required = new ArrayList<>();
    schema.path("required").forEach(name -> required.add(name.asText()));
    for (Map.Entry<String, JsonNode> property : schema.path("properties").properties()) {
      boolean needed = required.contains(property.getKey());
      if (random.nextInt(needed ? seldom * 2 : depth > 3 ? 1 : 2) > 0) {
        separator = member(separator, property.getKey());
        value(property.getValue(), depth + 1);
      }
    }
    if (schema.path("additionalProperties").isObject()) {
      int count = size(schema, "Properties", depth);
      for (int i = 0; i < count; i++) {
        separator = member(separator, "key" + i);
        value(schema.get("additionalProperties"), depth + 1);
      }
    } else if (seldom == SELDOM && random.nextInt(10) == 0) {
      member(separator, "zz");
      json.append("{\"unknown\":[]}");
    }
    json.append('}');
  }

  private String member(String separator, String name) {
    json.append(separator).append(TextNode.valueOf(name)).append(':');
    return ",";
  }

  private void array(JsonNode schema, int depth) {
    json.append('[');
    int count = size(schema, "Items", depth);
    List<String> seen = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int start = json.length();
      json.append(seen.isEmpty() ? "" : ",");
      int from = json.length();
      value(schema.get("items"), depth + 1);
      String element = json.substring(from);
      if (schema.has("uniqueItems") && seen.contains(element)) {
        json.setLength(start);
      } else {
        seen.add(element);
      }
    }
    json.append(']');
  }

  private int size(JsonNode schema, String unit, int depth) {
    int least = schema.path("min" + unit).asInt(0);
    int most = schema.path("max" + unit).asInt(least + 2);
    if (random.nextInt(seldom / 4) == 0) {
      return random.nextBoolean() ? most + 1 : Math.max(0, least - 1);
    }
    return depth > 3 ? least : random.nextInt(least, most + 1);
  }

  private String text(JsonNode schema) {
    if (schema.has("format")) {
      List<String> texts = FORMATS.get(schema.get("format").asText());
      return random.nextInt(8) > 0 ? texts.get(0) : one(texts);
    }
    String pattern = schema.path("pattern").asText("");
    if (PATTERNS.containsKey(pattern)) {
      return random.nextInt(8) > 0 ? PATTERNS.get(pattern).get(0) : one(PATTERNS.get(pattern));
    }
    if (pattern.contains("A-Z") && random.nextInt(8) > 0) {
      return "AB-1";
    }
    int least = schema.path("minLength").asInt(0);
    int most = schema.path("maxLength").asInt(9);
    return seldom > SELDOM || random.nextInt(8) > 0
        ? "abbab a".substring(0, Math.min(Math.max(least, 2), most))
        : one(TEXTS);
  }

  private String number(JsonNode schema, boolean integer) {
    List<BigDecimal> ends = new ArrayList<>();
    for (String keyword : List.of("minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum")) {
      if (schema.has(keyword)) {
        ends.add(new BigDecimal(schema.get(keyword).asText()));
      }
    }
    if (!ends.isEmpty() && random.nextInt(3) > 0) {
      BigDecimal end = one(ends);
      if (random.nextInt(6) == 0) {
        return end.add(BigDecimal.valueOf(random.nextInt(-1, 2))).toPlainString();
      }
      boolean lower = schema
          .path("minimum")
          .asText(schema.path("exclusiveMinimum").asText())
          .equals(end.toString());
      BigDecimal step = integer ? BigDecimal.ONE : new BigDecimal("0.25");
      return (lower ? end.add(step) : end.subtract(step)).toPlainString();
    }
    if (seldom > SELDOM) {
      return one(List.of("1", "2", "3"));
    }
    return integer
        ? one(List.of("1", "2", "3", "5.0", "1e1", "-1", "0", "1.5"))
        : one(List.of("0.5", "0.25", "1", "-0.5", "1.5", "0.125", "12.34", "-1e2", "0"));
  }

  private <T> T one(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private JsonNode one(JsonNode array) {
    return array.get(random.nextInt(array.size()));
  }
}
