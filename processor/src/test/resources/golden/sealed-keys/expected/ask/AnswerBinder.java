package ask;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import io.github.planbind.binding.Variants;

/** Reads {@code Answer} from JSON. Change the sealed interface, not this file. */
@PlanGenerated
public final class AnswerBinder extends PlanCompanion<Answer> {
  /** The one binder; it has no state. */
  public static final AnswerBinder INSTANCE = new AnswerBinder();

  /** The component {@code text} of {@code Answer.Yes}. */
  public static final PlanKey<Answer, String> YES_TEXT = PlanKey.<Answer, String>of(0, 0, "text");

  /** The component {@code text} of {@code Answer.No}. */
  public static final PlanKey<Answer, String> NO_TEXT = PlanKey.<Answer, String>of(1, 0, "text");

  /** The component {@code reason} of {@code Answer.No}. */
  public static final PlanKey<Answer, String> NO_REASON = PlanKey.<Answer, String>of(1, 1, "reason");

  private static final ObjectShape YES = ObjectShape.named("Yes")
      .required("text")
      .keys("text")
      .build();

  private static final ObjectShape NO = ObjectShape.named("No")
      .required("text", "reason")
      .keys("text", "reason")
      .build();

  private static final ObjectShape SILENT = ObjectShape.named("Silent").build();

  private static final Variants ANSWER = Variants.of("Answer", "kind")
      .variant("yes", YES)
      .variant("no", NO)
      .variant("silent", SILENT)
      .keys("kind", "text", "reason")
      .build();

  private AnswerBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Answer\",\"oneOf\":[{\"type\":\"object\",\"properties\":{"
            + "\"kind\":{\"const\":\"yes\"},"
            + "\"text\":{\"type\":\"string\"}"
            + "},\"required\":[\"kind\",\"text\"]},{\"type\":\"object\",\"properties\":{"
            + "\"kind\":{\"const\":\"no\"},"
            + "\"text\":{\"type\":\"string\"},"
            + "\"reason\":{\"type\":\"string\"}"
            + "},\"required\":[\"kind\",\"text\",\"reason\"]},{\"type\":\"object\",\"properties\":{"
            + "\"kind\":{\"const\":\"silent\"}"
            + "},\"required\":[\"kind\"]}]}",
        "{\"properties\":{"
            + "\"plan\":{\"anyOf\":[{\"type\":\"object\",\"properties\":{"
            + "\"kind\":{\"type\":\"string\",\"enum\":[\"yes\"]},"
            + "\"text\":{\"type\":\"string\"}"
            + "},\"required\":[\"kind\",\"text\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{"
            + "\"kind\":{\"type\":\"string\",\"enum\":[\"no\"]},"
            + "\"text\":{\"type\":\"string\"},"
            + "\"reason\":{\"type\":\"string\"}"
            + "},\"required\":[\"kind\",\"text\",\"reason\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{"
            + "\"kind\":{\"type\":\"string\",\"enum\":[\"silent\"]}"
            + "},\"required\":[\"kind\"],\"additionalProperties\":false}]}"
            + "},\"type\":\"object\",\"required\":[\"plan\"],\"additionalProperties\":false}",
        "{\"kind\":\"yes\",\"text\":\"the text\"}");
  }

  /** {@return a reader of replies that hold a {@code Answer}} */
  public static PlanReader<Answer> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Answer read(JsonInput json) {
    return switch (json.beginVariant(ANSWER)) {
      case 0 -> readYes(json);
      case 1 -> readNo(json);
      case 2 -> readSilent(json);
      default -> null;
    };
  }

  private Answer.Yes readYes(JsonInput json) {
    if (!json.beginObject(YES)) {
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
    return new Answer.Yes(text);
  }

  private Answer.No readNo(JsonInput json) {
    if (!json.beginObject(NO)) {
      return null;
    }
    String text = null;
    String reason = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> text = json.readString(text);
        default -> reason = json.readString(reason);
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(text, reason);
      }
      return null;
    }
    return new Answer.No(text, reason);
  }

  private Answer.Silent readSilent(JsonInput json) {
    if (!json.beginObject(SILENT)) {
      return null;
    }
    json.nextMember(); // no components: every member is passed over
    if (!json.endObject()) {
      return null;
    }
    return new Answer.Silent();
  }
}
