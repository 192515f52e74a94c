package io.github.planbind.processor;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** A JSON value that a user wrote into an annotation, and where in its text it begins. */
sealed interface JsonValue {
  /** The index of its first character. */
  int at();

  /** The form, as messages name it. */
  String form();

  /** A string, decoded. */
  record Text(int at, String text) implements JsonValue {
    @Override
    public String form() {
      return "a string";
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
  }

  /** The null. */
  record Nothing(int at) implements JsonValue {
    @Override
    public String form() {
      return "null";
    }
  }

  /** An array. */
  record Array(int at, List<JsonValue> elements) implements JsonValue {
    @Override
    public String form() {
      return "an array";
    }
  }

  /** An object; a name may stand in it more than once. */
  record Dict(int at, List<Member> members) implements JsonValue {
    @Override
    public String form() {
      return "an object";
    }
  }

  /** A name and its value. */
  record Member(int at, String name, JsonValue value) {}
}
