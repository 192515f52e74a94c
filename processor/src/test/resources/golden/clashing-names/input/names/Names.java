package names;

import io.github.planbind.annotation.Plan;
import java.util.Optional;


@Plan(keys = "json")
public record Names(
    String json,
    String member,
    String items,
    String item,
    String map,
    String key,
    String value,
    String refused,
    String in,
    String $x,
    String größe,
    String yield,
    String var,
    String record,
    String sealed,
    String permits,
    String when,
    String Optional,
    String TextValues,
    String INSTANCE,
    String SCHEMA,
    String schema,
    String NAMES,
    String targetX,
    String target_x,
    String JsonInput,
    String ArrayList,
    Kind Kind,
    Optional<Short> Short) {

  /** Refuses nothing, but is written by hand. */
  public Names {
    json = json.strip();
  }

  enum Kind {
    A
  }
}
