package io.github.planbind.processor;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.net.URI;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;

/** Says whether a JSON value is read as a scalar, by the rules that binders keep, and without an edit. */
final class ScalarCheck {
  private static final Optional<Difference> NONE = Optional.empty();

  private ScalarCheck() {}

  /** What would have been read, and what stands there. */
  record Difference(String expected, String found) {}

  static Optional<Difference> check(Scalar type, JsonValue value) {
    return switch (type) {
      case STRING -> value instanceof JsonValue.Text ? NONE : differs("a string", value.form());
      case CHAR -> character(value);
      case BOOLEAN -> value instanceof JsonValue.Truth ? NONE : differs("a boolean", value.form());
      case BYTE -> integer(value, Byte.MIN_VALUE, Byte.MAX_VALUE);
      case SHORT -> integer(value, Short.MIN_VALUE, Short.MAX_VALUE);
      case INT -> integer(value, Integer.MIN_VALUE, Integer.MAX_VALUE);
      case LONG -> integer(value, Long.MIN_VALUE, Long.MAX_VALUE);
      case YEAR -> integer(value, Year.MIN_VALUE, Year.MAX_VALUE);
      case BIG_INTEGER -> integral(value);
      case FLOAT -> decimal(value, digits -> (double) Float.parseFloat(digits));
      case DOUBLE -> decimal(value, Double::parseDouble);
      case BIG_DECIMAL -> exact(value);
      default -> text(type, value);
    };
  }

  private static Optional<Difference> character(JsonValue value) {
    String expected = "a string of one character";
    if (!(value instanceof JsonValue.Text text)) {
      return differs(expected, value.form());
    }
    return text.text().length() == 1 ? NONE : differs(expected, "a string of another length");
  }

  private static Optional<Difference> integer(JsonValue value, long least, long most) {
    Optional<Difference> difference = integral(value);
    if (difference.isPresent()) {
      return difference;
    }
    BigInteger number = ((JsonValue.Numeral) value).exact().orElseThrow().toBigIntegerExact();
    boolean inRange = number.compareTo(BigInteger.valueOf(least)) >= 0
        && number.compareTo(BigInteger.valueOf(most)) <= 0;
    return inRange
        ? NONE
        : differs("an integer from " + least + " to " + most, "a number out of range");
  }

  private static Optional<Difference> integral(JsonValue value) {
    String expected = "an integer";
    if (!(value instanceof JsonValue.Numeral numeral)) {
      return differs(expected, value.form());
    }
    return numeral
        .exact()
        .map(number -> isIntegral(number) ? NONE : differs(expected, "a fraction"))
        .orElse(differs(expected, "a number out of range"));
  }

  private static boolean isIntegral(BigDecimal number) {
    return number.setScale(0, RoundingMode.DOWN).compareTo(number) == 0;
  }

  private static Optional<Difference> exact(JsonValue value) {
    if (!(value instanceof JsonValue.Numeral numeral)) {
      return differs("a number", value.form());
    }
    return numeral.exact().isPresent() ? NONE : differs("a number", "a number out of range");
  }

  private static Optional<Difference> decimal(JsonValue value, Function<String, Double> nearest) {
    if (!(value instanceof JsonValue.Numeral numeral)) {
      return differs("a number", value.form());
    }
    double number = nearest.apply(numeral.digits());
    boolean nonZero = numeral
        .digits()
        .chars()
        .takeWhile(c -> c != 'e' && c != 'E')
        .anyMatch(c -> c >= '1' && c <= '9');
    return Double.isInfinite(number) || number == 0 && nonZero
        ? differs("a number", "a number out of range")
        : NONE;
  }

  private static Optional<Difference> text(Scalar type, JsonValue value) {
    String expected = expected(type);
    if (!(value instanceof JsonValue.Text text)) {
      return differs(expected, value.form());
    }
    try {
      parse(type, text.text());
      return NONE;
    } catch (DateTimeException | ArithmeticException | IllegalArgumentException otherText) {
      return differs(expected, "another string");
    }
  }

  /** The value of a scalar that is read from a text. */
  static Object parse(Scalar type, String text) {
    return switch (type) {
      case LOCAL_DATE -> LocalDate.parse(text);
      case LOCAL_TIME -> LocalTime.parse(text);
      case LOCAL_DATE_TIME -> LocalDateTime.parse(text);
      case INSTANT -> Instant.parse(text);
      case OFFSET_DATE_TIME -> OffsetDateTime.parse(text);
      case OFFSET_TIME -> OffsetTime.parse(text);
      case ZONED_DATE_TIME -> ZonedDateTime.parse(text);
      case DURATION -> Duration.parse(text);
      case PERIOD -> Period.parse(text);
      case YEAR_MONTH -> YearMonth.parse(text);
      case MONTH_DAY -> MonthDay.parse(text);
      case ZONE_ID -> ZoneId.of(text);
      case ZONE_OFFSET -> ZoneOffset.of(text);
      case UUID -> uuid(text);
      case URI -> URI.create(text);
      default -> throw new IllegalStateException(type + " is no text");
    };
  }

  private static UUID uuid(String text) {
    UUID uuid = UUID.fromString(text);
    if (!uuid.toString().equalsIgnoreCase(text)) {
      // fromString also takes groups that are too short
      throw new IllegalArgumentException(text);
    }
    return uuid;
  }

  private static String expected(Scalar type) {
    return switch (type) {
      case LOCAL_DATE -> "an ISO date (2025-03-14)";
      case LOCAL_TIME -> "an ISO time (13:45:00)";
      case LOCAL_DATE_TIME -> "an ISO date and time without an offset (2025-03-14T13:45:00)";
      case INSTANT -> "an ISO instant (2025-03-14T13:45:00Z)";
      case OFFSET_DATE_TIME -> "an ISO date and time with an offset (2025-03-14T13:45:00+01:00)";
      case OFFSET_TIME -> "an ISO time with an offset (13:45:00+01:00)";
      case ZONED_DATE_TIME ->
        "an ISO date and time with a zone (2025-03-14T13:45:00+01:00[Europe/Paris])";
      case DURATION -> "an ISO duration (PT1H30M)";
      case PERIOD -> "an ISO period (P1Y2M3D)";
      case YEAR_MONTH -> "an ISO year and month (2025-03)";
      case MONTH_DAY -> "an ISO month and day (--03-14)";
      case ZONE_ID -> "a time zone (Europe/Paris)";
      case ZONE_OFFSET -> "an offset from UTC (+01:00)";
      case UUID -> "a UUID";
      case URI -> "a URI";
      default -> throw new IllegalStateException(type + " is no text");
    };
  }

  private static Optional<Difference> differs(String expected, String found) {
    return Optional.of(new Difference(expected, found));
  }
}
