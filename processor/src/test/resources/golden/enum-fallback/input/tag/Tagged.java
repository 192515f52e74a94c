package tag;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.time.ZoneOffset;
import java.util.List;


/** An enum with a constant for whatever a model makes up, and an offset. */
@Plan(keys = "level")
record Tagged(Level level, List<Level> others, ZoneOffset offset) {

  enum Level {
    @Field(aliases = {"critical", "fatal"})
    HIGH,
    LOW,
    @Field(name = "other", fallback = true)
    UNKNOWN
  }
}
