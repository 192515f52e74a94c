package when;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import io.github.planbind.binding.TextValues;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads {@code Times} from JSON. Change the record, not this file. */
@PlanGenerated
public final class TimesBinder extends PlanCompanion<Times> {
  /** The one binder; it has no state. */
  public static final TimesBinder INSTANCE = new TimesBinder();

  /** The component {@code localDate}. */
  public static final PlanKey<Times, LocalDate> LOCAL_DATE = PlanKey.<Times, LocalDate>of(0, "localDate");

  /** The component {@code localTime}. */
  public static final PlanKey<Times, LocalTime> LOCAL_TIME = PlanKey.<Times, LocalTime>of(1, "localTime");

  /** The component {@code localDateTime}. */
  public static final PlanKey<Times, LocalDateTime> LOCAL_DATE_TIME = PlanKey.<Times, LocalDateTime>of(2, "localDateTime");

  /** The component {@code instant}. */
  public static final PlanKey<Times, Instant> INSTANT = PlanKey.<Times, Instant>of(3, "instant");

  /** The component {@code offsetDateTime}. */
  public static final PlanKey<Times, OffsetDateTime> OFFSET_DATE_TIME = PlanKey.<Times, OffsetDateTime>of(4, "offsetDateTime");

  /** The component {@code offsetTime}. */
  public static final PlanKey<Times, OffsetTime> OFFSET_TIME = PlanKey.<Times, OffsetTime>of(5, "offsetTime");

  /** The component {@code zonedDateTime}. */
  public static final PlanKey<Times, ZonedDateTime> ZONED_DATE_TIME = PlanKey.<Times, ZonedDateTime>of(6, "zonedDateTime");

  /** The component {@code duration}. */
  public static final PlanKey<Times, Duration> DURATION = PlanKey.<Times, Duration>of(7, "duration");

  /** The component {@code period}. */
  public static final PlanKey<Times, Period> PERIOD = PlanKey.<Times, Period>of(8, "period");

  /** The component {@code year}. */
  public static final PlanKey<Times, Year> YEAR = PlanKey.<Times, Year>of(9, "year");

  /** The component {@code yearMonth}. */
  public static final PlanKey<Times, YearMonth> YEAR_MONTH = PlanKey.<Times, YearMonth>of(10, "yearMonth");

  /** The component {@code monthDay}. */
  public static final PlanKey<Times, MonthDay> MONTH_DAY = PlanKey.<Times, MonthDay>of(11, "monthDay");

  /** The component {@code zoneId}. */
  public static final PlanKey<Times, ZoneId> ZONE_ID = PlanKey.<Times, ZoneId>of(12, "zoneId");

  /** The component {@code days}. */
  public static final PlanKey<Times, List<LocalDate>> DAYS = PlanKey.<Times, List<LocalDate>>of(13, "days");

  /** The component {@code end}. */
  public static final PlanKey<Times, Instant> END = PlanKey.<Times, Instant>of(14, "end");

  private static final ObjectShape TIMES = ObjectShape.named("Times")
      .required("localDate", "localTime", "localDateTime", "instant", "offsetDateTime",
          "offsetTime", "zonedDateTime", "duration", "period", "year", "yearMonth", "monthDay",
          "zoneId", "days")
      .optional("end")
      .keys("localDate")
      .build();

