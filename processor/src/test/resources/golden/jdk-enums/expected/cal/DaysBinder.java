package cal;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.EnumNames;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ListValues;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import java.time.DayOfWeek;
import java.time.Month;
import java.util.List;

/** Reads {@code Days} from JSON. Change the record, not this file. */
@PlanGenerated
final class DaysBinder extends PlanCompanion<Days> {
  /** The one binder; it has no state. */
  public static final DaysBinder INSTANCE = new DaysBinder();

  /** The component {@code month}. */
  public static final PlanKey<Days, Month> MONTH = PlanKey.<Days, Month>of(0, "month");

  /** The component {@code days}. */
  public static final PlanKey<Days, List<DayOfWeek>> DAYS = PlanKey.<Days, List<DayOfWeek>>of(1, "days");

  private static final ObjectShape DAYS_SHAPE = ObjectShape.named("Days")
      .required("month", "days")
      .keys("month")
      .build();

  private static final EnumNames<Month> MONTH_NAMES = EnumNames.asDeclared("Month", Month.values());

  private static final EnumNames<DayOfWeek> DAY_OF_WEEK =
      EnumNames.asDeclared("DayOfWeek", DayOfWeek.values());

  private DaysBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Days\",\"type\":\"object\",\"properties\":{"
            + "\"month\":{\"type\":\"string\",\"enum\":[\"JANUARY\",\"FEBRUARY\",\"MARCH\",\"APRIL\",\"MAY\",\"JUNE\",\"JULY\",\"AUGUST\",\"SEPTEMBER\",\"OCTOBER\",\"NOVEMBER\",\"DECEMBER\"]},"
            + "\"days\":{\"type\":\"array\",\"items\":{\"type\":\"string\",\"enum\":[\"MONDAY\",\"TUESDAY\",\"WEDNESDAY\",\"THURSDAY\",\"FRIDAY\",\"SATURDAY\",\"SUNDAY\"]}}"
            + "},\"required\":[\"month\",\"days\"]}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"month\":{\"type\":\"string\",\"enum\":[\"JANUARY\",\"FEBRUARY\",\"MARCH\",\"APRIL\",\"MAY\",\"JUNE\",\"JULY\",\"AUGUST\",\"SEPTEMBER\",\"OCTOBER\",\"NOVEMBER\",\"DECEMBER\"]},"
            + "\"days\":{\"type\":\"array\",\"items\":{\"type\":\"string\",\"enum\":[\"MONDAY\",\"TUESDAY\",\"WEDNESDAY\",\"THURSDAY\",\"FRIDAY\",\"SATURDAY\",\"SUNDAY\"]}}"
            + "},\"required\":[\"month\",\"days\"],\"additionalProperties\":false}",
        "{\"month\":\"JANUARY\",\"days\":[\"MONDAY\"]}");
  }

  /** {@return a reader of replies that hold a {@code Days}} */
  public static PlanReader<Days> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Days read(JsonInput json) {
    if (!json.beginObject(DAYS_SHAPE)) {
      return null;
    }
    Month month = null;
    List<DayOfWeek> days = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> month = MONTH_NAMES.read(json, month);
        default -> days = json.once(days, ListValues.enums(json, DAY_OF_WEEK));
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
}
