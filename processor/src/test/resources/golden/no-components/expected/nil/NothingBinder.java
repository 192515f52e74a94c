package nil;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;

/** Reads {@code Nothing} from JSON. Change the record, not this file. */
@PlanGenerated
public final class NothingBinder extends PlanCompanion<Nothing> {
  /** The one binder; it has no state. */
  public static final NothingBinder INSTANCE = new NothingBinder();

  /** The component {@code inner}. */
  public static final PlanKey<Nothing, Nothing.Empty> INNER = PlanKey.<Nothing, Nothing.Empty>of(0, "inner");

  private static final ObjectShape NOTHING = ObjectShape.named("Nothing")
      .required("inner")
      .keys("inner")
      .build();

  private static final ObjectShape EMPTY = ObjectShape.named("Empty").build();

  private NothingBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Nothing\",\"type\":\"object\",\"properties\":{"
            + "\"inner\":{\"type\":\"object\",\"properties\":{"
            + "}}"
            + "},\"required\":[\"inner\"]}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"inner\":{\"type\":\"object\",\"properties\":{"
            + "},\"required\":[],\"additionalProperties\":false}"
            + "},\"required\":[\"inner\"],\"additionalProperties\":false}",
        "{\"inner\":{}}");
  }

  /** {@return a reader of replies that hold a {@code Nothing}} */
  public static PlanReader<Nothing> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Nothing read(JsonInput json) {
    if (!json.beginObject(NOTHING)) {
      return null;
    }
    Nothing.Empty inner = null;
    while (json.nextMember() >= 0) {
      inner = json.once(inner, readEmpty(json));
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(inner);
      }
      return null;
    }
    return new Nothing(inner);
  }

  private Nothing.Empty readEmpty(JsonInput json) {
    if (!json.beginObject(EMPTY)) {
      return null;
    }
    json.nextMember(); // no components: every member is passed over
    if (!json.endObject()) {
      return null;
    }
    return new Nothing.Empty();
  }
}
