package io.github.planbind.binding;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/** Exact readings of JSON numbers. */
final class Numbers {
  private static final int LONG_DIGITS = 20;

  private Numbers() {}

  /** Says whether a text is exactly one JSON number. */
  static boolean isNumber(String text) {
    if (text.isEmpty() || text.charAt(0) != '-' && !JsonLexer.isDigit(text.charAt(0))) {
      return false;
    }
    JsonLexer lexer = new JsonLexer(text, new Edits(text), -1, 0, false);
    return lexer.scanNumber() && lexer.pos == text.length();
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
