package io.github.planbind.binding;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/** A range of numbers, open or closed at each end. */
record NumberRange(
    @Nullable BigDecimal least, boolean above, @Nullable BigDecimal most, boolean below)
    implements ValueRule {
  static final NumberRange ANY = new NumberRange(null, false, null, false);

  private static final BigInteger LONG_LEAST = BigInteger.valueOf(Long.MIN_VALUE);
  private static final BigInteger LONG_MOST = BigInteger.valueOf(Long.MAX_VALUE);

  NumberRange from(String bound, boolean exclusive) {
    return new NumberRange(new BigDecimal(bound), exclusive, most, below);
  }

  NumberRange to(String bound, boolean exclusive) {
    return new NumberRange(least, above, new BigDecimal(bound), exclusive);
  }

  /** The least long of the range. */
  long leastLong() {
    if (least == null) {
      return Long.MIN_VALUE;
    }
    BigInteger integer = above
        ? least.setScale(0, RoundingMode.FLOOR).toBigInteger().add(BigInteger.ONE)
        : least.setScale(0, RoundingMode.CEILING).toBigInteger();
    return integer.max(LONG_LEAST).min(LONG_MOST).longValue();
  }

  /** The greatest long of the range. */
  long mostLong() {
    if (most == null) {
      return Long.MAX_VALUE;
    }
    BigInteger integer = below
        ? most.setScale(0, RoundingMode.CEILING).toBigInteger().subtract(BigInteger.ONE)
        : most.setScale(0, RoundingMode.FLOOR).toBigInteger();
    return integer.max(LONG_LEAST).min(LONG_MOST).longValue();
  }

  @Override
  public boolean allows(Object value) {
    BigDecimal number = ValueRule.decimal(value);
    return (least == null || number.compareTo(least) >= (above ? 1 : 0))
        && (most == null || number.compareTo(most) <= (below ? -1 : 0));
  }

  @Override
  public String expected(Object value) {
    if (least != null && most != null && !above && !below) {
      return "a number from " + least + " to " + most;
    }
    String from = least == null ? "" : (above ? " greater than " : " of at least ") + least;
    String to = most == null ? "" : (below ? " less than " : " of at most ") + most;
    return "a number" + from + (from.isEmpty() || to.isEmpty() ? "" : " and") + to;
  }

  @Override
  public String found(Object value) {
    return "a number out of this range";
  }
}
