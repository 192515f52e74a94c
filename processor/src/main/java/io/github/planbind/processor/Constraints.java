package io.github.planbind.processor;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a value must keep to besides its type; several annotations on one value are joined here.
 *
 * @param range the numbers that are allowed
 * @param digits how many digits a number may have
 * @param size how many chars, elements or members there may be
 * @param notBlank whether a text needs something besides blanks
 * @param patterns what a text must match from end to end
 * @param only the one boolean that is allowed
 */
record Constraints(
    Range range,
    Optional<Digits> digits,
    Size size,
    boolean notBlank,
    List<Regex> patterns,
    Optional<Boolean> only) {
  static final Constraints NONE =
      new Constraints(Range.ANY, Optional.empty(), Size.ANY, false, List.of(), Optional.empty());

  boolean isNone() {
    return equals(NONE);
  }

  Constraints within(Range other) {
    return new Constraints(range.and(other), digits, size, notBlank, patterns, only);
  }

  Constraints within(Digits other) {
    Digits both = digits.map(other::and).orElse(other);
    return new Constraints(range, Optional.of(both), size, notBlank, patterns, only);
  }

  Constraints within(Size other) {
    return new Constraints(range, digits, size.and(other), notBlank, patterns, only);
  }

  Constraints withoutBlank() {
    return new Constraints(range, digits, size, true, patterns, only);
  }

  Constraints matching(Regex regex) {
    List<Regex> more =
        Stream.concat(patterns.stream(), Stream.of(regex)).distinct().toList();
    return new Constraints(range, digits, size, notBlank, more, only);
  }

  Constraints only(boolean value) {
    return new Constraints(range, digits, size, notBlank, patterns, Optional.of(value));
  }

  /** The same for integers: closed ranges of whole numbers, which say the digits as well. */
  Constraints ofIntegers() {
    Range whole = digits.map(Digits::integers).map(range::and).orElse(range).whole();
    return new Constraints(whole, Optional.empty(), size, notBlank, patterns, only);
  }

  /** A regular expression of Java, and its flags as {@code Pattern.compile} takes them. */
  record Regex(String text, int flags) {}

  /** A number of chars, elements or members. */
  record Size(int least, int most) {
    static final Size ANY = new Size(0, Integer.MAX_VALUE);

    Size and(Size other) {
      return new Size(Math.max(least, other.least), Math.min(most, other.most));
    }

    boolean isEmpty() {
      return least > most;
    }
  }

  /** So many digits before and behind the point. */
  record Digits(int integer, int fraction) {
    Digits and(Digits other) {
      return new Digits(Math.min(integer, other.integer), Math.min(fraction, other.fraction));
    }

    boolean holds(BigDecimal number) {
      return (long) number.precision() - number.scale() <= integer && number.scale() <= fraction;
    }

    Range integers() {
      BigDecimal most = bound().subtract(BigDecimal.ONE);
      return new Range(most.negate(), false, most, false);
    }

    /** What every such number is less than. */
    BigDecimal bound() {
      return BigDecimal.TEN.pow(integer);
    }

    Range range() {
      return new Range(bound().negate(), true, bound(), true);
    }
  }

  /**
   * Numbers from one to another.
   *
   * @param least null for any
   * @param above whether the least itself is left out
   * @param most null for any
   * @param below whether the greatest itself is left out
   */
  record Range(BigDecimal least, boolean above, BigDecimal most, boolean below) {
    static final Range ANY = new Range(null, false, null, false);

    static Range from(BigDecimal least, boolean above) {
      return new Range(least, above, null, false);
    }

    static Range to(BigDecimal most, boolean below) {
      return new Range(null, false, most, below);
    }

    Range and(Range other) {
      boolean higher = least == null
          || other.least != null
              && (other.least.compareTo(least) > 0
                  || other.least.compareTo(least) == 0 && other.above);
      boolean lower = most == null
          || other.most != null
              && (other.most.compareTo(most) < 0 || other.most.compareTo(most) == 0 && other.below);
      return new Range(
          higher ? other.least : least,
          higher ? other.above : above,
          lower ? other.most : most,
          lower ? other.below : below);
    }

    boolean holds(BigDecimal number) {
      return (least == null || number.compareTo(least) >= (above ? 1 : 0))
          && (most == null || number.compareTo(most) <= (below ? -1 : 0));
    }

    /** As messages say it. */
    String text() {
      if (least != null && most != null && !above && !below) {
        return "a number from " + least + " to " + most;
      }
      String from = least == null ? "" : (above ? " greater than " : " of at least ") + least;
      String to = most == null ? "" : (below ? " less than " : " of at most ") + most;
      return "a number" + from + (from.isEmpty() || to.isEmpty() ? "" : " and") + to;
    }

    boolean isEmpty() {
      return least != null && most != null && least.compareTo(most) >= (above || below ? 0 : 1);
    }

    Range whole() {
      return new Range(
          least == null ? null : wholeLeast(), false, most == null ? null : wholeMost(), false);
    }

    private BigDecimal wholeLeast() {
      return above
          ? least.setScale(0, RoundingMode.FLOOR).add(BigDecimal.ONE)
          : least.setScale(0, RoundingMode.CEILING);
    }

    private BigDecimal wholeMost() {
      return below
          ? most.setScale(0, RoundingMode.CEILING).subtract(BigDecimal.ONE)
          : most.setScale(0, RoundingMode.FLOOR);
    }
  }
}
