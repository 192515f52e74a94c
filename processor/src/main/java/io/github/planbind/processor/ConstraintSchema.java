package io.github.planbind.processor;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Adds the keywords of constraints to the schema of a type. */
final class ConstraintSchema {
  /** What a text that is not blank has; of the rarest blanks Java and ECMAScript think otherwise. */
  private static final String NOT_BLANK = "\\S";

  private ConstraintSchema() {}

  /** The schema of a type with the keywords of its constraints. */
  static Map<String, Object> of(ValueType.Constrained type, Map<String, Object> plain) {
    Constraints constraints = type.constraints();
    Map<String, Object> schema = new LinkedHashMap<>(plain);
    addRange(constraints, ConstraintKind.rangeOf(type.type()), schema);
    constraints
        .digits()
        .ifPresent(
            digits -> schema.put("multipleOf", BigDecimal.ONE.movePointLeft(digits.fraction())));
    addSize(constraints.size(), schema);
    addPatterns(constraints, schema);
    constraints.only().ifPresent(only -> schema.put("const", only));
    return schema;
  }

  private static void addRange(
      Constraints constraints, Constraints.Range ofType, Map<String, Object> schema) {
    Constraints.Range range = constraints.range().and(ofType);
    if (constraints.digits().isPresent()) {
      range = range.and(constraints.digits().get().range());
    }
    if (range.least() != null) {
      schema.put(range.above() ? "exclusiveMinimum" : "minimum", range.least());
    }
    if (range.most() != null) {
      schema.put(range.below() ? "exclusiveMaximum" : "maximum", range.most());
    }
  }

  private static void addSize(Constraints.Size size, Map<String, Object> schema) {
    String unit = switch ((String) schema.get("type")) {
      case "array" -> "Items";
      case "object" -> "Properties";
      default -> "Length";
    };
    if (size.least() > 0) {
      schema.put("min" + unit, size.least());
    }
    if (size.most() < Integer.MAX_VALUE) {
      schema.put("max" + unit, size.most());
    }
  }

  private static void addPatterns(Constraints constraints, Map<String, Object> schema) {
    List<String> patterns = new ArrayList<>();
    if (constraints.notBlank()) {
      patterns.add(NOT_BLANK);
    }
    constraints.patterns().stream()
        .map(EcmaRegex::of)
        .flatMap(Optional::stream)
        .forEach(patterns::add);
    if (patterns.size() == 1) {
      schema.put("pattern", patterns.get(0));
    } else if (!patterns.isEmpty()) {
      schema.put(
          "allOf", patterns.stream().map(pattern -> Map.of("pattern", pattern)).toList());
    }
  }
}
