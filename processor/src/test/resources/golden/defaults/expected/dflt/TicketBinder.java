package dflt;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.EnumNames;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ListValues;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import io.github.planbind.binding.TextValues;
import io.github.planbind.binding.Variants;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads {@code Ticket} from JSON. Change the record, not this file. */
@PlanGenerated
final class TicketBinder extends PlanCompanion<Ticket> {
  /** The one binder; it has no state. */
  public static final TicketBinder INSTANCE = new TicketBinder();

  /** The component {@code subject}. */
  public static final PlanKey<Ticket, String> SUBJECT = PlanKey.<Ticket, String>of(0, "subject");

  /** The component {@code urgency}. */
  public static final PlanKey<Ticket, Ticket.Urgency> URGENCY = PlanKey.<Ticket, Ticket.Urgency>of(1, "urgency");

  /** The component {@code days}. */
  public static final PlanKey<Ticket, Integer> DAYS = PlanKey.<Ticket, Integer>of(2, "days");

  /** The component {@code cost}. */
  public static final PlanKey<Ticket, BigDecimal> COST = PlanKey.<Ticket, BigDecimal>of(3, "max_cost");

  /** The component {@code open}. */
  public static final PlanKey<Ticket, Boolean> OPEN = PlanKey.<Ticket, Boolean>of(4, "open");

  /** The component {@code since}. */
  public static final PlanKey<Ticket, LocalDate> SINCE = PlanKey.<Ticket, LocalDate>of(5, "since");

  /** The component {@code tags}. */
  public static final PlanKey<Ticket, List<String>> TAGS = PlanKey.<Ticket, List<String>>of(6, "tags");

  /** The component {@code numbers}. */
  public static final PlanKey<Ticket, Map<String, List<Double>>> NUMBERS = PlanKey.<Ticket, Map<String, List<Double>>>of(7, "numbers");

  /** The component {@code owner}. */
  public static final PlanKey<Ticket, Ticket.Person> OWNER = PlanKey.<Ticket, Ticket.Person>of(8, "owner");

  /** The component {@code step}. */
  public static final PlanKey<Ticket, Ticket.Step> STEP = PlanKey.<Ticket, Ticket.Step>of(9, "step");

  private static final ObjectShape TICKET = ObjectShape.named("Ticket")
      .required("subject")
      .defaulted("\"normal\"", "urgency")
      .defaulted("3", "days")
      .defaulted("1e2", "max_cost")
      .aliases("cost")
      .defaulted("true", "open")
      .defaulted("\"2031-04-02\"", "since")
      .defaulted("[\"a\u00e9\",\"\"]", "tags")
      .defaulted("{\"a\":[1,-0.5]}", "numbers")
      .defaulted("{\"name\":\"nobody\"}", "owner")
      .defaulted("{\"type\":\"manual\"}", "step")
      .keys("subject")
      .build();

  private static final ObjectShape PERSON = ObjectShape.named("Person")
      .required("name")
      .defaulted("1", "level")
      .optional("mail")
      .build();

  private static final ObjectShape MANUAL = ObjectShape.named("Manual")
      .defaulted("[]", "who")
      .build();

  private static final ObjectShape TIMED = ObjectShape.named("Timed").required("hour").build();

  private static final Variants STEP_VARIANTS = Variants.of("Step", "type")
      .variant("manual", MANUAL)
      .variant("timed", TIMED)
      .build();

  private static final EnumNames<Ticket.Urgency> URGENCY_NAMES = EnumNames.<Ticket.Urgency>of("Urgency")
      .constant(Ticket.Urgency.NORMAL, "normal")
      .constant(Ticket.Urgency.HIGH, "high")
      .build();

