package when;

import io.github.planbind.annotation.Plan;
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
import java.util.Optional;

@Plan(keys = "localDate")
public record Times(
    LocalDate localDate,
    LocalTime localTime,
    LocalDateTime localDateTime,
    Instant instant,
    OffsetDateTime offsetDateTime,
    OffsetTime offsetTime,
    ZonedDateTime zonedDateTime,
    Duration duration,
    Period period,
    Year year,
    YearMonth yearMonth,
    MonthDay monthDay,
    ZoneId zoneId,
    List<LocalDate> days,
    Optional<Instant> end) {}
