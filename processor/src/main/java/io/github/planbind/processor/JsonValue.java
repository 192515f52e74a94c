package io.github.planbind.processor;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A JSON value that a user wrote into an annotation, and where in its text it begins. */
sealed interface JsonValue {
  /** The index of its first character. */
  int at();

  /** The form, as messages name it. */
  String form();

  /** What is equal for two values that JSON Schema holds to be equal. */
  Object meaning();

  /** A string, decoded. */
  record Text(int at, String text) implements JsonValue {
    @Override
    public String form() {
      return "a string";
    }

    @Override
    public Object meaning() {
      return text;
    }
  }

  /** A number, as written. */
  record Numeral(int at, String digits) implements JsonValue {
    /** Binders take no number whose exponent is farther from zero. */
    private static final int MOST_EXPONENT = 6_144;

    private static final int MOST_CHARS = 1_000;

    @Override
    public String form() {
      return "a number";
    }

    @Override
    public Object meaning() {
      return exact().<Object>map(BigDecimal::stripTrailingZeros).orElse(this);
    }

    /** The exact number; empty where it is out of the range that a binder computes with. */
    Optional<BigDecimal> exact() {
      try {
        BigDecimal number = new BigDecimal(digits);
        long exponent = (long) number.precision() - number.scale() - 1;
        boolean inRange = Math.abs(exponent) <= MOST_EXPONENT
            && Math.abs((long) number.scale()) <= MOST_EXPONENT + MOST_CHARS;
        return inRange ? Optional.of(number) : Optional.empty();
      } catch (NumberFormatException exponentOutOfRange) {
        return Optional.empty();
      }
    }
  }

  /** True or false. */
  record Truth(int at, boolean value) implements JsonValue {
    @Override
    public String form() {
      return "a boolean";
    }

    @Override
    public Object meaning() {
      return value;
    }
  }

  /** The null. */
  record Nothing(int at) implements JsonValue {
    @Override
    public String form() {
      return "null";
    }

    @Override
    public Object meaning() {
      return Optional.empty();
    }
  }

  /** An array. */
  record Array(int at, List<JsonValue> elements) implements JsonValue {
    @Override
    public String form() {
      return "an array";
    }

    @Override
    public Object meaning() {
      return elements.stream().map(JsonValue::meaning).toList();
    }
  }

  /** An object; a name may stand in it more than once. */
  record Dict(int at, List<Member> members) implements JsonValue {
    @Override
    public String form() {
      return "an object";
    }

    @Override
    public Object meaning() {
      return members.stream()
          .collect(Collectors.toMap(Member::name, each -> each.value().meaning(), (a, b) -> a));
    }
  }

  /** A name and its value. */
  record Member(int at, String name, JsonValue value) {}
}
