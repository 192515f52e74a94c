package page;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ListValues;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads {@code Answers} from JSON. Change the record, not this file. */
@PlanGenerated
public final class AnswersBinder extends PlanCompanion<Answers> {
  /** The one binder; it has no state. */
  public static final AnswersBinder INSTANCE = new AnswersBinder();

  /** The component {@code first}. */
  public static final PlanKey<Answers, Answers.Page<String>> FIRST = PlanKey.<Answers, Answers.Page<String>>of(0, "first");

  /** The component {@code second}. */
  public static final PlanKey<Answers, Answers.Page<Integer>> SECOND = PlanKey.<Answers, Answers.Page<Integer>>of(1, "second");

  /** The component {@code third}. */
  public static final PlanKey<Answers, Answers.Page<List<Answers.Item>>> THIRD = PlanKey.<Answers, Answers.Page<List<Answers.Item>>>of(2, "third");

  /** The component {@code pair}. */
  public static final PlanKey<Answers, Answers.Pair<Answers.Item, Answers.Page<String>>> PAIR = PlanKey.<Answers, Answers.Pair<Answers.Item, Answers.Page<String>>>of(3, "pair");

  /** The component {@code again}. */
  public static final PlanKey<Answers, Answers.Page<String>> AGAIN = PlanKey.<Answers, Answers.Page<String>>of(4, "again");

  private static final ObjectShape ANSWERS = ObjectShape.named("Answers")
      .required("first", "second", "third", "pair")
      .optional("again")
      .keys("first")
      .build();

  private static final ObjectShape STRING_PAGE = ObjectShape.named("Page")
      .required("rows")
      .optional("last")
      .required("number")
      .build();

  private static final ObjectShape INTEGER_PAGE = ObjectShape.named("Page")
      .required("rows")
      .optional("last")
      .required("number")
      .build();

  private static final ObjectShape ITEM_LIST_PAGE = ObjectShape.named("Page")
      .required("rows")
      .optional("last")
      .required("number")
      .build();

  private static final ObjectShape ITEM_STRING_PAGE_PAIR = ObjectShape.named("Pair")
      .required("left", "right")
      .build();

  private static final ObjectShape ITEM = ObjectShape.named("Item").required("name").build();

