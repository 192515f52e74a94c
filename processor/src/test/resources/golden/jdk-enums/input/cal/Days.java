package cal;

import io.github.planbind.annotation.Plan;
import java.time.DayOfWeek;
import java.time.Month;
import java.util.List;


/** Enums of the JDK, which come from class files. */
@Plan(keys = "month")
record Days(Month month, List<DayOfWeek> days) {}
