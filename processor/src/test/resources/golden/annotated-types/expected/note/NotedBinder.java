package note;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.EnumNames;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads {@code Noted} from JSON. Change the record, not this file. */
@PlanGenerated
final class NotedBinder extends PlanCompanion<Noted> {
  /** The one binder; it has no state. */
  public static final NotedBinder INSTANCE = new NotedBinder();

  /** The component {@code parts}. */
  public static final PlanKey<Noted, List<Noted.Part>> PARTS = PlanKey.<Noted, List<Noted.Part>>of(0, "parts");

  /** The component {@code one}. */
  public static final PlanKey<Noted, Noted.Part> ONE = PlanKey.<Noted, Noted.Part>of(1, "one");

  /** The component {@code text}. */
  public static final PlanKey<Noted, String> TEXT = PlanKey.<Noted, String>of(2, "text");

  /** The component {@code named}. */
  public static final PlanKey<Noted, Map<String, Noted.Part>> NAMED = PlanKey.<Noted, Map<String, Noted.Part>>of(3, "named");

  /** The component {@code kind}. */
  public static final PlanKey<Noted, Noted.Kind> KIND = PlanKey.<Noted, Noted.Kind>of(4, "kind");

  private static final ObjectShape NOTED = ObjectShape.named("Noted")
      .required("parts", "one")
      .optional("text")
      .required("named", "kind")
      .keys("parts")
      .build();

  private static final ObjectShape PART = ObjectShape.named("Part").required("size").build();

  private static final EnumNames<Noted.Kind> KIND_NAMES =
      EnumNames.asDeclared("Kind", Noted.Kind.values());

  private NotedBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Noted\",\"type\":\"object\",\"properties\":{"
            + "\"parts\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Part\"}},"
            + "\"one\":{\"$ref\":\"#/$defs/Part\"},"
            + "\"text\":{\"type\":[\"string\",\"null\"]},"
            + "\"named\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/Part\"}},"
            + "\"kind\":{\"type\":\"string\",\"enum\":[\"A\"]}"
            + "},\"required\":[\"parts\",\"one\",\"named\",\"kind\"],\"$defs\":{"
            + "\"Part\":{\"type\":\"object\",\"properties\":{"
            + "\"size\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647}"
            + "},\"required\":[\"size\"]}"
            + "}}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"parts\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Part\"}},"
            + "\"one\":{\"$ref\":\"#/$defs/Part\"},"
            + "\"text\":{\"type\":[\"string\",\"null\"]},"
            + "\"named\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/Part\"}},"
            + "\"kind\":{\"type\":\"string\",\"enum\":[\"A\"]}"
            + "},\"required\":[\"parts\",\"one\",\"text\",\"named\",\"kind\"],\"additionalProperties\":false,\"$defs\":{"
            + "\"Part\":{\"type\":\"object\",\"properties\":{"
            + "\"size\":{\"type\":\"integer\"}"
            + "},\"required\":[\"size\"],\"additionalProperties\":false}"
            + "}}",
        "{\"parts\":[{\"size\":1}],\"one\":{\"size\":1},\"text\":\"the text\",\"named\":{\"key1\":{\"size\":1}},\"kind\":\"A\"}");
  }

  /** {@return a reader of replies that hold a {@code Noted}} */
  public static PlanReader<Noted> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Noted read(JsonInput json) {
    if (!json.beginObject(NOTED)) {
      return null;
    }
    List<Noted.Part> parts = null;
    Noted.Part one = null;
    String text = null;
    Map<String, Noted.Part> named = null;
    Noted.Kind kind = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> parts = json.once(parts, readPartList(json));
        case 1 -> one = json.once(one, readPart(json));
        case 2 -> text = json.readString(text);
        case 3 -> named = json.once(named, readPartMap(json));
        default -> kind = KIND_NAMES.read(json, kind);
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(parts, one, text, named, kind);
      }
      return null;
    }
    return new Noted(parts, one, Optional.<String>ofNullable(text), named, kind);
  }

  private List<Noted.Part> readPartList(JsonInput json) {
    if (!json.beginObjects()) {
      return null;
    }
    List<Noted.Part> items = new ArrayList<>();
    while (json.nextElement()) {
      Noted.Part item = readPart(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  private Noted.Part readPart(JsonInput json) {
    if (!json.beginObject(PART)) {
      return null;
    }
    Integer size = null;
    while (json.nextMember() >= 0) {
      size = json.once(size, json.readInt());
    }
    if (!json.endObject()) {
      return null;
    }
    return new Noted.Part(size);
  }

  private Map<String, Noted.Part> readPartMap(JsonInput json) {
    if (!json.beginMap()) {
      return null;
    }
    Map<String, Noted.Part> map = new LinkedHashMap<>();
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      Noted.Part value = readPart(json);
      if (json.fits()) {
        json.put(map, key, value);
      }
    }
    return json.endMap(map);
  }
}
