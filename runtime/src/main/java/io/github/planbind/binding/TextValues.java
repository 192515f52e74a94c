package io.github.planbind.binding;

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
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads the values that JSON writes as text: those of {@code java.time} in their ISO 8601 form, as
 * their {@code parse} methods take it, UUIDs (RFC 9562) and URIs (RFC 3986). Each method returns
 * null where there is no such text, which is noted.
 */
public final class TextValues {
  private TextValues() {}

  /**
   * Reads an ISO date.
   *
   * @param json the cursor
   * @return the value, or null
   */
  public static @Nullable LocalDate localDate(JsonInput json) {
    return read(json, "an ISO date (2025-03-14)", LocalDate::parse);
  }

  /**
   * Reads an ISO time.
   *
   * @param json the cursor
   * @return the value, or null
   */
  public static @Nullable LocalTime localTime(JsonInput json) {
    return read(json, "an ISO time (13:45:00)", LocalTime::parse);
  }

  /**
   * Reads an ISO date and time without an offset.
   *
   * @param json the cursor
   * @return the value, or null
   */
  public static @Nullable LocalDateTime localDateTime(JsonInput json) {
    return read(
        json, "an ISO date and time without an offset (2025-03-14T13:45:00)", LocalDateTime::parse);
  }

  /**
   * Reads an ISO instant.
   *
   * @param json the cursor
   * @return the value, or null
   */
  public static @Nullable Instant instant(JsonInput json) {
    return read(json, "an ISO instant (2025-03-14T13:45:00Z)", Instant::parse);
  }

  /**
   * Reads an ISO date and time with an offset.
   *
   * @param json the cursor
   * @return the value, or null
   */
  public static @Nullable OffsetDateTime offsetDateTime(JsonInput json) {
    return read(
        json,
        "an ISO date and time with an offset (2025-03-14T13:45:00+01:00)",
        OffsetDateTime::parse);
  }

  /**
   * Reads an ISO time with an offset.
   *
   * @param json the cursor
   * @return the value, or null
   */
  public static @Nullable OffsetTime offsetTime(JsonInput json) {
    return read(json, "an ISO time with an offset (13:45:00+01:00)", OffsetTime::parse);
  }

  /**
   * Reads an ISO date and time with a zone.
   *
   * @param json the cursor
   * @return the value, or null
   */
  public static @Nullable ZonedDateTime zonedDateTime(JsonInput json) {
    return read(
        json,
        "an ISO date and time with a zone (2025-03-14T13:45:00+01:00[Europe/Paris])",
        ZonedDateTime::parse);
  }

  /**
   * Reads an ISO duration.
   *
   * @param json the cursor
   * @return the value, or null
   */
  public static @Nullable Duration duration(JsonInput json) {
    return read(json, "an ISO duration (PT1H30M)", Duration::parse);
  }

  /**
   * Reads an ISO period.
   *
   * @param json the cursor
   * @return the value, or null
   */
  public static @Nullable Period period(JsonInput json) {
    return read(json, "an ISO period (P1Y2M3D)", Period::parse);
  }

  /**
   * Reads an ISO year and month.
   *
   * @param json the cursor
   * @return the value, or null
   */
  public static @Nullable YearMonth yearMonth(JsonInput json) {
    return read(json, "an ISO year and month (2025-03)", YearMonth::parse);
  }

  /**
   * Reads an ISO month and day.
   *
   * @param json the cursor
   * @return the value, or null
   */
  public static @Nullable MonthDay monthDay(JsonInput json) {
    return read(json, "an ISO month and day (--03-14)", MonthDay::parse);
  }

  /**
   * Reads the id of a time zone.
   *
   * @param json the cursor
   * @return the value, or null
   */
  public static @Nullable ZoneId zoneId(JsonInput json) {
    return read(json, "a time zone (Europe/Paris)", ZoneId::of);
  }

  /**
   * Reads an offset from UTC.
   *
   * @param json the cursor
   * @return the value, or null
   */
  public static @Nullable ZoneOffset zoneOffset(JsonInput json) {
    return read(json, "an offset from UTC (+01:00)", ZoneOffset::of);
  }

  /**
   * Reads a UUID in its one form of 36 characters.
   *
   * @param json the cursor
   * @return the value, or null
   */
  public static @Nullable UUID uuid(JsonInput json) {
    return read(json, "a UUID", TextValues::parseUuid);
  }

  /**
   * Reads a URI.
   *
   * @param json the cursor
   * @return the value, or null
   */
  public static @Nullable URI uri(JsonInput json) {
    return read(json, "a URI", URI::create);
  }

  /**
   * Reads a year, which JSON writes as an integer.
   *
   * @param json the cursor
   * @return the value, or null
   */
  public static @Nullable Year year(JsonInput json) {
    int year = json.readInt();
    if (!json.fits()) {
      return null;
    }
    if (year < Year.MIN_VALUE || year > Year.MAX_VALUE) {
      json.misfit("a year", "a number out of range");
      return null;
    }
    return Year.of(year);
  }

  private static UUID parseUuid(String text) {
    UUID uuid = UUID.fromString(text);
    if (!uuid.toString().equalsIgnoreCase(text)) {
      // fromString also takes groups that are too short
      throw new IllegalArgumentException("Not in the form of 36 characters");
    }
    return uuid;
  }

  private static <T> @Nullable T read(JsonInput json, String expected, Function<String, T> parser) {
    String text = json.readText(expected);
    try {
      return text == null ? null : parser.apply(text);
    } catch (DateTimeException | ArithmeticException | IllegalArgumentException otherText) {
      json.misfit(expected, "another string");
      return null;
    }
  }
}
