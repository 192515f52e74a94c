package deck;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;

/** Reads {@code Outer.Other} from JSON. Change the record, not this file. */
@PlanGenerated
final class Outer_OtherBinder extends PlanCompanion<Outer.Other> {
  /** The one binder; it has no state. */
  public static final Outer_OtherBinder INSTANCE = new Outer_OtherBinder();

  /** The component {@code name}. */
  public static final PlanKey<Outer.Other, String> NAME = PlanKey.<Outer.Other, String>of(0, "name");

  private static final ObjectShape OTHER = ObjectShape.named("Other")
      .required("name")
      .keys("name")
      .build();

  private Outer_OtherBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Other\",\"type\":\"object\",\"properties\":{"
            + "\"name\":{\"type\":\"string\"}"
            + "},\"required\":[\"name\"]}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"name\":{\"type\":\"string\"}"
            + "},\"required\":[\"name\"],\"additionalProperties\":false}",
        "{\"name\":\"the name\"}");
  }

  /** {@return a reader of replies that hold a {@code Outer.Other}} */
  public static PlanReader<Outer.Other> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Outer.Other read(JsonInput json) {
    if (!json.beginObject(OTHER)) {
      return null;
    }
    String name = null;
    while (json.nextMember() >= 0) {
      name = json.readString(name);
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(name);
      }
      return null;
    }
    return new Outer.Other(name);
  }
}
