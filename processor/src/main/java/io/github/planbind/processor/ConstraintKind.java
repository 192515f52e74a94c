package io.github.planbind.processor;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.Set;

/** What the constraints that are enforced bound, and which types have that. */
enum ConstraintKind {
  NUMBER(
      "a number",
      Set.of(
          "@Min",
          "@Max",
          "@DecimalMin",
          "@DecimalMax",
          "@Positive",
          "@PositiveOrZero",
          "@Negative",
          "@NegativeOrZero",
          "@Digits")),
  SIZE("a String, List, Set or Map", Set.of("@Size", "@NotEmpty")),
  TEXT("a String", Set.of("@NotBlank", "@Pattern")),
  BOOLEAN("a boolean", Set.of("@AssertTrue", "@AssertFalse")),
  /** Every component is there, or is an Optional that is. */
  ANY("a component", Set.of("@NotNull"));

  private final String wanted;
  private final Set<String> names;

  ConstraintKind(String wanted, Set<String> names) {
    this.wanted = wanted;
    this.names = names;
  }

  static Optional<ConstraintKind> of(String name) {
    for (ConstraintKind kind : values()) {
      if (kind.names.contains(name)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }

  /** What it may stand on. */
  String wanted() {
    return wanted;
  }

  boolean fits(ValueType type) {
    return switch (this) {
      case NUMBER -> isNumber(type);
      case SIZE ->
        type == Scalar.STRING
            || type instanceof ValueType.ListType
            || type instanceof ValueType.SetType
            || type instanceof ValueType.MapType;
      case TEXT -> type == Scalar.STRING;
      case BOOLEAN -> type == Scalar.BOOLEAN;
      case ANY -> true;
    };
  }

  private static boolean isNumber(ValueType type) {
    return isIntegral(type)
        || type == Scalar.FLOAT
        || type == Scalar.DOUBLE
        || type == Scalar.BIG_DECIMAL;
  }

  static boolean isIntegral(ValueType type) {
    return type == Scalar.BYTE
        || type == Scalar.SHORT
        || type == Scalar.INT
        || type == Scalar.LONG
        || type == Scalar.BIG_INTEGER;
  }

  /** The numbers that the type itself can hold. */
  static Constraints.Range rangeOf(ValueType type) {
    if (type instanceof Scalar scalar) {
      return switch (scalar) {
        case BYTE -> range(Byte.MIN_VALUE, Byte.MAX_VALUE);
        case SHORT -> range(Short.MIN_VALUE, Short.MAX_VALUE);
        case INT -> range(Integer.MIN_VALUE, Integer.MAX_VALUE);
        case LONG -> range(Long.MIN_VALUE, Long.MAX_VALUE);
        default -> Constraints.Range.ANY;
      };
    }
    return Constraints.Range.ANY;
  }

  private static Constraints.Range range(long least, long most) {
    return new Constraints.Range(BigDecimal.valueOf(least), false, BigDecimal.valueOf(most), false);
  }
}
