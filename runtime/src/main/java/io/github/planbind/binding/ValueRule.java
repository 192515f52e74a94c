package io.github.planbind.binding;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Map;
import java.util.regex.Pattern;

/** One thing that a value must keep to, and how a mismatch says it: never with the value itself. */
sealed interface ValueRule
    permits NumberRange,
        ValueRule.Digits,
        ValueRule.Size,
        ValueRule.NotBlank,
        ValueRule.Regex,
        ValueRule.Only {

  boolean allows(Object value);

  /** What such a value should have been. */
  String expected(Object value);

  /** What it was instead. */
  String found(Object value);

  /** The number as it is compared: a double stands for its shortest decimal form, as in JSON. */
  static BigDecimal decimal(Object number) {
    if (number instanceof BigDecimal decimal) {
      return decimal;
    }
    if (number instanceof BigInteger integer) {
      return new BigDecimal(integer);
    }
    return new BigDecimal(number.toString());
  }

  /** So many digits before and behind the point; those of a BigDecimal as written. */
  record Digits(int integer, int fraction) implements ValueRule {
    @Override
    public boolean allows(Object value) {
      BigDecimal number = decimal(value);
      if (!(value instanceof BigDecimal)) {
        number = number.stripTrailingZeros();
      }
      return (long) number.precision() - number.scale() <= integer && number.scale() <= fraction;
    }

    @Override
    public String expected(Object value) {
      return "a number of at most " + integer + " digits before and " + fraction
          + " behind the point";
    }

    @Override
    public String found(Object value) {
      return "a number of more digits";
    }
  }

  /** The number of chars, elements or members. */
  record Size(int least, int most) implements ValueRule {
    @Override
    public boolean allows(Object value) {
      int size = size(value);
      return size >= least && size <= most;
    }

    private static int size(Object value) {
      if (value instanceof Collection<?> elements) {
        return elements.size();
      }
      return value instanceof Map<?, ?> map ? map.size() : ((CharSequence) value).length();
    }

    @Override
    public String expected(Object value) {
      String count = most == Integer.MAX_VALUE
          ? "at least " + least
          : least == 0 ? "at most " + most : least == most ? "" + least : least + " to " + most;
      return form(value) + " of " + count + " " + unit(value);
    }

    private String unit(Object value) {
      String one =
          value instanceof CharSequence ? "character" : value instanceof Map ? "member" : "element";
      boolean single = most == 1 || most == Integer.MAX_VALUE && least == 1;
      return single ? one : one + "s";
    }

    private static String form(Object value) {
      return value instanceof CharSequence
          ? "a string"
          : value instanceof Map ? "an object" : "an array";
    }

    @Override
    public String found(Object value) {
      return form(value) + (size(value) < least ? " of fewer" : " of more");
    }
  }

  /** Something besides white space. */
  record NotBlank() implements ValueRule {
    @Override
    public boolean allows(Object value) {
      return !value.toString().isBlank();
    }

    @Override
    public String expected(Object value) {
      return "a string that is not blank";
    }

    @Override
    public String found(Object value) {
      return "a blank string";
    }
  }

  /** A match from end to end. */
  record Regex(Pattern pattern) implements ValueRule {
    @Override
    public boolean allows(Object value) {
      return pattern.matcher((CharSequence) value).matches();
    }

    @Override
    public String expected(Object value) {
      return "a string that matches " + pattern.pattern();
    }

    @Override
    public String found(Object value) {
      return "another string";
    }
  }

  /** One of the two booleans. */
  record Only(boolean only) implements ValueRule {
    @Override
    public boolean allows(Object value) {
      return value.equals(only);
    }

    @Override
    public String expected(Object value) {
      return Boolean.toString(only);
    }

    @Override
    public String found(Object value) {
      return value.toString();
    }
  }
}
