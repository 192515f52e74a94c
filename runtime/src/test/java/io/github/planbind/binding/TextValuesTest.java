package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.plans.One;
import io.github.planbind.plans.OneBinder;
import io.github.planbind.plans.Told;
import java.net.URI;
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
import java.time.ZonedDateTime;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values that JSON writes as text: each type right, wrong and at its edges. */
class TextValuesTest {
  private static <V> DocumentReader<One<V>> read(Function<JsonInput, V> type, String json) {
    DocumentReader<One<V>> document = DocumentReader.of(OneBinder.of(type), "{\"v\":" + json + "}");
    document.read(0, false);
    return document;
  }

  private static <V> void reads(Function<JsonInput, V> type, String text, V value) {
    DocumentReader<One<V>> document = read(type, "\"" + text + "\"");
    assertThat(document.plan()).as(text).isEqualTo(new One<>(value));
    assertThat(document.edits()).isEmpty();
  }

  private static void refuses(Function<JsonInput, ?> type, String json, String message) {
    DocumentReader<?> document = read(type, json);
    assertThat(document.plan()).as(json).isNull();
    assertThat(document.ending()).isEqualTo(DocumentReader.Ending.INTACT);
    assertThat(Told.misfits(document.misfits()))
        .as(json)
        .containsExactly("/v: expected " + message);
  }

  static Stream<Arguments> types() {
    return Stream.of(
        type(TextValues::localDate, "an ISO date (2025-03-14)"),
        type(TextValues::localTime, "an ISO time (13:45:00)"),
        type(
            TextValues::localDateTime,
            "an ISO date and time without an offset (2025-03-14T13:45:00)"),
        type(TextValues::instant, "an ISO instant (2025-03-14T13:45:00Z)"),
        type(
            TextValues::offsetDateTime,
            "an ISO date and time with an offset (2025-03-14T13:45:00+01:00)"),
        type(TextValues::offsetTime, "an ISO time with an offset (13:45:00+01:00)"),
        type(
            TextValues::zonedDateTime,
            "an ISO date and time with a zone (2025-03-14T13:45:00+01:00[Europe/Paris])"),
        type(TextValues::duration, "an ISO duration (PT1H30M)"),
        type(TextValues::period, "an ISO period (P1Y2M3D)"),
        type(TextValues::yearMonth, "an ISO year and month (2025-03)"),
        type(TextValues::monthDay, "an ISO month and day (--03-14)"),
        type(TextValues::zoneId, "a time zone (Europe/Paris)"),
        type(TextValues::uuid, "a UUID"));
  }

  private static Arguments type(Function<JsonInput, ?> type, String expected) {
    return Arguments.of(type, expected);
  }

  @ParameterizedTest
  @MethodSource("types")
  void otherTextsAndOtherFormsAreMismatchesThatQuoteNothing(
      Function<JsonInput, ?> type, String expected) {
    refuses(type, "\"\"", expected + ", found another string");
    refuses(type, "\" \"", expected + ", found another string");
    refuses(type, "\"secret canary\"", expected + ", found another string");
    refuses(type, "\"\\u0000\"", expected + ", found another string");
    refuses(type, "\"" + "9".repeat(10_000) + "\"", expected + ", found another string");
    refuses(type, "20250314", expected + ", found a number");
    refuses(type, "true", expected + ", found a boolean");
    refuses(type, "{\"year\":2025}", expected + ", found an object");
    refuses(type, "[2025,3,14]", expected + ", found an array");
  }

  @ParameterizedTest
  @MethodSource("types")
  void nothingIsReadOfATextThatIsCut(Function<JsonInput, ?> type, String expected) {
    assertThat(expected).isNotEmpty();
    DocumentReader<?> document = DocumentReader.of(OneBinder.of(type), "{\"v\":\"2025-03-14");
    document.read(0, false);

    assertThat(document.ending()).isEqualTo(DocumentReader.Ending.CUT);
    assertThat(document.misfits()).isEmpty();
    assertThat(document.cutPlan().plan()).isNull();
  }