  private TicketBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Ticket\",\"type\":\"object\",\"properties\":{"
            + "\"subject\":{\"type\":\"string\"},"
            + "\"urgency\":{\"anyOf\":[{\"const\":\"normal\"},{\"const\":\"high\",\"description\":\"Today.\"},{\"type\":\"null\"}],\"default\":\"normal\"},"
            + "\"days\":{\"type\":[\"integer\",\"null\"],\"minimum\":-2147483648,\"maximum\":2147483647,\"default\":3},"
            + "\"max_cost\":{\"type\":[\"number\",\"null\"],\"default\":1e2},"
            + "\"open\":{\"type\":[\"boolean\",\"null\"],\"default\":true},"
            + "\"since\":{\"type\":[\"string\",\"null\"],\"format\":\"date\",\"default\":\"2031-04-02\"},"
            + "\"tags\":{\"type\":[\"array\",\"null\"],\"items\":{\"type\":\"string\"},\"default\":[\"a\u00e9\",\"\"]},"
            + "\"numbers\":{\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"type\":\"array\",\"items\":{\"type\":\"number\"}},\"default\":{\"a\":[1,-0.5]}},"
            + "\"owner\":{\"anyOf\":[{\"$ref\":\"#/$defs/Person\"},{\"type\":\"null\"}],\"default\":{\"name\":\"nobody\"}},"
            + "\"step\":{\"anyOf\":[{\"oneOf\":[{\"type\":\"object\",\"properties\":{"
            + "\"type\":{\"const\":\"manual\"},"
            + "\"who\":{\"type\":[\"array\",\"null\"],\"items\":{\"$ref\":\"#/$defs/Person\"},\"default\":[]}"
            + "},\"required\":[\"type\"]},{\"type\":\"object\",\"properties\":{"
            + "\"type\":{\"const\":\"timed\"},"
            + "\"hour\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647}"
            + "},\"required\":[\"type\",\"hour\"]}]},{\"type\":\"null\"}],\"default\":{\"type\":\"manual\"}}"
            + "},\"required\":[\"subject\"],\"$defs\":{"
            + "\"Person\":{\"type\":\"object\",\"properties\":{"
            + "\"name\":{\"type\":\"string\"},"
            + "\"level\":{\"type\":[\"integer\",\"null\"],\"minimum\":-32768,\"maximum\":32767,\"default\":1},"
            + "\"mail\":{\"type\":[\"string\",\"null\"]}"
            + "},\"required\":[\"name\"]}"
            + "}}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"subject\":{\"type\":\"string\"},"
            + "\"urgency\":{\"description\":\"default: \\\"normal\\\"\",\"anyOf\":[{\"type\":\"string\",\"enum\":[\"normal\"]},{\"description\":\"Today.\",\"type\":\"string\",\"enum\":[\"high\"]},{\"type\":\"null\"}]},"
            + "\"days\":{\"description\":\"default: 3\",\"type\":[\"integer\",\"null\"]},"
            + "\"max_cost\":{\"description\":\"default: 1e2\",\"type\":[\"number\",\"null\"]},"
            + "\"open\":{\"description\":\"default: true\",\"type\":[\"boolean\",\"null\"]},"
            + "\"since\":{\"description\":\"default: \\\"2031-04-02\\\"\",\"type\":[\"string\",\"null\"],\"format\":\"date\"},"
            + "\"tags\":{\"description\":\"default: [\\\"a\u00e9\\\",\\\"\\\"]\",\"type\":[\"array\",\"null\"],\"items\":{\"type\":\"string\"}},"
            + "\"numbers\":{\"description\":\"default: {\\\"a\\\":[1,-0.5]}\",\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"type\":\"array\",\"items\":{\"type\":\"number\"}}},"
            + "\"owner\":{\"description\":\"default: {\\\"name\\\":\\\"nobody\\\"}\",\"anyOf\":[{\"$ref\":\"#/$defs/Person\"},{\"type\":\"null\"}]},"
            + "\"step\":{\"description\":\"default: {\\\"type\\\":\\\"manual\\\"}\",\"anyOf\":[{\"anyOf\":[{\"type\":\"object\",\"properties\":{"
            + "\"type\":{\"type\":\"string\",\"enum\":[\"manual\"]},"
            + "\"who\":{\"description\":\"default: []\",\"type\":[\"array\",\"null\"],\"items\":{\"$ref\":\"#/$defs/Person\"}}"
            + "},\"required\":[\"type\",\"who\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{"
            + "\"type\":{\"type\":\"string\",\"enum\":[\"timed\"]},"
            + "\"hour\":{\"type\":\"integer\"}"
            + "},\"required\":[\"type\",\"hour\"],\"additionalProperties\":false}]},{\"type\":\"null\"}]}"
            + "},\"required\":[\"subject\",\"urgency\",\"days\",\"max_cost\",\"open\",\"since\",\"tags\",\"numbers\",\"owner\",\"step\"],\"additionalProperties\":false,\"$defs\":{"
            + "\"Person\":{\"type\":\"object\",\"properties\":{"
            + "\"name\":{\"type\":\"string\"},"
            + "\"level\":{\"description\":\"default: 1\",\"type\":[\"integer\",\"null\"]},"
            + "\"mail\":{\"type\":[\"string\",\"null\"]}"
            + "},\"required\":[\"name\",\"level\",\"mail\"],\"additionalProperties\":false}"
            + "}}",
        "{\"subject\":\"The scanner is \\\"offline\\\"\",\"urgency\":\"high\",\"owner\":{\"name\":\"Kim\"}}");
  }

  /** {@return a reader of replies that hold a {@code Ticket}} */
  public static PlanReader<Ticket> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Ticket read(JsonInput json) {
    if (!json.beginObject(TICKET)) {
      return null;
    }
    String subject = null;
    Ticket.Urgency urgency = null;
    int days = 0;
    BigDecimal cost = null;
    boolean open = false;
    LocalDate since = null;
    List<String> tags = null;
    Map<String, List<Double>> numbers = null;
    Ticket.Person owner = null;
    Ticket.Step step = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> subject = json.readString(subject);
        case 1 -> urgency = URGENCY_NAMES.read(json, urgency);
        case 2 -> days = json.readInt(days);
        case 3 -> cost = json.once(cost, json.readBigDecimal());
        case 4 -> open = json.readBoolean(open);
        case 5 -> since = json.once(since, TextValues.localDate(json));
        case 6 -> tags = ListValues.strings(json, tags);
        case 7 -> numbers = json.once(numbers, readDoubleListMap(json));
        case 8 -> owner = json.once(owner, readPerson(json));
        default -> step = json.once(step, readStep(json));
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(subject, urgency, days, cost, open, since, tags, numbers, owner, step);
      }
      return null;
    }
    return new Ticket(subject, urgency, days, cost, open, since, tags, numbers, owner, step);
  }

  private Map<String, List<Double>> readDoubleListMap(JsonInput json) {
    if (!json.beginMap()) {
      return null;
    }
    Map<String, List<Double>> map = new LinkedHashMap<>();
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      List<Double> value = ListValues.doubles(json);
      if (json.fits()) {
        json.put(map, key, value);
      }
    }
    return json.endMap(map);
  }

  private Ticket.Person readPerson(JsonInput json) {
    if (!json.beginObject(PERSON)) {
      return null;
    }
    String name = null;
    short level = 0;
    String mail = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> name = json.readString(name);
        case 1 -> level = json.once(level, json.readShort());
        default -> mail = json.readString(mail);
      }
    }
    if (!json.endObject()) {
      return null;
    }
    try {
      return new Ticket.Person(name, level, Optional.<String>ofNullable(mail));
    } catch (RuntimeException refused) {
      return json.refused();
    }
  }

  private Ticket.Step readStep(JsonInput json) {
    return switch (json.beginVariant(STEP_VARIANTS)) {
      case 0 -> readManual(json);
      case 1 -> readTimed(json);
      default -> null;
    };
  }

  private Ticket.Step.Manual readManual(JsonInput json) {
    if (!json.beginObject(MANUAL)) {
      return null;
    }
    List<Ticket.Person> who = null;
    while (json.nextMember() >= 0) {
      who = json.once(who, readPersonList(json));
    }
    if (!json.endObject()) {
      return null;
    }
    return new Ticket.Step.Manual(who);
  }

  private Ticket.Step.Timed readTimed(JsonInput json) {
    if (!json.beginObject(TIMED)) {
      return null;
    }
    int hour = 0;
    while (json.nextMember() >= 0) {
      hour = json.readInt(hour);
    }
    if (!json.endObject()) {
      return null;
    }
    return new Ticket.Step.Timed(hour);
  }

  private List<Ticket.Person> readPersonList(JsonInput json) {
    if (!json.beginObjects()) {
      return null;
    }
    List<Ticket.Person> items = new ArrayList<>();
    while (json.nextElement()) {
      Ticket.Person item = readPerson(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }
}
