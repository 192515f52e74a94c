package io.github.planbind.it;

import io.github.planbind.annotation.Plan;
import java.math.BigDecimal;
import java.math.BigInteger;
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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;

/** Every type that a component may have, once. */
@SuppressWarnings("planbind:strict")
@Plan(keys = {"primitives", "times"})
public record Kinds(
    Primitives primitives, Boxes boxes, Times times, Containers containers, Maybes maybes) {

  /** The primitive types. */
  public record Primitives(
      byte tiny,
      short small,
      int whole,
      long big,
      float single,
      double real,
      boolean truth,
      char letter) {}

  /** Their boxes, and the numbers without bounds. */
  public record Boxes(
      Byte tiny,
      Short small,
      Integer whole,
      Long big,
      Float single,
      Double real,
      Boolean truth,
      Character letter,
      BigInteger integer,
      BigDecimal decimal) {}

  /** Times, and other texts with a form. */
  public record Times(
      LocalDate date,
      LocalTime time,
      LocalDateTime dateTime,
      Instant instant,
      OffsetDateTime offsetDateTime,
      OffsetTime offsetTime,
      ZonedDateTime zonedDateTime,
      Duration duration,
      Period period,
      Year year,
      YearMonth yearMonth,
      MonthDay monthDay,
      ZoneId zone,
      UUID uuid,
      URI uri) {}

  /** What holds other values, also one in the other. */
  public record Containers(
      List<String> list,
      Set<Integer> set,
      Map<String, Double> map,
      List<List<Long>> lists,
      Map<String, List<Shape>> shapes) {}

  /** What may be absent. */
  public record Maybes(
      Optional<String> text,
      Optional<List<Reading>> readings,
      Optional<Finding.Severity> severity,
      OptionalInt whole,
      OptionalLong big,
      OptionalDouble real) {}
}
