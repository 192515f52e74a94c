package io.github.planbind.binding;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/** Exact readings of JSON numbers. */
final class Numbers {
  private static final int LONG_DIGITS = 20;

  private Numbers() {}

  /** Says whether a text is exactly one JSON number, of no more chars than a number may have. */
  static boolean isNumber(String text) {
    int whole = text.startsWith("-") ? 1 : 0;
    int i = text.startsWith("0", whole) ? whole + 1 : afterDigits(text, whole);
    boolean digits = i > whole;
    if (text.startsWith(".", i)) {
      int fraction = i + 1;
      i = afterDigits(text, fraction);
      digits &= i > fraction;
    }
    if (text.startsWith("e", i) || text.startsWith("E", i)) {
      boolean sign = text.startsWith("+", i + 1) || text.startsWith("-", i + 1);
      int exponent = sign ? i + 2 : i + 1;
      i = afterDigits(text, exponent);
      digits &= i > exponent;
    }
    return digits && i == text.length() && i <= Limits.NUMBER_CHARS;
  }

  private static int afterDigits(String text, int from) {
    int i = from;
    while (i < text.length() && JsonLexer.isDigit(text.charAt(i))) {
      i++;
    }
    return i;
  }

  /** The number with the digits as written; null where its exponent is out of range. */
  static @Nullable BigDecimal decimal(String number) {
    BigDecimal decimal;
    try {
      decimal = new BigDecimal(number);
    } catch (NumberFormatException exponentOutOfRange) {
      return null;
    }
    long exponent = (long) decimal.precision() - decimal.scale() - 1;
    boolean inRange = Math.abs(exponent) <= Limits.DECIMAL_EXPONENT
        && Math.abs((long) decimal.scale()) <= Limits.DECIMAL_EXPONENT + Limits.NUMBER_CHARS;
    return inRange ? decimal : null;
  }

  /** The number without the zeros at the end of its fraction, which may be many. */
  static String withoutZeros(String number) {
    int exponent = Math.max(number.indexOf('e'), number.indexOf('E'));
    int end = exponent < 0 ? number.length() : exponent;
    int last = end;
    if (number.indexOf('.') >= 0) {
      while (number.charAt(last - 1) == '0') {
        last--;
      }
    }
    if (last == end) {
      return number;
    }
    int kept = number.charAt(last - 1) == '.' ? last - 1 : last;
    return number.substring(0, kept) + number.substring(end);
  }

  static boolean isIntegral(BigDecimal number) {
    if (number.scale() <= 0 || number.signum() == 0) {
      return true;
    }
    // below one nothing is integral; above it there are fewer digits behind the point than in all
    return number.precision() > number.scale()
        && number.setScale(0, RoundingMode.DOWN).compareTo(number) == 0;
  }

  static boolean fitsLong(BigDecimal integral) {
    return integral.signum() == 0
        || integral.precision() - integral.scale() < LONG_DIGITS
            && integral.toBigInteger().bitLength() < Long.SIZE;
  }

  /** Says whether a number as written is not zero. */
  static boolean isNonZero(String number) {
    for (int i = 0; i < number.length(); i++) {
      char c = number.charAt(i);
      if (c == 'e' || c == 'E') {
        return false;
      }
      if (c >= '1' && c <= '9') {
        return true;
      }
    }
    return false;
  }
}