  @ParameterizedTest
  @MethodSource("types")
  void noTextMakesATypeThrow(Function<JsonInput, ?> type, String expected) {
    Random random = new Random(42);
    String letters = "0123456789+-:.TZPWDHMSY/[]%{}_ aUC\u0661\ud83d";
    String example = expected.contains("(")
        ? expected.replaceAll(".*[(](.*)[)]", "$1")
        : new UUID(1, 2).toString();
    for (int i = 0; i < 3_000; i++) {
      StringBuilder text = new StringBuilder(random.nextBoolean() ? example : "");
      for (int edits = random.nextInt(12); edits >= 0; edits--) {
        int at = random.nextInt(text.length() + 1);
        text.insert(at, letters.charAt(random.nextInt(letters.length())));
        text.delete(at, random.nextInt(3) == 0 ? Math.min(at + 2, text.length()) : at);
      }
      assertThat(read(type, "\"" + text + "\"").ending()).isEqualTo(DocumentReader.Ending.INTACT);
    }
  }

  @Test
  void dates() {
    reads(TextValues::localDate, "2025-03-14", LocalDate.of(2025, 3, 14));
    reads(TextValues::localDate, "2024-02-29", LocalDate.of(2024, 2, 29));
    reads(TextValues::localDate, "0000-01-01", LocalDate.of(0, 1, 1));
    reads(TextValues::localDate, "+999999999-12-31", LocalDate.MAX);
    reads(TextValues::localDate, "-999999999-01-01", LocalDate.MIN);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2025-02-29", "2025-13-01", "2025-00-01", "2025-1-2", "14.03.2025", "03/14/2025",
            "March 14, 2025", "2025-03-14T00:00",
        "2025-03-14 ", " 2025-03-14", "20250314", "25-03-14", "2025-3-14", "2025-W11-5", "2025-073",
            "today",
        "\u0662\u0660\u0662\u0665-\u0660\u0663-\u0661\u0664"
      })
  void otherDatesAreRefused(String text) {
    refuses(
        TextValues::localDate,
        "\"" + text + "\"",
        "an ISO date (2025-03-14), found another string");
  }

  @Test
  void times() {
    reads(TextValues::localTime, "13:45", LocalTime.of(13, 45));
    reads(TextValues::localTime, "13:45:06", LocalTime.of(13, 45, 6));
    reads(TextValues::localTime, "23:59:59.999999999", LocalTime.MAX);
    reads(TextValues::localTime, "00:00", LocalTime.MIDNIGHT);
    for (String text :
        new String[] {"24:00", "1:45 pm", "13:60", "1:45", "13", "13:45Z", "13:45:00.1234567890"}) {
      refuses(
          TextValues::localTime,
          "\"" + text + "\"",
          "an ISO time (13:45:00), found another string");
    }
    reads(TextValues::offsetTime, "13:45+01:00", OffsetTime.parse("13:45+01:00"));
    reads(TextValues::offsetTime, "13:45:00Z", OffsetTime.parse("13:45Z"));
    refuses(
        TextValues::offsetTime,
        "\"13:45\"",
        "an ISO time with an offset (13:45:00+01:00), found another string");
    refuses(
        TextValues::offsetTime,
        "\"13:45+19:00\"",
        "an ISO time with an offset (13:45:00+01:00), found another string");
  }

  @Test
  void datesWithTimes() {
    reads(TextValues::localDateTime, "2025-03-14T13:45:00", LocalDateTime.of(2025, 3, 14, 13, 45));
    reads(TextValues::localDateTime, "2025-03-14T13:45", LocalDateTime.of(2025, 3, 14, 13, 45));
    String local =
        "an ISO date and time without an offset (2025-03-14T13:45:00), found another string";
    refuses(TextValues::localDateTime, "\"2025-03-14 13:45:00\"", local);
    refuses(TextValues::localDateTime, "\"2025-03-14T13:45:00Z\"", local);
    refuses(TextValues::localDateTime, "\"2025-03-14\"", local);

    reads(
        TextValues::offsetDateTime,
        "2025-03-14T13:45:00+01:00",
        OffsetDateTime.parse("2025-03-14T13:45:00+01:00"));
    reads(
        TextValues::offsetDateTime,
        "2025-03-14T13:45Z",
        OffsetDateTime.parse("2025-03-14T13:45:00Z"));
    String offset =
        "an ISO date and time with an offset (2025-03-14T13:45:00+01:00), found another string";
    refuses(TextValues::offsetDateTime, "\"2025-03-14T13:45:00\"", offset);
    refuses(TextValues::offsetDateTime, "\"2025-03-14T13:45:00 CET\"", offset);

    reads(
        TextValues::zonedDateTime,
        "2025-03-14T13:45:00+01:00[Europe/Paris]",
        ZonedDateTime.parse("2025-03-14T13:45:00+01:00[Europe/Paris]"));
    reads(
        TextValues::zonedDateTime,
        "2025-03-14T13:45:00Z",
        ZonedDateTime.parse("2025-03-14T13:45:00Z"));
    String zoned =
        "an ISO date and time with a zone (2025-03-14T13:45:00+01:00[Europe/Paris]), found another string";
    refuses(TextValues::zonedDateTime, "\"2025-03-14T13:45:00+01:00[Mars/Base]\"", zoned);
    refuses(TextValues::zonedDateTime, "\"2025-03-14T13:45:00\"", zoned);
  }

  @Test
  void instants() {
    reads(TextValues::instant, "2025-03-14T13:45:00Z", Instant.parse("2025-03-14T13:45:00Z"));
    reads(
        TextValues::instant,
        "2025-03-14T13:45:00.123456789Z",
        Instant.parse("2025-03-14T13:45:00.123456789Z"));
    reads(TextValues::instant, "+1000000000-12-31T23:59:59.999999999Z", Instant.MAX);
    String instant = "an ISO instant (2025-03-14T13:45:00Z), found another string";
    refuses(TextValues::instant, "\"2025-03-14T13:45:00\"", instant);
    refuses(TextValues::instant, "\"1741959900\"", instant);
    refuses(TextValues::instant, "\"+1000000001-01-01T00:00:00Z\"", instant);
  }

  @Test
  void spans() {
    reads(TextValues::duration, "PT1H30M", Duration.ofMinutes(90));
    reads(TextValues::duration, "P2D", Duration.ofDays(2));
    reads(TextValues::duration, "PT-0.5S", Duration.ofMillis(-500));
    reads(TextValues::duration, "PT9223372036854775807S", Duration.ofSeconds(Long.MAX_VALUE));
    String duration = "an ISO duration (PT1H30M), found another string";
    for (String text : new String[] {"1h", "PT", "P1M", "PT9223372036854775808S", "90", "1:30"}) {
      refuses(TextValues::duration, "\"" + text + "\"", duration);
    }
    reads(TextValues::period, "P1Y2M3D", Period.of(1, 2, 3));
    reads(TextValues::period, "P2W", Period.ofDays(14));
    for (String text : new String[] {"P", "PT1H", "P99999999999Y", "1 year", "P400000000W"}) {
      refuses(
          TextValues::period, "\"" + text + "\"", "an ISO period (P1Y2M3D), found another string");
    }
  }

  @Test
  void partsOfDates() {
    reads(TextValues::yearMonth, "2025-03", YearMonth.of(2025, 3));
    refuses(
        TextValues::yearMonth,
        "\"2025-13\"",
        "an ISO year and month (2025-03), found another string");
    refuses(
        TextValues::yearMonth, "\"2025\"", "an ISO year and month (2025-03), found another string");
    reads(TextValues::monthDay, "--03-14", MonthDay.of(3, 14));
    reads(TextValues::monthDay, "--02-29", MonthDay.of(2, 29));
    refuses(
        TextValues::monthDay, "\"03-14\"", "an ISO month and day (--03-14), found another string");
    refuses(
        TextValues::monthDay,
        "\"--02-30\"",
        "an ISO month and day (--03-14), found another string");
  }

  @Test
  void yearsAreNumbers() {
    assertThat(read(TextValues::year, "2025").plan()).isEqualTo(new One<>(Year.of(2025)));
    assertThat(read(TextValues::year, "0").plan()).isEqualTo(new One<>(Year.of(0)));
    assertThat(read(TextValues::year, "-999999999").plan())
        .isEqualTo(new One<>(Year.of(Year.MIN_VALUE)));
    assertThat(read(TextValues::year, "999999999").plan())
        .isEqualTo(new One<>(Year.of(Year.MAX_VALUE)));
    assertThat(read(TextValues::year, "2.025e3").plan()).isEqualTo(new One<>(Year.of(2025)));
    DocumentReader<One<Year>> text = read(TextValues::year, "\"2025\"");
    assertThat(text.plan()).isEqualTo(new One<>(Year.of(2025)));
    assertThat(Told.edits(text.edits())).containsExactly("NUMBER_IN_STRING@5");

    refuses(TextValues::year, "1000000000", "a year, found a number out of range");
    refuses(TextValues::year, "-1000000000", "a year, found a number out of range");
    refuses(TextValues::year, "9999999999", "an integer in range, found a number out of range");
    refuses(TextValues::year, "2025.5", "an integer, found a fraction");
    refuses(TextValues::year, "\"MMXXV\"", "an integer, found a string");
    refuses(TextValues::year, "\"+2025\"", "an integer, found a string");
    refuses(TextValues::year, "[2025]", "an integer, found an array");
  }

  @Test
  void zones() {
    reads(TextValues::zoneId, "Europe/Paris", ZoneId.of("Europe/Paris"));
    reads(TextValues::zoneId, "UTC", ZoneId.of("UTC"));
    reads(TextValues::zoneId, "+01:00", ZoneId.of("+01:00"));
    reads(TextValues::zoneId, "Z", ZoneId.of("Z"));
    for (String text :
        new String[] {"Europe/Atlantis", "europe/paris", "Europe/Paris ", "+25:00", "../etc/passwd"
        }) {
      refuses(
          TextValues::zoneId,
          "\"" + text + "\"",
          "a time zone (Europe/Paris), found another string");
    }
  }

  @Test
  void uuidsHaveOneForm() {
    UUID uuid = UUID.fromString("123e4567-e89b-12d3-a456-426614174000");
    reads(TextValues::uuid, "123e4567-e89b-12d3-a456-426614174000", uuid);
    reads(TextValues::uuid, "123E4567-E89B-12D3-A456-426614174000", uuid);
    reads(TextValues::uuid, "00000000-0000-0000-0000-000000000000", new UUID(0, 0));
    for (String text : new String[] {
      "1-2-3-4-5",
      "123e4567e89b12d3a456426614174000",
      "{123e4567-e89b-12d3-a456-426614174000}",
      "123e4567-e89b-12d3-a456-42661417400",
      "123e4567-e89b-12d3-a456-4266141740000",
      "123e4567-e89b-12d3-a456-42661417400g",
      "urn:uuid:123e4567-e89b-12d3-a456-426614174000",
      "-123e456-e89b-12d3-a456-426614174000",
      "\uff11\uff12\uff13e4567-e89b-12d3-a456-426614174000"
    }) {
      refuses(TextValues::uuid, "\"" + text + "\"", "a UUID, found another string");
    }
  }

  @Test
  void uris() {
    reads(
        TextValues::uri, "https://example.org/a?b=c#d", URI.create("https://example.org/a?b=c#d"));
    reads(TextValues::uri, "mailto:a@example.org", URI.create("mailto:a@example.org"));
    reads(TextValues::uri, "a/b", URI.create("a/b"));
    reads(TextValues::uri, "", URI.create(""));
    for (String text :
        new String[] {"http://exa mple.org", "http://[::1", "%zz", "a\\\\b", "1:a", "<a>"}) {
      refuses(TextValues::uri, "\"" + text + "\"", "a URI, found another string");
    }
    refuses(TextValues::uri, "1", "a URI, found a number");
  }
}
