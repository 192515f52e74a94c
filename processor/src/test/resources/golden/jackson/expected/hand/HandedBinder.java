package hand;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.JacksonValues;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import java.util.ArrayList;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads {@code Handed} from JSON. Change the record, not this file. */
@PlanGenerated
public final class HandedBinder extends PlanCompanion<Handed> {
  /** The one binder; it has no state. */
  public static final HandedBinder INSTANCE = new HandedBinder();

  /** The component {@code any}. */
  public static final PlanKey<Handed, JsonNode> ANY = PlanKey.<Handed, JsonNode>of(0, "any");

  /** The component {@code several}. */
  public static final PlanKey<Handed, List<JsonNode>> SEVERAL = PlanKey.<Handed, List<JsonNode>>of(1, "several");

  /** The component {@code maybe}. */
  public static final PlanKey<Handed, JsonNode> MAYBE = PlanKey.<Handed, JsonNode>of(2, "maybe");

  /** The component {@code currency}. */
  public static final PlanKey<Handed, Currency> CURRENCY = PlanKey.<Handed, Currency>of(3, "currency");

  /** The component {@code money}. */
  public static final PlanKey<Handed, Handed.Money> MONEY = PlanKey.<Handed, Handed.Money>of(4, "money");

  /** The component {@code texts}. */
  public static final PlanKey<Handed, String[]> TEXTS = PlanKey.<Handed, String[]>of(5, "texts");

  /** The component {@code byNumber}. */
  public static final PlanKey<Handed, Map<Integer, ? extends List<Handed.Money>>> BY_NUMBER = PlanKey.<Handed, Map<Integer, ? extends List<Handed.Money>>>of(6, "byNumber");

  /** The component {@code lid}. */
  public static final PlanKey<Handed, Handed.Box<Currency>.Lid> LID = PlanKey.<Handed, Handed.Box<Currency>.Lid>of(7, "lid");

  private static final ObjectShape HANDED = ObjectShape.named("Handed")
      .required("any", "several")
      .optional("maybe")
      .required("currency")
      .optional("money")
      .defaulted("[\"a\"]", "texts")
      .required("byNumber")
      .optional("lid")
      .keys("any")
      .build();

  private HandedBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Handed\",\"type\":\"object\",\"properties\":{"
            + "\"any\":{\"type\":[\"object\",\"array\",\"string\",\"number\",\"boolean\"]},"
            + "\"several\":{\"type\":\"array\",\"items\":{\"type\":[\"object\",\"array\",\"string\",\"number\",\"boolean\"]}},"
            + "\"maybe\":{\"type\":[\"object\",\"array\",\"string\",\"number\",\"boolean\",\"null\"]},"
            + "\"currency\":{\"type\":[\"object\",\"array\",\"string\",\"number\",\"boolean\"]},"
            + "\"money\":{\"type\":[\"object\",\"array\",\"string\",\"number\",\"boolean\",\"null\"]},"
            + "\"texts\":{\"type\":[\"object\",\"array\",\"string\",\"number\",\"boolean\",\"null\"],\"default\":[\"a\"]},"
            + "\"byNumber\":{\"type\":[\"object\",\"array\",\"string\",\"number\",\"boolean\"]},"
            + "\"lid\":{\"type\":[\"object\",\"array\",\"string\",\"number\",\"boolean\",\"null\"]}"
            + "},\"required\":[\"any\",\"several\",\"currency\",\"byNumber\"]}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"any\":{\"type\":[\"object\",\"array\",\"string\",\"number\",\"boolean\"]},"
            + "\"several\":{\"type\":\"array\",\"items\":{\"type\":[\"object\",\"array\",\"string\",\"number\",\"boolean\"]}},"
            + "\"maybe\":{\"type\":[\"object\",\"array\",\"string\",\"number\",\"boolean\",\"null\"]},"
            + "\"currency\":{\"type\":[\"object\",\"array\",\"string\",\"number\",\"boolean\"]},"
            + "\"money\":{\"type\":[\"object\",\"array\",\"string\",\"number\",\"boolean\",\"null\"]},"
            + "\"texts\":{\"description\":\"default: [\\\"a\\\"]\",\"type\":[\"object\",\"array\",\"string\",\"number\",\"boolean\",\"null\"]},"
            + "\"byNumber\":{\"type\":[\"object\",\"array\",\"string\",\"number\",\"boolean\"]},"
            + "\"lid\":{\"type\":[\"object\",\"array\",\"string\",\"number\",\"boolean\",\"null\"]}"
            + "},\"required\":[\"any\",\"several\",\"maybe\",\"currency\",\"money\",\"texts\",\"byNumber\",\"lid\"],\"additionalProperties\":false}",
        "");
  }

  /** {@return a reader of replies that hold a {@code Handed}} */
  public static PlanReader<Handed> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Handed read(JsonInput json) {
    if (!json.beginObject(HANDED)) {
      return null;
    }
    JsonNode any = null;
    List<JsonNode> several = null;
    JsonNode maybe = null;
    Currency currency = null;
    Handed.Money money = null;
    String[] texts = null;
    Map<Integer, ? extends List<Handed.Money>> byNumber = null;
    Handed.Box<Currency>.Lid lid = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> any = json.once(any, JacksonValues.tree(json));
        case 1 -> several = json.once(several, readJsonNodeList(json));
        case 2 -> maybe = json.once(maybe, JacksonValues.tree(json));
        case 3 -> currency = json.once(currency, JacksonValues.read(json, new TypeReference<Currency>() {}));
        case 4 -> money = json.once(money, JacksonValues.read(json, new TypeReference<Handed.Money>() {}));
        case 5 -> texts = json.once(texts, JacksonValues.read(json, new TypeReference<String[]>() {}));
        case 6 -> byNumber = json.once(byNumber, JacksonValues.read(json, new TypeReference<Map<Integer, ? extends List<Handed.Money>>>() {}));
        default -> lid = json.once(lid, JacksonValues.read(json, new TypeReference<Handed.Box<Currency>.Lid>() {}));
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(any, several, maybe, currency, money, texts, byNumber, lid);
      }
      return null;
    }
    return new Handed(any, several, Optional.<JsonNode>ofNullable(maybe), currency,
        Optional.<Handed.Money>ofNullable(money), texts, byNumber,
        Optional.<Handed.Box<Currency>.Lid>ofNullable(lid));
  }

  private List<JsonNode> readJsonNodeList(JsonInput json) {
    if (!json.beginArray()) {
      return null;
    }
    List<JsonNode> items = new ArrayList<>();
    while (json.nextElement()) {
      JsonNode item = JacksonValues.tree(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }
}
