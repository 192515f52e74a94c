package tell;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import io.github.planbind.binding.Variants;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads {@code Reply} from JSON. Change the sealed interface, not this file. */
@PlanGenerated
public final class ReplyBinder extends PlanCompanion<Reply> {
  /** The one binder; it has no state. */
  public static final ReplyBinder INSTANCE = new ReplyBinder();

  /** The component {@code summary} of {@code Reply.Review}. */
  public static final PlanKey<Reply, String> REVIEW_SUMMARY = PlanKey.<Reply, String>of(0, 0, "summary");

  /** The component {@code findings} of {@code Reply.Review}. */
  public static final PlanKey<Reply, List<Reply.Value>> REVIEW_FINDINGS = PlanKey.<Reply, List<Reply.Value>>of(0, 1, "findings");

  /** The component {@code question} of {@code Reply.Ask}. */
  public static final PlanKey<Reply, String> ASK_QUESTION = PlanKey.<Reply, String>of(1, 0, "question");

  /** The component {@code summary} of {@code Reply.Ask}. */
  public static final PlanKey<Reply, String> ASK_SUMMARY = PlanKey.<Reply, String>of(1, 1, "summary");

  /** The component {@code values} of {@code Reply.Ask}. */
  public static final PlanKey<Reply, Map<String, Reply.Value>> ASK_VALUES = PlanKey.<Reply, Map<String, Reply.Value>>of(1, 2, "values");

  private static final ObjectShape REVIEW = ObjectShape.named("Review")
      .required("summary", "findings")
      .keys("findings")
      .build();

  private static final ObjectShape ASK = ObjectShape.named("Ask")
      .required("question")
      .optional("summary")
      .required("values")
      .keys("question")
      .build();

  private static final ObjectShape TEXT = ObjectShape.named("Text")
      .required("value")
      .aliases("v")
      .build();

  private static final ObjectShape NUMBER = ObjectShape.named("Number").required("value").build();

  private static final ObjectShape MANY = ObjectShape.named("Many").required("value").build();

  private static final ObjectShape NAMED = ObjectShape.named("Named")
      .required("name")
      .optional("count")
      .build();

  private static final Variants REPLY = Variants.byNames("Reply")
      .variant(REVIEW)
      .variant(ASK)
      .keys("findings", "question")
      .build();

  private static final Variants VALUE = Variants.byNames("Value")
      .variant(TEXT)
      .where("value", "a string")
      .variant(NUMBER)
      .where("value", "a number")
      .variant(MANY)
      .where("value", "an array")
      .variant(NAMED)
      .build();