  private AnswersBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Answers\",\"type\":\"object\",\"properties\":{"
            + "\"first\":{\"$ref\":\"#/$defs/StringPage\"},"
            + "\"second\":{\"type\":\"object\",\"properties\":{"
            + "\"rows\":{\"type\":\"array\",\"items\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647}},"
            + "\"last\":{\"type\":[\"integer\",\"null\"],\"minimum\":-2147483648,\"maximum\":2147483647},"
            + "\"number\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647}"
            + "},\"required\":[\"rows\",\"number\"]},"
            + "\"third\":{\"type\":\"object\",\"properties\":{"
            + "\"rows\":{\"type\":\"array\",\"items\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Item\"}}},"
            + "\"last\":{\"type\":[\"array\",\"null\"],\"items\":{\"$ref\":\"#/$defs/Item\"}},"
            + "\"number\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647}"
            + "},\"required\":[\"rows\",\"number\"]},"
            + "\"pair\":{\"type\":\"object\",\"properties\":{"
            + "\"left\":{\"$ref\":\"#/$defs/Item\"},"
            + "\"right\":{\"$ref\":\"#/$defs/StringPage\"}"
            + "},\"required\":[\"left\",\"right\"]},"
            + "\"again\":{\"anyOf\":[{\"$ref\":\"#/$defs/StringPage\"},{\"type\":\"null\"}]}"
            + "},\"required\":[\"first\",\"second\",\"third\",\"pair\"],\"$defs\":{"
            + "\"StringPage\":{\"type\":\"object\",\"properties\":{"
            + "\"rows\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},"
            + "\"last\":{\"type\":[\"string\",\"null\"]},"
            + "\"number\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647}"
            + "},\"required\":[\"rows\",\"number\"]},"
            + "\"Item\":{\"type\":\"object\",\"properties\":{"
            + "\"name\":{\"type\":\"string\"}"
            + "},\"required\":[\"name\"]}"
            + "}}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"first\":{\"$ref\":\"#/$defs/StringPage\"},"
            + "\"second\":{\"type\":\"object\",\"properties\":{"
            + "\"rows\":{\"type\":\"array\",\"items\":{\"type\":\"integer\"}},"
            + "\"last\":{\"type\":[\"integer\",\"null\"]},"
            + "\"number\":{\"type\":\"integer\"}"
            + "},\"required\":[\"rows\",\"last\",\"number\"],\"additionalProperties\":false},"
            + "\"third\":{\"type\":\"object\",\"properties\":{"
            + "\"rows\":{\"type\":\"array\",\"items\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Item\"}}},"
            + "\"last\":{\"type\":[\"array\",\"null\"],\"items\":{\"$ref\":\"#/$defs/Item\"}},"
            + "\"number\":{\"type\":\"integer\"}"
            + "},\"required\":[\"rows\",\"last\",\"number\"],\"additionalProperties\":false},"
            + "\"pair\":{\"type\":\"object\",\"properties\":{"
            + "\"left\":{\"$ref\":\"#/$defs/Item\"},"
            + "\"right\":{\"$ref\":\"#/$defs/StringPage\"}"
            + "},\"required\":[\"left\",\"right\"],\"additionalProperties\":false},"
            + "\"again\":{\"anyOf\":[{\"$ref\":\"#/$defs/StringPage\"},{\"type\":\"null\"}]}"
            + "},\"required\":[\"first\",\"second\",\"third\",\"pair\",\"again\"],\"additionalProperties\":false,\"$defs\":{"
            + "\"StringPage\":{\"type\":\"object\",\"properties\":{"
            + "\"rows\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},"
            + "\"last\":{\"type\":[\"string\",\"null\"]},"
            + "\"number\":{\"type\":\"integer\"}"
            + "},\"required\":[\"rows\",\"last\",\"number\"],\"additionalProperties\":false},"
            + "\"Item\":{\"type\":\"object\",\"properties\":{"
            + "\"name\":{\"type\":\"string\"}"
            + "},\"required\":[\"name\"],\"additionalProperties\":false}"
            + "}}",
        "{\"first\":{\"rows\":[\"the rows\"],\"last\":\"the last\",\"number\":1},\"second\":{\"rows\":[1],\"last\":1,\"number\":1},\"third\":{\"rows\":[[{\"name\":\"the name\"}]],\"last\":[{\"name\":\"the name\"}],\"number\":1},\"pair\":{\"left\":{\"name\":\"the name\"},\"right\":{\"rows\":[\"the rows\"],\"last\":\"the last\",\"number\":1}},\"again\":{\"rows\":[\"the rows\"],\"last\":\"the last\",\"number\":1}}");
  }

  /** {@return a reader of replies that hold a {@code Answers}} */
  public static PlanReader<Answers> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Answers read(JsonInput json) {
    if (!json.beginObject(ANSWERS)) {
      return null;
    }
    Answers.Page<String> first = null;
    Answers.Page<Integer> second = null;
    Answers.Page<List<Answers.Item>> third = null;
    Answers.Pair<Answers.Item, Answers.Page<String>> pair = null;
    Answers.Page<String> again = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> first = json.once(first, readStringPage(json));
        case 1 -> second = json.once(second, readIntegerPage(json));
        case 2 -> third = json.once(third, readItemListPage(json));
        case 3 -> pair = json.once(pair, readItemStringPagePair(json));
        default -> again = json.once(again, readStringPage(json));
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(first, second, third, pair, again);
      }
      return null;
    }
    return new Answers(first, second, third, pair,
        Optional.<Answers.Page<String>>ofNullable(again));
  }

  private Answers.Page<String> readStringPage(JsonInput json) {
    if (!json.beginObject(STRING_PAGE)) {
      return null;
    }
    List<String> rows = null;
    String last = null;
    int number = 0;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> rows = ListValues.strings(json, rows);
        case 1 -> last = json.readString(last);
        default -> number = json.readInt(number);
      }
    }
    if (!json.endObject()) {
      return null;
    }
    return new Answers.Page<>(rows, Optional.<String>ofNullable(last), number);
  }

  private Answers.Page<Integer> readIntegerPage(JsonInput json) {
    if (!json.beginObject(INTEGER_PAGE)) {
      return null;
    }
    List<Integer> rows = null;
    Integer last = null;
    int number = 0;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> rows = ListValues.ints(json, rows);
        case 1 -> last = json.once(last, json.readInt());
        default -> number = json.readInt(number);
      }
    }
    if (!json.endObject()) {
      return null;
    }
    return new Answers.Page<>(rows, Optional.<Integer>ofNullable(last), number);
  }

  private Answers.Page<List<Answers.Item>> readItemListPage(JsonInput json) {
    if (!json.beginObject(ITEM_LIST_PAGE)) {
      return null;
    }
    List<List<Answers.Item>> rows = null;
    List<Answers.Item> last = null;
    int number = 0;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> rows = json.once(rows, readItemListList(json));
        case 1 -> last = json.once(last, readItemList(json));
        default -> number = json.readInt(number);
      }
    }
    if (!json.endObject()) {
      return null;
    }
    return new Answers.Page<>(rows, Optional.<List<Answers.Item>>ofNullable(last), number);
  }

  private Answers.Pair<Answers.Item, Answers.Page<String>> readItemStringPagePair(JsonInput json) {
    if (!json.beginObject(ITEM_STRING_PAGE_PAIR)) {
      return null;
    }
    Answers.Item left = null;
    Answers.Page<String> right = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> left = json.once(left, readItem(json));
        default -> right = json.once(right, readStringPage(json));
      }
    }
    if (!json.endObject()) {
      return null;
    }
    return new Answers.Pair<>(left, right);
  }

  private List<List<Answers.Item>> readItemListList(JsonInput json) {
    if (!json.beginArray()) {
      return null;
    }
    List<List<Answers.Item>> items = new ArrayList<>();
    while (json.nextElement()) {
      List<Answers.Item> item = readItemList(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  private List<Answers.Item> readItemList(JsonInput json) {
    if (!json.beginObjects()) {
      return null;
    }
    List<Answers.Item> items = new ArrayList<>();
    while (json.nextElement()) {
      Answers.Item item = readItem(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  private Answers.Item readItem(JsonInput json) {
    if (!json.beginObject(ITEM)) {
      return null;
    }
    String name = null;
    while (json.nextMember() >= 0) {
      name = json.readString(name);
    }
    if (!json.endObject()) {
      return null;
    }
    return new Answers.Item(name);
  }
}
