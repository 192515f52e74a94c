package io.github.planbind.processor;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Writes the private constants that hold the constraints of a plan, one for each that differs. */
final class ConstraintConstants {
  private ConstraintConstants() {}

  static void write(PlanModel model, CompanionNames names, SourceFile file) {
    for (Constraints constraints : of(model)) {
      String name = names.constraint(constraints);
      String first = file.type(RuntimeTypes.CONSTRAINT) + ".of()";
      BuiltConstant constant = new BuiltConstant(file, RuntimeTypes.CONSTRAINT, name, name, first);
      addCalls(constraints, constant, file.type(Scalar.INT.java()) + ".MAX_VALUE");
      constant.write();
    }
  }

  /** All constraints of a plan, in declared order. */
  static Set<Constraints> of(PlanModel model) {
    Set<Constraints> all = new LinkedHashSet<>();
    for (RecordModel record : model.records().values()) {
      record.components().forEach(component -> collect(component.type(), all));
    }
    return all;
  }

  private static void collect(ValueType type, Set<Constraints> all) {
    if (type instanceof ValueType.Constrained constrained) {
      all.add(constrained.constraints());
      collect(constrained.type(), all);
    } else if (type instanceof ValueType.ListType list) {
      collect(list.element(), all);
    } else if (type instanceof ValueType.SetType set) {
      collect(set.element(), all);
    } else if (type instanceof ValueType.MapType map) {
      collect(map.value(), all);
    }
  }

  /** A name that says what is allowed: {@code FROM_1_TO_20}, {@code NOT_BLANK}. */
  static String nameOf(Constraints constraints) {
    List<String> words = new ArrayList<>();
    Constraints.Range range = constraints.range();
    if (range.least() != null) {
      words.add((range.above() ? "ABOVE_" : "FROM_") + word(range.least()));
    }
    if (range.most() != null) {
      words.add((range.below() ? "BELOW_" : "TO_") + word(range.most()));
    }
    constraints
        .digits()
        .ifPresent(digits -> words.add("DIGITS_" + digits.integer() + "_" + digits.fraction()));
    Constraints.Size size = constraints.size();
    if (!size.equals(Constraints.Size.ANY)) {
      String from = size.least() > 0 ? "_FROM_" + size.least() : "";
      String to = size.most() < Integer.MAX_VALUE ? "_TO_" + size.most() : "";
      words.add("SIZE" + from + to);
    }
    if (constraints.notBlank()) {
      words.add("NOT_BLANK");
    }
    if (!constraints.patterns().isEmpty()) {
      words.add("PATTERN");
    }
    constraints.only().ifPresent(only -> words.add("ONLY_" + (only ? "TRUE" : "FALSE")));
    return String.join("_", words);
  }

  private static String word(BigDecimal bound) {
    BigDecimal plain = bound.stripTrailingZeros();
    String word = plain.precision() < 12 ? plain.toPlainString() : plain.toString();
    return word.replace("-", "MINUS_").replace("+", "").replace('.', '_');
  }

  private static void addCalls(Constraints constraints, BuiltConstant to, String unlimited) {
    Constraints.Range range = constraints.range();
    if (range.least() != null) {
      to.call(range.above() ? "above" : "atLeast", bound(range.least()));
    }
    if (range.most() != null) {
      to.call(range.below() ? "below" : "atMost", bound(range.most()));
    }
    constraints
        .digits()
        .ifPresent(digits -> to.call(
            "digits",
            List.of(Integer.toString(digits.integer()), Integer.toString(digits.fraction()))));
    Constraints.Size size = constraints.size();
    if (!size.equals(Constraints.Size.ANY)) {
      String most = Integer.toString(size.most());
      to.call(
          "size",
          List.of(
              Integer.toString(size.least()), size.most() == Integer.MAX_VALUE ? unlimited : most));
    }
    if (constraints.notBlank()) {
      to.call("notBlank", List.of());
    }
    for (Constraints.Regex regex : constraints.patterns()) {
      to.call("pattern", List.of(JavaLiteral.of(regex.text()), Integer.toString(regex.flags())));
    }
    constraints.only().ifPresent(only -> to.call("only", List.of(only.toString())));
  }

  private static List<String> bound(BigDecimal bound) {
    return List.of(JavaLiteral.of(bound.toString()));
  }
}