  private TimesBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Times\",\"type\":\"object\",\"properties\":{"
            + "\"localDate\":{\"type\":\"string\",\"format\":\"date\"},"
            + "\"localTime\":{\"type\":\"string\",\"pattern\":\"^\\\\d{2}:\\\\d{2}(:\\\\d{2}(\\\\.\\\\d{1,9})?)?$\"},"
            + "\"localDateTime\":{\"type\":\"string\",\"pattern\":\"^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}(:\\\\d{2}(\\\\.\\\\d{1,9})?)?$\"},"
            + "\"instant\":{\"type\":\"string\",\"format\":\"date-time\"},"
            + "\"offsetDateTime\":{\"type\":\"string\",\"format\":\"date-time\"},"
            + "\"offsetTime\":{\"type\":\"string\",\"format\":\"time\"},"
            + "\"zonedDateTime\":{\"type\":\"string\",\"pattern\":\"^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}(:\\\\d{2}(\\\\.\\\\d{1,9})?)?(Z|[+-]\\\\d{2}:\\\\d{2})(\\\\[.+\\\\])?$\"},"
            + "\"duration\":{\"type\":\"string\",\"format\":\"duration\",\"pattern\":\"^P(\\\\d+D)?(T(\\\\d+H)?(\\\\d+M)?(\\\\d+(\\\\.\\\\d{1,9})?S)?)?$\"},"
            + "\"period\":{\"type\":\"string\",\"pattern\":\"^P(\\\\d+Y)?(\\\\d+M)?(\\\\d+W)?(\\\\d+D)?$\"},"
            + "\"year\":{\"type\":\"integer\",\"minimum\":-999999999,\"maximum\":999999999},"
            + "\"yearMonth\":{\"type\":\"string\",\"pattern\":\"^\\\\d{4}-\\\\d{2}$\"},"
            + "\"monthDay\":{\"type\":\"string\",\"pattern\":\"^--\\\\d{2}-\\\\d{2}$\"},"
            + "\"zoneId\":{\"type\":\"string\"},"
            + "\"days\":{\"type\":\"array\",\"items\":{\"type\":\"string\",\"format\":\"date\"}},"
            + "\"end\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"}"
            + "},\"required\":[\"localDate\",\"localTime\",\"localDateTime\",\"instant\",\"offsetDateTime\",\"offsetTime\",\"zonedDateTime\",\"duration\",\"period\",\"year\",\"yearMonth\",\"monthDay\",\"zoneId\",\"days\"]}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"localDate\":{\"type\":\"string\",\"format\":\"date\"},"
            + "\"localTime\":{\"description\":\"pattern: ^\\\\d{2}:\\\\d{2}(:\\\\d{2}(\\\\.\\\\d{1,9})?)?$\",\"type\":\"string\"},"
            + "\"localDateTime\":{\"description\":\"pattern: ^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}(:\\\\d{2}(\\\\.\\\\d{1,9})?)?$\",\"type\":\"string\"},"
            + "\"instant\":{\"type\":\"string\",\"format\":\"date-time\"},"
            + "\"offsetDateTime\":{\"type\":\"string\",\"format\":\"date-time\"},"
            + "\"offsetTime\":{\"type\":\"string\",\"format\":\"time\"},"
            + "\"zonedDateTime\":{\"description\":\"pattern: ^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}(:\\\\d{2}(\\\\.\\\\d{1,9})?)?(Z|[+-]\\\\d{2}:\\\\d{2})(\\\\[.+\\\\])?$\",\"type\":\"string\"},"
            + "\"duration\":{\"description\":\"format: duration, pattern: ^P(\\\\d+D)?(T(\\\\d+H)?(\\\\d+M)?(\\\\d+(\\\\.\\\\d{1,9})?S)?)?$\",\"type\":\"string\"},"
            + "\"period\":{\"description\":\"pattern: ^P(\\\\d+Y)?(\\\\d+M)?(\\\\d+W)?(\\\\d+D)?$\",\"type\":\"string\"},"
            + "\"year\":{\"type\":\"integer\"},"
            + "\"yearMonth\":{\"description\":\"pattern: ^\\\\d{4}-\\\\d{2}$\",\"type\":\"string\"},"
            + "\"monthDay\":{\"description\":\"pattern: ^--\\\\d{2}-\\\\d{2}$\",\"type\":\"string\"},"
            + "\"zoneId\":{\"type\":\"string\"},"
            + "\"days\":{\"type\":\"array\",\"items\":{\"type\":\"string\",\"format\":\"date\"}},"
            + "\"end\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"}"
            + "},\"required\":[\"localDate\",\"localTime\",\"localDateTime\",\"instant\",\"offsetDateTime\",\"offsetTime\",\"zonedDateTime\",\"duration\",\"period\",\"year\",\"yearMonth\",\"monthDay\",\"zoneId\",\"days\",\"end\"],\"additionalProperties\":false}",
        "{\"localDate\":\"2031-04-02\",\"localTime\":\"14:30:00\",\"localDateTime\":\"2031-04-02T14:30:00\",\"instant\":\"2031-04-02T14:30:00Z\",\"offsetDateTime\":\"2031-04-02T14:30:00+02:00\",\"offsetTime\":\"14:30:00+02:00\",\"zonedDateTime\":\"2031-04-02T14:30:00+02:00[Europe/Paris]\",\"duration\":\"PT1H30M\",\"period\":\"P3D\",\"year\":2031,\"yearMonth\":\"2031-04\",\"monthDay\":\"--04-02\",\"zoneId\":\"Europe/Paris\",\"days\":[\"2031-04-02\"],\"end\":\"2031-04-02T14:30:00Z\"}");
  }

  /** {@return a reader of replies that hold a {@code Times}} */
  public static PlanReader<Times> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Times read(JsonInput json) {
    if (!json.beginObject(TIMES)) {
      return null;
    }
    LocalDate localDate = null;
    LocalTime localTime = null;
    LocalDateTime localDateTime = null;
    Instant instant = null;
    OffsetDateTime offsetDateTime = null;
    OffsetTime offsetTime = null;
    ZonedDateTime zonedDateTime = null;
    Duration duration = null;
    Period period = null;
    Year year = null;
    YearMonth yearMonth = null;
    MonthDay monthDay = null;
    ZoneId zoneId = null;
    List<LocalDate> days = null;
    Instant end = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> localDate = json.once(localDate, TextValues.localDate(json));
        case 1 -> localTime = json.once(localTime, TextValues.localTime(json));
        case 2 -> localDateTime = json.once(localDateTime, TextValues.localDateTime(json));
        case 3 -> instant = json.once(instant, TextValues.instant(json));
        case 4 -> offsetDateTime = json.once(offsetDateTime, TextValues.offsetDateTime(json));
        case 5 -> offsetTime = json.once(offsetTime, TextValues.offsetTime(json));
        case 6 -> zonedDateTime = json.once(zonedDateTime, TextValues.zonedDateTime(json));
        case 7 -> duration = json.once(duration, TextValues.duration(json));
        case 8 -> period = json.once(period, TextValues.period(json));
        case 9 -> year = json.once(year, TextValues.year(json));
        case 10 -> yearMonth = json.once(yearMonth, TextValues.yearMonth(json));
        case 11 -> monthDay = json.once(monthDay, TextValues.monthDay(json));
        case 12 -> zoneId = json.once(zoneId, TextValues.zoneId(json));
        case 13 -> days = json.once(days, readLocalDateList(json));
        default -> end = json.once(end, TextValues.instant(json));
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(localDate, localTime, localDateTime, instant, offsetDateTime, offsetTime,
            zonedDateTime, duration, period, year, yearMonth, monthDay, zoneId, days, end);
      }
      return null;
    }
    return new Times(localDate, localTime, localDateTime, instant, offsetDateTime, offsetTime,
        zonedDateTime, duration, period, year, yearMonth, monthDay, zoneId, days,
        Optional.<Instant>ofNullable(end));
  }

  private List<LocalDate> readLocalDateList(JsonInput json) {
    if (!json.beginArray()) {
      return null;
    }
    List<LocalDate> items = new ArrayList<>();
    while (json.nextElement()) {
      LocalDate item = TextValues.localDate(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }
}
