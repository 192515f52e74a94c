package mix;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import io.github.planbind.binding.Variants;

/** Reads {@code Act} from JSON. Change the sealed interface, not this file. */
@PlanGenerated
final class ActBinder extends PlanCompanion<Act> {
  /** The one binder; it has no state. */
  public static final ActBinder INSTANCE = new ActBinder();

  /** The component {@code far} of {@code Act.Walk}. */
  public static final PlanKey<Act, Integer> WALK_FAR = PlanKey.<Act, Integer>of(0, 0, "far");

  /** The component {@code far} of {@code Act.Charge}. */
  public static final PlanKey<Act, Integer> CHARGE_FAR = PlanKey.<Act, Integer>of(1, 0, "far");

  /** The component {@code text} of {@code Act.Shout}. */
  public static final PlanKey<Act, String> SHOUT_TEXT = PlanKey.<Act, String>of(2, 0, "text");

  private static final ObjectShape WALK = ObjectShape.named("Walk").required("far").build();

  private static final ObjectShape CHARGE = ObjectShape.named("Charge").required("far").build();

  private static final ObjectShape SHOUT = ObjectShape.named("Shout").required("text").build();

  private static final Variants ACT = Variants.of("Act", "type")
      .variant("walk", WALK)
      .variant("charge", CHARGE)
      .variant("shout", SHOUT)
      .keys("type")
      .build();

  private ActBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Act\",\"oneOf\":[{\"type\":\"object\",\"properties\":{"
            + "\"type\":{\"const\":\"walk\"},"
            + "\"far\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647}"
            + "},\"required\":[\"type\",\"far\"]},{\"type\":\"object\",\"properties\":{"
            + "\"type\":{\"const\":\"charge\"},"
            + "\"far\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647}"
            + "},\"required\":[\"type\",\"far\"]},{\"type\":\"object\",\"properties\":{"
            + "\"type\":{\"const\":\"shout\"},"
            + "\"text\":{\"type\":\"string\"}"
            + "},\"required\":[\"type\",\"text\"]}]}",
        "{\"properties\":{"
            + "\"plan\":{\"anyOf\":[{\"type\":\"object\",\"properties\":{"
            + "\"type\":{\"type\":\"string\",\"enum\":[\"walk\"]},"
            + "\"far\":{\"type\":\"integer\"}"
            + "},\"required\":[\"type\",\"far\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{"
            + "\"type\":{\"type\":\"string\",\"enum\":[\"charge\"]},"
            + "\"far\":{\"type\":\"integer\"}"
            + "},\"required\":[\"type\",\"far\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{"
            + "\"type\":{\"type\":\"string\",\"enum\":[\"shout\"]},"
            + "\"text\":{\"type\":\"string\"}"
            + "},\"required\":[\"type\",\"text\"],\"additionalProperties\":false}]}"
            + "},\"type\":\"object\",\"required\":[\"plan\"],\"additionalProperties\":false}",
        "{\"type\":\"walk\",\"far\":1}");
  }

  /** {@return a reader of replies that hold a {@code Act}} */
  public static PlanReader<Act> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Act read(JsonInput json) {
    return switch (json.beginVariant(ACT)) {
      case 0 -> readWalk(json);
      case 1 -> readCharge(json);
      case 2 -> readShout(json);
      default -> null;
    };
  }

  private Act.Walk readWalk(JsonInput json) {
    if (!json.beginObject(WALK)) {
      return null;
    }
    int far = 0;
    while (json.nextMember() >= 0) {
      far = json.readInt(far);
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(far);
      }
      return null;
    }
    return new Act.Walk(far);
  }

  private Act.Charge readCharge(JsonInput json) {
    if (!json.beginObject(CHARGE)) {
      return null;
    }
    int far = 0;
    while (json.nextMember() >= 0) {
      far = json.readInt(far);
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(far);
      }
      return null;
    }
    return new Act.Charge(far);
  }

  private Act.Shout readShout(JsonInput json) {
    if (!json.beginObject(SHOUT)) {
      return null;
    }
    String text = null;
    while (json.nextMember() >= 0) {
      text = json.readString(text);
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(text);
      }
      return null;
    }
    return new Act.Shout(text);
  }
}
