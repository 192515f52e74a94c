package io.github.planbind.processor;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Writes the private constants that hold the constraints of a plan, one for each that differs. */
final class ConstraintConstants {
  private ConstraintConstants() {}

  static void write(PlanModel model, CompanionNames names, TypeSpec.Builder companion) {
    CodeBlock first = CodeBlock.of("$T.of()", RuntimeTypes.CONSTRAINT);
    for (Constraints constraints : of(model)) {
      String name = names.constraint(constraints);
      new BuiltConstant(companion, RuntimeTypes.CONSTRAINT, name, name, first)
          .write(calls(constraints));
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

  private static List<CodeBlock> calls(Constraints constraints) {
    List<CodeBlock> calls = new ArrayList<>();
    Constraints.Range range = constraints.range();
    if (range.least() != null) {
      calls.add(bound(range.above() ? "above" : "atLeast", range.least()));
    }
    if (range.most() != null) {
      calls.add(bound(range.below() ? "below" : "atMost", range.most()));
    }
    constraints
        .digits()
        .ifPresent(digits ->
            calls.add(CodeBlock.of("digits($L, $L)", digits.integer(), digits.fraction())));
    Constraints.Size size = constraints.size();
    if (!size.equals(Constraints.Size.ANY)) {
      calls.add(
          size.most() == Integer.MAX_VALUE
              ? CodeBlock.of("size($L, $T.MAX_VALUE)", size.least(), Integer.class)
              : CodeBlock.of("size($L, $L)", size.least(), size.most()));
    }
    if (constraints.notBlank()) {
      calls.add(CodeBlock.of("notBlank()"));
    }
    for (Constraints.Regex regex : constraints.patterns()) {
      calls.add(CodeBlock.of("pattern($L, $L)", JavaLiteral.of(regex.text()), regex.flags()));
    }
    constraints.only().ifPresent(only -> calls.add(CodeBlock.of("only($L)", only)));
    return calls;
  }

  private static CodeBlock bound(String call, BigDecimal bound) {
    return CodeBlock.of("$L($L)", call, JavaLiteral.of(bound.toString()));
  }
}
