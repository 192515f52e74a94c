package io.github.planbind.processor;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes up texts, numbers and booleans that keep to their constraints. */
final class ScalarSample {
  private static final BigDecimal ONE_AND_A_HALF = new BigDecimal("1.5");

  private ScalarSample() {}

  /**
   * A value for JSON; null where none is found.
   *
   * @param label the name in Java of the component that it is for
   * @param index tells apart what must not be equal
   */
  static Object of(Scalar type, Constraints constraints, String label, int index) {
    return switch (type) {
      case STRING -> text(constraints, words(label), index);
      case BOOLEAN -> constraints.only().orElse(index == 0);
      case BYTE, SHORT, INT, LONG, BIG_INTEGER -> number(type, constraints.ofIntegers(), index);
      case FLOAT, DOUBLE, BIG_DECIMAL -> number(type, constraints, index);
      case YEAR -> 2031 + index;
      case CHAR -> String.valueOf((char) ('a' + index % 26));
      default -> index == 0 ? fixed(type) : null;
    };
  }

  private static String fixed(Scalar type) {
    return switch (type) {
      case LOCAL_DATE -> "2031-04-02";
      case LOCAL_TIME -> "14:30:00";
      case LOCAL_DATE_TIME -> "2031-04-02T14:30:00";
      case INSTANT -> "2031-04-02T14:30:00Z";
      case OFFSET_DATE_TIME -> "2031-04-02T14:30:00+02:00";
      case OFFSET_TIME -> "14:30:00+02:00";
      case ZONED_DATE_TIME -> "2031-04-02T14:30:00+02:00[Europe/Paris]";
      case DURATION -> "PT1H30M";
      case PERIOD -> "P3D";
      case YEAR_MONTH -> "2031-04";
      case MONTH_DAY -> "--04-02";
      case ZONE_OFFSET -> "+02:00";
      case ZONE_ID -> "Europe/Paris";
      case UUID -> "6f1c2b1e-9a4d-4c7b-8f0e-2d5a7c3b1e90";
      case URI -> "https://example.org/";
      default -> null;
    };
  }

  private static BigDecimal number(Scalar type, Constraints constraints, int index) {
    Constraints.Range range = constraints.range().and(ConstraintKind.rangeOf(type));
    boolean integral = ConstraintKind.isIntegral(type);
    BigDecimal first = integral ? BigDecimal.ONE : ONE_AND_A_HALF;
    if (index == 0 && range.holds(first) && constraints.digits().isEmpty()) {
      // what nearly every number of every plan is
      return first;
    }
    return candidates(range, integral)
        .filter(range::holds)
        .filter(number -> constraints.digits().stream().allMatch(each -> each.holds(number)))
        .distinct()
        .skip(index)
        .findFirst()
        .orElse(null);
  }

  private static Stream<BigDecimal> candidates(Constraints.Range range, boolean integral) {
    Stream<BigDecimal> first = integral ? Stream.empty() : Stream.of(ONE_AND_A_HALF);
    Stream<BigDecimal> near = IntStream.concat(
            IntStream.rangeClosed(1, 100), IntStream.rangeClosed(0, 100).map(i -> -i))
        .mapToObj(BigDecimal::valueOf);
    Stream<BigDecimal> last =
        integral ? Stream.empty() : Stream.of("0.5", "0.1", "0.01", "-0.5").map(BigDecimal::new);
    return Stream.of(first, near, Stream.of(range).flatMap(ScalarSample::ends), last)
        .flatMap(each -> each)
        .filter(number -> !integral || number.stripTrailingZeros().scale() <= 0)
        .map(number -> number.scale() < 0 ? number.setScale(0) : number);
  }

  private static Stream<BigDecimal> ends(Constraints.Range range) {
    List<BigDecimal> numbers = new ArrayList<>();
    BigDecimal least = range.least();
    BigDecimal most = range.most();
    for (int i = 0; i < 100; i++) {
      BigDecimal step = BigDecimal.valueOf(i);
      if (least != null) {
        numbers.add(least.add(step));
      }
      if (most != null) {
        numbers.add(most.subtract(step));
      }
    }
    if (least != null && most != null) {
      numbers.add(least.add(most).divide(BigDecimal.valueOf(2), MathContext.DECIMAL64));
    }
    return numbers.stream();
  }

  private static String text(Constraints constraints, String words, int index) {
    if (constraints.isNone()) {
      return "the " + words + numbered(index);
    }
    Stream<String> candidates = constraints.patterns().isEmpty()
        ? plain(constraints.size(), words, index)
        : RegexSample.of(constraints.patterns().get(0)).skip(index);
    return candidates.filter(text -> keeps(constraints, text)).findFirst().orElse(null);
  }

  private static boolean keeps(Constraints constraints, String text) {
    Constraints.Size size = constraints.size();
    return text.length() >= size.least()
        && text.length() <= size.most()
        && !(constraints.notBlank() && text.isBlank())
        && constraints.patterns().stream()
            .allMatch(regex ->
                Pattern.compile(regex.text(), regex.flags()).matcher(text).matches());
  }

  /** The words, as often and as much of them as the size asks for. */
  private static Stream<String> plain(Constraints.Size size, String words, int index) {
    String number = numbered(index);
    String full = "the " + words + number;
    if (full.length() < size.least() && size.least() <= 1_000) {
      full = (full + ", ").repeat(1 + size.least() / full.length()).substring(0, size.least());
    }
    String shorter = words + number;
    String cut = shorter.substring(0, Math.min(shorter.length(), size.most())).strip();
    return Stream.of(full, shorter, cut, "x".repeat(Math.min(size.least(), 1_000)));
  }

  private static String numbered(int index) {
    return index == 0 ? "" : " " + (index + 1);
  }

  /** {@code unit price} for {@code unitPrice} and {@code unit_price}. */
  static String words(String name) {
    return CompanionNames.snake(name).replace('_', ' ').strip().toLowerCase(Locale.ROOT);
  }
}