  private ReplyBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Reply\",\"oneOf\":[{\"type\":\"object\",\"properties\":{"
            + "\"summary\":{\"type\":\"string\"},"
            + "\"findings\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Value\"}}"
            + "},\"required\":[\"summary\",\"findings\"]},{\"type\":\"object\",\"properties\":{"
            + "\"question\":{\"type\":\"string\"},"
            + "\"summary\":{\"type\":[\"string\",\"null\"]},"
            + "\"values\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/Value\"}}"
            + "},\"required\":[\"question\",\"values\"]}],\"$defs\":{"
            + "\"Value\":{\"oneOf\":[{\"type\":\"object\",\"properties\":{"
            + "\"value\":{\"type\":\"string\"}"
            + "},\"required\":[\"value\"]},{\"type\":\"object\",\"properties\":{"
            + "\"value\":{\"type\":\"number\"}"
            + "},\"required\":[\"value\"]},{\"type\":\"object\",\"properties\":{"
            + "\"value\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Value\"}}"
            + "},\"required\":[\"value\"]},{\"type\":\"object\",\"properties\":{"
            + "\"name\":{\"type\":\"string\"},"
            + "\"count\":{\"type\":[\"integer\",\"null\"],\"minimum\":-2147483648,\"maximum\":2147483647}"
            + "},\"required\":[\"name\"]}]}"
            + "}}",
        "{\"properties\":{"
            + "\"plan\":{\"anyOf\":[{\"type\":\"object\",\"properties\":{"
            + "\"summary\":{\"type\":\"string\"},"
            + "\"findings\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Value\"}}"
            + "},\"required\":[\"summary\",\"findings\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{"
            + "\"question\":{\"type\":\"string\"},"
            + "\"summary\":{\"type\":[\"string\",\"null\"]},"
            + "\"values\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/Value\"}}"
            + "},\"required\":[\"question\",\"summary\",\"values\"],\"additionalProperties\":false}]}"
            + "},\"type\":\"object\",\"required\":[\"plan\"],\"additionalProperties\":false,\"$defs\":{"
            + "\"Value\":{\"anyOf\":[{\"type\":\"object\",\"properties\":{"
            + "\"value\":{\"type\":\"string\"}"
            + "},\"required\":[\"value\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{"
            + "\"value\":{\"type\":\"number\"}"
            + "},\"required\":[\"value\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{"
            + "\"value\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Value\"}}"
            + "},\"required\":[\"value\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{"
            + "\"name\":{\"type\":\"string\"},"
            + "\"count\":{\"type\":[\"integer\",\"null\"]}"
            + "},\"required\":[\"name\",\"count\"],\"additionalProperties\":false}]}"
            + "}}",
        "{\"summary\":\"the summary\",\"findings\":[{\"value\":\"the value\"}]}");
  }

  /** {@return a reader of replies that hold a {@code Reply}} */
  public static PlanReader<Reply> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Reply read(JsonInput json) {
    return switch (json.beginVariant(REPLY)) {
      case 0 -> readReview(json);
      case 1 -> readAsk(json);
      default -> null;
    };
  }

  private Reply.Review readReview(JsonInput json) {
    if (!json.beginObject(REVIEW)) {
      return null;
    }
    String summary = null;
    List<Reply.Value> findings = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> summary = json.readString(summary);
        default -> findings = json.once(findings, readValueList(json));
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(summary, findings);
      }
      return null;
    }
    return new Reply.Review(summary, findings);
  }

  private Reply.Ask readAsk(JsonInput json) {
    if (!json.beginObject(ASK)) {
      return null;
    }
    String question = null;
    String summary = null;
    Map<String, Reply.Value> values = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> question = json.readString(question);
        case 1 -> summary = json.readString(summary);
        default -> values = json.once(values, readValueMap(json));
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(question, summary, values);
      }
      return null;
    }
    return new Reply.Ask(question, Optional.<String>ofNullable(summary), values);
  }

  private List<Reply.Value> readValueList(JsonInput json) {
    if (!json.beginObjects()) {
      return null;
    }
    List<Reply.Value> items = new ArrayList<>();
    while (json.nextElement()) {
      Reply.Value item = readValue(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  private Map<String, Reply.Value> readValueMap(JsonInput json) {
    if (!json.beginMap()) {
      return null;
    }
    Map<String, Reply.Value> map = new LinkedHashMap<>();
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      Reply.Value value = readValue(json);
      if (json.fits()) {
        json.put(map, key, value);
      }
    }
    return json.endMap(map);
  }

  private Reply.Value readValue(JsonInput json) {
    return switch (json.beginVariant(VALUE)) {
      case 0 -> readText(json);
      case 1 -> readNumber(json);
      case 2 -> readMany(json);
      case 3 -> readNamed(json);
      default -> null;
    };
  }

  private Reply.Value.Text readText(JsonInput json) {
    if (!json.beginObject(TEXT)) {
      return null;
    }
    String value = null;
    while (json.nextMember() >= 0) {
      value = json.readString(value);
    }
    if (!json.endObject()) {
      return null;
    }
    return new Reply.Value.Text(value);
  }

  private Reply.Value.Number readNumber(JsonInput json) {
    if (!json.beginObject(NUMBER)) {
      return null;
    }
    double value = 0;
    while (json.nextMember() >= 0) {
      value = json.readDouble(value);
    }
    if (!json.endObject()) {
      return null;
    }
    return new Reply.Value.Number(value);
  }

  private Reply.Value.Many readMany(JsonInput json) {
    if (!json.beginObject(MANY)) {
      return null;
    }
    List<Reply.Value> value = null;
    while (json.nextMember() >= 0) {
      value = json.once(value, readValueList(json));
    }
    if (!json.endObject()) {
      return null;
    }
    return new Reply.Value.Many(value);
  }

  private Reply.Value.Named readNamed(JsonInput json) {
    if (!json.beginObject(NAMED)) {
      return null;
    }
    String name = null;
    Integer count = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> name = json.readString(name);
        default -> count = json.once(count, json.readInt());
      }
    }
    if (!json.endObject()) {
      return null;
    }
    return new Reply.Value.Named(name, Optional.<Integer>ofNullable(count));
  }
}
