package stock;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.Constraint;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Reads {@code Stock} from JSON. Change the record, not this file. */
@PlanGenerated
public final class StockBinder extends PlanCompanion<Stock> {
  /** The one binder; it has no state. */
  public static final StockBinder INSTANCE = new StockBinder();

  /** The component {@code code}. */
  public static final PlanKey<Stock, String> CODE = PlanKey.<Stock, String>of(0, "code");

  /** The component {@code count}. */
  public static final PlanKey<Stock, Integer> COUNT = PlanKey.<Stock, Integer>of(1, "count");

  /** The component {@code weight}. */
  public static final PlanKey<Stock, Long> WEIGHT = PlanKey.<Stock, Long>of(2, "weight");

  /** The component {@code share}. */
  public static final PlanKey<Stock, Double> SHARE = PlanKey.<Stock, Double>of(3, "share");

  /** The component {@code price}. */
  public static final PlanKey<Stock, BigDecimal> PRICE = PlanKey.<Stock, BigDecimal>of(4, "price");

  /** The component {@code level}. */
  public static final PlanKey<Stock, Byte> LEVEL = PlanKey.<Stock, Byte>of(5, "level");

  /** The component {@code debt}. */
  public static final PlanKey<Stock, BigInteger> DEBT = PlanKey.<Stock, BigInteger>of(6, "debt");

  /** The component {@code checked}. */
  public static final PlanKey<Stock, Boolean> CHECKED = PlanKey.<Stock, Boolean>of(7, "checked");

  /** The component {@code counts}. */
  public static final PlanKey<Stock, List<Integer>> COUNTS = PlanKey.<Stock, List<Integer>>of(8, "counts");

  /** The component {@code tags}. */
  public static final PlanKey<Stock, Set<String>> TAGS = PlanKey.<Stock, Set<String>>of(9, "tags");

  /** The component {@code shelves}. */
  public static final PlanKey<Stock, Map<String, List<Short>>> SHELVES = PlanKey.<Stock, Map<String, List<Short>>>of(10, "shelves");

  /** The component {@code note}. */
  public static final PlanKey<Stock, String> NOTE = PlanKey.<Stock, String>of(11, "note");

  /** The component {@code rank}. */
  public static final PlanKey<Stock, Integer> RANK = PlanKey.<Stock, Integer>of(12, "rank");

  /** The component {@code flags}. */
  public static final PlanKey<Stock, Map<String, Boolean>> FLAGS = PlanKey.<Stock, Map<String, Boolean>>of(13, "flags");

  /** The component {@code answer}. */
  public static final PlanKey<Stock, String> ANSWER = PlanKey.<Stock, String>of(14, "answer");

  private static final ObjectShape STOCK = ObjectShape.named("Stock")
      .required("code", "count", "weight", "share", "price", "level", "debt", "checked", "counts",
          "tags", "shelves")
      .optional("note", "rank", "flags")
      .required("answer")
      .keys("code", "count")
      .build();

  private static final Constraint SIZE_TO_12_NOT_BLANK_PATTERN = Constraint.of()
      .size(0, 12)
      .notBlank()
      .pattern("[A-Z]{2}-\\d+", 0)
      .build();

  private static final Constraint FROM_1_TO_100 = Constraint.of()
      .atLeast("1")
      .atMost("100")
      .build();

  private static final Constraint FROM_1 = Constraint.of().atLeast("1").build();

  private static final Constraint ABOVE_0_TO_0_5 = Constraint.of().above("0").atMost("0.5").build();

  private static final Constraint FROM_0_DIGITS_6_2 = Constraint.of()
      .atLeast("0")
      .digits(6, 2)
      .build();

  private static final Constraint FROM_0_TO_99 = Constraint.of().atLeast("0").atMost("99").build();

  private static final Constraint TO_MINUS_1 = Constraint.of().atMost("-1").build();

  private static final Constraint ONLY_TRUE = Constraint.of().only(true).build();

  private static final Constraint SIZE_FROM_1 = Constraint.of().size(1, Integer.MAX_VALUE).build();

  private static final Constraint SIZE_FROM_1_TO_3 = Constraint.of().size(1, 3).build();

  private static final Constraint NOT_BLANK = Constraint.of().notBlank().build();

  private static final Constraint SIZE_TO_2 = Constraint.of().size(0, 2).build();

  private static final Constraint SIZE_FROM_2 = Constraint.of().size(2, Integer.MAX_VALUE).build();

  private static final Constraint TO_9 = Constraint.of().atMost("9").build();

