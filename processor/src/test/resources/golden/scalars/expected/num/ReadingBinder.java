package num;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import java.util.Optional;

/** Reads {@code Reading} from JSON. Change the record, not this file. */
@PlanGenerated
public final class ReadingBinder extends PlanCompanion<Reading> {
  /** The one binder; it has no state. */
  public static final ReadingBinder INSTANCE = new ReadingBinder();

  /** The component {@code id}. */
  public static final PlanKey<Reading, Long> ID = PlanKey.<Reading, Long>of(0, "id");

  /** The component {@code value}. */
  public static final PlanKey<Reading, Double> VALUE = PlanKey.<Reading, Double>of(1, "value");

  /** The component {@code valid}. */
  public static final PlanKey<Reading, Boolean> VALID = PlanKey.<Reading, Boolean>of(2, "valid");

  /** The component {@code retries}. */
  public static final PlanKey<Reading, Integer> RETRIES = PlanKey.<Reading, Integer>of(3, "retries");

  private static final ObjectShape READING = ObjectShape.named("Reading")
      .required("id", "value", "valid")
      .optional("retries")
      .keys("id", "value")
      .build();

  private ReadingBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Reading\",\"type\":\"object\",\"properties\":{"
            + "\"id\":{\"type\":\"integer\",\"minimum\":-9223372036854775808,\"maximum\":9223372036854775807},"
            + "\"value\":{\"type\":\"number\"},"
            + "\"valid\":{\"type\":\"boolean\"},"
            + "\"retries\":{\"type\":[\"integer\",\"null\"],\"minimum\":-2147483648,\"maximum\":2147483647}"
            + "},\"required\":[\"id\",\"value\",\"valid\"]}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"id\":{\"type\":\"integer\"},"
            + "\"value\":{\"type\":\"number\"},"
            + "\"valid\":{\"type\":\"boolean\"},"
            + "\"retries\":{\"type\":[\"integer\",\"null\"]}"
            + "},\"required\":[\"id\",\"value\",\"valid\",\"retries\"],\"additionalProperties\":false}",
        "{\"id\":1,\"value\":1.5,\"valid\":true,\"retries\":1}");
  }

  /** {@return a reader of replies that hold a {@code Reading}} */
  public static PlanReader<Reading> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Reading read(JsonInput json) {
    if (!json.beginObject(READING)) {
      return null;
    }
    long id = 0;
    double value = 0;
    boolean valid = false;
    Integer retries = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> id = json.readLong(id);
        case 1 -> value = json.readDouble(value);
        case 2 -> valid = json.readBoolean(valid);
        default -> retries = json.once(retries, json.readInt());
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(id, value, valid, retries);
      }
      return null;
    }
    return new Reading(id, value, valid, Optional.<Integer>ofNullable(retries));
  }
}
