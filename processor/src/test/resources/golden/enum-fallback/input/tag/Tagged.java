package tag;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.time.DayOfWeek;
import java.time.Month;
import java.time.ZoneOffset;
import java.util.List;


/** An enum with a constant for whatever a model makes up, enums of the JDK, and an offset. */
@Plan(keys = "level")
record Tagged(Level level, List<Level> others, DayOfWeek day, Month month, ZoneOffset offset) {

  enum Level {
    @Field(aliases = {"critical", "fatal"})
    HIGH,
    LOW,
    @Field(name = "other", fallback = true)
    UNKNOWN
  }
}