  private static final Constraint PATTERN = Constraint.of()
      .pattern("(?i)yes|no", 0)
      .pattern("[a-z]+", 2)
      .build();

  private StockBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Stock\",\"type\":\"object\",\"properties\":{"
            + "\"code\":{\"type\":\"string\",\"maxLength\":12,\"allOf\":[{\"pattern\":\"\\\\S\"},{\"pattern\":\"^(?:[A-Z]{2}-\\\\d+)$\"}]},"
            + "\"count\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":100},"
            + "\"weight\":{\"description\":\"In grams.\",\"type\":\"integer\",\"minimum\":1,\"maximum\":9223372036854775807},"
            + "\"share\":{\"type\":\"number\",\"exclusiveMinimum\":0,\"maximum\":0.5},"
            + "\"price\":{\"type\":\"number\",\"minimum\":0,\"exclusiveMaximum\":1000000,\"multipleOf\":0.01},"
            + "\"level\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":99},"
            + "\"debt\":{\"type\":\"integer\",\"maximum\":-1},"
            + "\"checked\":{\"type\":\"boolean\",\"const\":true},"
            + "\"counts\":{\"type\":\"array\",\"items\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":100},\"minItems\":1},"
            + "\"tags\":{\"type\":\"array\",\"items\":{\"type\":\"string\",\"pattern\":\"\\\\S\"},\"uniqueItems\":true,\"minItems\":1,\"maxItems\":3},"
            + "\"shelves\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"array\",\"items\":{\"type\":\"integer\",\"minimum\":-32768,\"maximum\":-1},\"maxItems\":2}},"
            + "\"note\":{\"type\":[\"string\",\"null\"],\"minLength\":2},"
            + "\"rank\":{\"type\":[\"integer\",\"null\"],\"minimum\":-2147483648,\"maximum\":9},"
            + "\"flags\":{\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"type\":\"boolean\"},\"minProperties\":1},"
            + "\"answer\":{\"type\":\"string\"}"
            + "},\"required\":[\"code\",\"count\",\"weight\",\"share\",\"price\",\"level\",\"debt\",\"checked\",\"counts\",\"tags\",\"shelves\",\"answer\"]}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"code\":{\"description\":\"maxLength: 12, pattern: \\\\S, pattern: ^(?:[A-Z]{2}-\\\\d+)$\",\"type\":\"string\"},"
            + "\"count\":{\"description\":\"minimum: 1, maximum: 100\",\"type\":\"integer\"},"
            + "\"weight\":{\"description\":\"In grams. (minimum: 1)\",\"type\":\"integer\"},"
            + "\"share\":{\"description\":\"exclusiveMinimum: 0, maximum: 0.5\",\"type\":\"number\"},"
            + "\"price\":{\"description\":\"minimum: 0, exclusiveMaximum: 1000000, multipleOf: 0.01\",\"type\":\"number\"},"
            + "\"level\":{\"description\":\"minimum: 0, maximum: 99\",\"type\":\"integer\"},"
            + "\"debt\":{\"description\":\"maximum: -1\",\"type\":\"integer\"},"
            + "\"checked\":{\"description\":\"only: true\",\"type\":\"boolean\"},"
            + "\"counts\":{\"type\":\"array\",\"items\":{\"description\":\"minimum: 1, maximum: 100\",\"type\":\"integer\"},\"minItems\":1},"
            + "\"tags\":{\"description\":\"maxItems: 3, uniqueItems: true\",\"type\":\"array\",\"items\":{\"description\":\"pattern: \\\\S\",\"type\":\"string\"},\"minItems\":1},"
            + "\"shelves\":{\"type\":\"object\",\"additionalProperties\":{\"description\":\"maxItems: 2\",\"type\":\"array\",\"items\":{\"description\":\"minimum: -32768, maximum: -1\",\"type\":\"integer\"}}},"
            + "\"note\":{\"description\":\"minLength: 2\",\"type\":[\"string\",\"null\"]},"
            + "\"rank\":{\"description\":\"maximum: 9\",\"type\":[\"integer\",\"null\"]},"
            + "\"flags\":{\"description\":\"minProperties: 1\",\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"type\":\"boolean\"}},"
            + "\"answer\":{\"type\":\"string\"}"
            + "},\"required\":[\"code\",\"count\",\"weight\",\"share\",\"price\",\"level\",\"debt\",\"checked\",\"counts\",\"tags\",\"shelves\",\"note\",\"rank\",\"flags\",\"answer\"],\"additionalProperties\":false}",
        "{\"code\":\"AA-1\",\"count\":1,\"weight\":1,\"share\":0.5,\"price\":1.5,\"level\":1,\"debt\":-1,\"checked\":true,\"counts\":[1],\"tags\":[\"the tags\"],\"shelves\":{\"key1\":[-1]},\"note\":\"the note\",\"rank\":1,\"flags\":{\"key1\":true},\"answer\":\"no\"}");
  }

  /** {@return a reader of replies that hold a {@code Stock}} */
  public static PlanReader<Stock> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Stock read(JsonInput json) {
    if (!json.beginObject(STOCK)) {
      return null;
    }
    String code = null;
    int count = 0;
    long weight = 0;
    double share = 0;
    BigDecimal price = null;
    Byte level = null;
    BigInteger debt = null;
    boolean checked = false;
    List<Integer> counts = null;
    Set<String> tags = null;
    Map<String, List<Short>> shelves = null;
    String note = null;
    Integer rank = null;
    Map<String, Boolean> flags = null;
    String answer = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> code = json.once(code, SIZE_TO_12_NOT_BLANK_PATTERN.check(json, json.readString()));
        case 1 -> count = json.once(count, FROM_1_TO_100.check(json, json.readInt()));
        case 2 -> weight = json.once(weight, FROM_1.check(json, json.readLong()));
        case 3 -> share = json.once(share, ABOVE_0_TO_0_5.check(json, json.readDouble()));
        case 4 -> price = json.once(price, FROM_0_DIGITS_6_2.check(json, json.readBigDecimal()));
        case 5 -> level = json.once(level, FROM_0_TO_99.check(json, Byte.valueOf(json.readByte())));
        case 6 -> debt = json.once(debt, TO_MINUS_1.check(json, json.readBigInteger()));
        case 7 -> checked = json.once(checked, ONLY_TRUE.check(json, json.readBoolean()));
        case 8 -> counts = json.once(counts, SIZE_FROM_1.check(json, readIntegerList(json)));
        case 9 -> tags = json.once(tags, SIZE_FROM_1_TO_3.check(json, readStringSet(json)));
        case 10 -> shelves = json.once(shelves, readShortListMap(json));
        case 11 -> note = json.once(note, SIZE_FROM_2.check(json, json.readString()));
        case 12 -> rank = json.once(rank, TO_9.check(json, json.readInt()));
        case 13 -> flags = json.once(flags, SIZE_FROM_1.check(json, readBooleanMap(json)));
        default -> answer = json.once(answer, PATTERN.check(json, json.readString()));
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(code, count, weight, share, price, level, debt, checked, counts, tags, shelves,
            note, rank, flags, answer);
      }
      return null;
    }
    return new Stock(code, count, weight, share, price, level, debt, checked, counts, tags, shelves,
        Optional.<String>ofNullable(note),
        rank == null ? OptionalInt.empty() : OptionalInt.of(rank),
        Optional.<Map<String, Boolean>>ofNullable(flags), answer);
  }

  private List<Integer> readIntegerList(JsonInput json) {
    if (!json.beginArray()) {
      return null;
    }
    List<Integer> items = new ArrayList<>();
    while (json.nextElement()) {
      int item = FROM_1_TO_100.check(json, json.readInt());
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  private Set<String> readStringSet(JsonInput json) {
    if (!json.beginArray()) {
      return null;
    }
    Set<String> items = new LinkedHashSet<>();
    while (json.nextElement()) {
      String item = NOT_BLANK.check(json, json.readString());
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endSet(items);
  }

  private Map<String, List<Short>> readShortListMap(JsonInput json) {
    if (!json.beginMap()) {
      return null;
    }
    Map<String, List<Short>> map = new LinkedHashMap<>();
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      List<Short> value = SIZE_TO_2.check(json, readShortList(json));
      if (json.fits()) {
        json.put(map, key, value);
      }
    }
    return json.endMap(map);
  }

  private Map<String, Boolean> readBooleanMap(JsonInput json) {
    if (!json.beginMap()) {
      return null;
    }
    Map<String, Boolean> map = new LinkedHashMap<>();
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      boolean value = json.readBoolean();
      if (json.fits()) {
        json.put(map, key, value);
      }
    }
    return json.endMap(map);
  }

  private List<Short> readShortList(JsonInput json) {
    if (!json.beginArray()) {
      return null;
    }
    List<Short> items = new ArrayList<>();
    while (json.nextElement()) {
      Short item = TO_MINUS_1.check(json, Short.valueOf(json.readShort()));
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }
}
