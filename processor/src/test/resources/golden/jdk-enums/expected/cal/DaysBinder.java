package cal;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.EnumNames;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanBinder;
import java.time.DayOfWeek;
import java.time.Month;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads {@code Days} from JSON. Change the record, not this file.
 */
@PlanGenerated
final class DaysBinder implements PlanBinder<Days> {
  /**
   * The one binder; it has no state.
   */
  public static final DaysBinder INSTANCE = new DaysBinder();

  /**
   * The component {@code month}.
   */
  public static final PlanKey<Days, Month> MONTH = PlanKey.of(0, "month");

  /**
   * The component {@code days}.
   */
  public static final PlanKey<Days, List<DayOfWeek>> DAYS = PlanKey.of(1, "days");

  private static final ObjectShape DAYS_SHAPE = ObjectShape.named("Days")
      .required("month")
      .required("days")
      .keys("month")
      .build();

  private static final EnumNames<Month> MONTH_NAMES = EnumNames.<Month>of("Month")
      .constant(Month.JANUARY, "JANUARY")
      .constant(Month.FEBRUARY, "FEBRUARY")
      .constant(Month.MARCH, "MARCH")
      .constant(Month.APRIL, "APRIL")
      .constant(Month.MAY, "MAY")
      .constant(Month.JUNE, "JUNE")
      .constant(Month.JULY, "JULY")
      .constant(Month.AUGUST, "AUGUST")
      .constant(Month.SEPTEMBER, "SEPTEMBER")
      .constant(Month.OCTOBER, "OCTOBER")
      .constant(Month.NOVEMBER, "NOVEMBER")
      .constant(Month.DECEMBER, "DECEMBER")
      .build();

  private static final EnumNames<DayOfWeek> DAY_OF_WEEK = EnumNames.<DayOfWeek>of("DayOfWeek")
      .constant(DayOfWeek.MONDAY, "MONDAY")
      .constant(DayOfWeek.TUESDAY, "TUESDAY")
      .constant(DayOfWeek.WEDNESDAY, "WEDNESDAY")
      .constant(DayOfWeek.THURSDAY, "THURSDAY")
      .constant(DayOfWeek.FRIDAY, "FRIDAY")
      .constant(DayOfWeek.SATURDAY, "SATURDAY")
      .constant(DayOfWeek.SUNDAY, "SUNDAY")
      .build();

  private static final String SCHEMA = "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Days\",\"type\":\"object\",\"properties\":{"
      + "\"month\":{\"type\":\"string\",\"enum\":[\"JANUARY\",\"FEBRUARY\",\"MARCH\",\"APRIL\",\"MAY\",\"JUNE\",\"JULY\",\"AUGUST\",\"SEPTEMBER\",\"OCTOBER\",\"NOVEMBER\",\"DECEMBER\"]},"
      + "\"days\":{\"type\":\"array\",\"items\":{\"type\":\"string\",\"enum\":[\"MONDAY\",\"TUESDAY\",\"WEDNESDAY\",\"THURSDAY\",\"FRIDAY\",\"SATURDAY\",\"SUNDAY\"]}}"
      + "},\"required\":[\"month\",\"days\"]}";

  private static final String STRICT_SCHEMA = "{\"type\":\"object\",\"properties\":{"
      + "\"month\":{\"type\":\"string\",\"enum\":[\"JANUARY\",\"FEBRUARY\",\"MARCH\",\"APRIL\",\"MAY\",\"JUNE\",\"JULY\",\"AUGUST\",\"SEPTEMBER\",\"OCTOBER\",\"NOVEMBER\",\"DECEMBER\"]},"
      + "\"days\":{\"type\":\"array\",\"items\":{\"type\":\"string\",\"enum\":[\"MONDAY\",\"TUESDAY\",\"WEDNESDAY\",\"THURSDAY\",\"FRIDAY\",\"SATURDAY\",\"SUNDAY\"]}}"
      + "},\"required\":[\"month\",\"days\"],\"additionalProperties\":false}";

  private static final String EXAMPLE = "{\"month\":\"JANUARY\",\"days\":[\"MONDAY\"]}";

  private DaysBinder() {
  }

  /**
   * Returns a reader of replies that hold a {@code Days}.
   *
   * @return the reader
   */
  public static PlanReader<Days> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Days read(JsonInput json) {
    return readDays(json);
  }

  @Override
  public String schema() {
    return SCHEMA;
  }

  @Override
  public String strictSchema() {
    return STRICT_SCHEMA;
  }

  @Override
  public String example() {
    return EXAMPLE;
  }

  private static Days readDays(JsonInput json) {
    if (!json.beginObject(DAYS_SHAPE)) {
      return null;
    }
    Month month = null;
    List<DayOfWeek> days = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> month = json.once(month, json.readEnum(MONTH_NAMES));
        default -> days = json.once(days, readDayOfWeekList(json));
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(month, days);
      }
      return null;
    }
    return new Days(month, days);
  }

  private static List<DayOfWeek> readDayOfWeekList(JsonInput json) {
    if (!json.beginArray()) {
      return null;
    }
    List<DayOfWeek> items = new ArrayList<>();
    while (json.nextElement()) {
      DayOfWeek item = json.readEnum(DAY_OF_WEEK);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }
}
