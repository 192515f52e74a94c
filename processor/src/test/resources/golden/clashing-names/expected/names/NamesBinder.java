package names;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.EnumNames;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import java.util.Optional;

/** Reads {@code Names} from JSON. Change the record, not this file. */
@PlanGenerated
public final class NamesBinder extends PlanCompanion<Names> {
  /** The one binder; it has no state. */
  public static final NamesBinder INSTANCE = new NamesBinder();

  /** The component {@code json}. */
  public static final PlanKey<Names, String> JSON = PlanKey.<Names, String>of(0, "json");

  /** The component {@code member}. */
  public static final PlanKey<Names, String> MEMBER = PlanKey.<Names, String>of(1, "member");

  /** The component {@code items}. */
  public static final PlanKey<Names, String> ITEMS = PlanKey.<Names, String>of(2, "items");

  /** The component {@code item}. */
  public static final PlanKey<Names, String> ITEM = PlanKey.<Names, String>of(3, "item");

  /** The component {@code map}. */
  public static final PlanKey<Names, String> MAP = PlanKey.<Names, String>of(4, "map");

  /** The component {@code key}. */
  public static final PlanKey<Names, String> KEY = PlanKey.<Names, String>of(5, "key");

  /** The component {@code value}. */
  public static final PlanKey<Names, String> VALUE = PlanKey.<Names, String>of(6, "value");

  /** The component {@code refused}. */
  public static final PlanKey<Names, String> REFUSED = PlanKey.<Names, String>of(7, "refused");

  /** The component {@code in}. */
  public static final PlanKey<Names, String> IN = PlanKey.<Names, String>of(8, "in");

  /** The component {@code $x}. */
  public static final PlanKey<Names, String> $X = PlanKey.<Names, String>of(9, "$x");

  /** The component {@code größe}. */
  public static final PlanKey<Names, String> GRÖSSE = PlanKey.<Names, String>of(10, "gr\u00f6\u00dfe");

  /** The component {@code yield}. */
  public static final PlanKey<Names, String> YIELD = PlanKey.<Names, String>of(11, "yield");

  /** The component {@code var}. */
  public static final PlanKey<Names, String> VAR = PlanKey.<Names, String>of(12, "var");

  /** The component {@code record}. */
  public static final PlanKey<Names, String> RECORD = PlanKey.<Names, String>of(13, "record");

  /** The component {@code sealed}. */
  public static final PlanKey<Names, String> SEALED = PlanKey.<Names, String>of(14, "sealed");

  /** The component {@code permits}. */
  public static final PlanKey<Names, String> PERMITS = PlanKey.<Names, String>of(15, "permits");

  /** The component {@code when}. */
  public static final PlanKey<Names, String> WHEN = PlanKey.<Names, String>of(16, "when");

  /** The component {@code Optional}. */
  public static final PlanKey<Names, String> OPTIONAL = PlanKey.<Names, String>of(17, "Optional");

  /** The component {@code TextValues}. */
  public static final PlanKey<Names, String> TEXT_VALUES = PlanKey.<Names, String>of(18, "TextValues");

  /** The component {@code INSTANCE}. */
  public static final PlanKey<Names, String> INSTANCE_KEY = PlanKey.<Names, String>of(19, "INSTANCE");

  /** The component {@code SCHEMA}. */
  public static final PlanKey<Names, String> SCHEMA = PlanKey.<Names, String>of(20, "SCHEMA");

  /** The component {@code schema}. */
  public static final PlanKey<Names, String> SCHEMA_KEY = PlanKey.<Names, String>of(21, "schema");

  /** The component {@code NAMES}. */
  public static final PlanKey<Names, String> NAMES = PlanKey.<Names, String>of(22, "NAMES");

  /** The component {@code targetX}. */
  public static final PlanKey<Names, String> TARGET_X = PlanKey.<Names, String>of(23, "targetX");

  /** The component {@code target_x}. */
  public static final PlanKey<Names, String> TARGET_X_KEY = PlanKey.<Names, String>of(24, "target_x");

  /** The component {@code JsonInput}. */
  public static final PlanKey<Names, String> JSON_INPUT = PlanKey.<Names, String>of(25, "JsonInput");

  /** The component {@code ArrayList}. */
  public static final PlanKey<Names, String> ARRAY_LIST = PlanKey.<Names, String>of(26, "ArrayList");

  /** The component {@code Kind}. */
  public static final PlanKey<Names, Names.Kind> KIND = PlanKey.<Names, Names.Kind>of(27, "Kind");

  /** The component {@code Short}. */
  public static final PlanKey<Names, Short> SHORT = PlanKey.<Names, Short>of(28, "Short");

  private static final ObjectShape NAMES_SHAPE = ObjectShape.named("Names")
      .required("json", "member", "items", "item", "map", "key", "value", "refused", "in", "$x",
          "gr\u00f6\u00dfe", "yield", "var", "record", "sealed", "permits", "when", "Optional",
          "TextValues", "INSTANCE", "SCHEMA", "schema", "NAMES", "targetX", "target_x", "JsonInput",
          "ArrayList", "Kind")
      .optional("Short")
      .keys("json")
      .build();

  private static final EnumNames<Names.Kind> KIND_NAMES =
      EnumNames.asDeclared("Kind", Names.Kind.values());

  private NamesBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Names\",\"type\":\"object\",\"properties\":{"
            + "\"json\":{\"type\":\"string\"},"
            + "\"member\":{\"type\":\"string\"},"
            + "\"items\":{\"type\":\"string\"},"
            + "\"item\":{\"type\":\"string\"},"
            + "\"map\":{\"type\":\"string\"},"
            + "\"key\":{\"type\":\"string\"},"
            + "\"value\":{\"type\":\"string\"},"
            + "\"refused\":{\"type\":\"string\"},"
            + "\"in\":{\"type\":\"string\"},"
            + "\"$x\":{\"type\":\"string\"},"
            + "\"gr\u00f6\u00dfe\":{\"type\":\"string\"},"
            + "\"yield\":{\"type\":\"string\"},"
            + "\"var\":{\"type\":\"string\"},"
            + "\"record\":{\"type\":\"string\"},"
            + "\"sealed\":{\"type\":\"string\"},"
            + "\"permits\":{\"type\":\"string\"},"
            + "\"when\":{\"type\":\"string\"},"
            + "\"Optional\":{\"type\":\"string\"},"
            + "\"TextValues\":{\"type\":\"string\"},"
            + "\"INSTANCE\":{\"type\":\"string\"},"
            + "\"SCHEMA\":{\"type\":\"string\"},"
            + "\"schema\":{\"type\":\"string\"},"
            + "\"NAMES\":{\"type\":\"string\"},"
            + "\"targetX\":{\"type\":\"string\"},"
            + "\"target_x\":{\"type\":\"string\"},"
            + "\"JsonInput\":{\"type\":\"string\"},"
            + "\"ArrayList\":{\"type\":\"string\"},"
            + "\"Kind\":{\"type\":\"string\",\"enum\":[\"A\"]},"
            + "\"Short\":{\"type\":[\"integer\",\"null\"],\"minimum\":-32768,\"maximum\":32767}"
            + "},\"required\":[\"json\",\"member\",\"items\",\"item\",\"map\",\"key\",\"value\",\"refused\",\"in\",\"$x\",\"gr\u00f6\u00dfe\",\"yield\",\"var\",\"record\",\"sealed\",\"permits\",\"when\",\"Optional\",\"TextValues\",\"INSTANCE\",\"SCHEMA\",\"schema\",\"NAMES\",\"targetX\",\"target_x\",\"JsonInput\",\"ArrayList\",\"Kind\"]}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"json\":{\"type\":\"string\"},"
            + "\"member\":{\"type\":\"string\"},"
            + "\"items\":{\"type\":\"string\"},"
            + "\"item\":{\"type\":\"string\"},"
            + "\"map\":{\"type\":\"string\"},"
            + "\"key\":{\"type\":\"string\"},"
            + "\"value\":{\"type\":\"string\"},"
            + "\"refused\":{\"type\":\"string\"},"
            + "\"in\":{\"type\":\"string\"},"
            + "\"$x\":{\"type\":\"string\"},"
            + "\"gr\u00f6\u00dfe\":{\"type\":\"string\"},"
            + "\"yield\":{\"type\":\"string\"},"
            + "\"var\":{\"type\":\"string\"},"
            + "\"record\":{\"type\":\"string\"},"
            + "\"sealed\":{\"type\":\"string\"},"
            + "\"permits\":{\"type\":\"string\"},"
            + "\"when\":{\"type\":\"string\"},"
            + "\"Optional\":{\"type\":\"string\"},"
            + "\"TextValues\":{\"type\":\"string\"},"
            + "\"INSTANCE\":{\"type\":\"string\"},"
            + "\"SCHEMA\":{\"type\":\"string\"},"
            + "\"schema\":{\"type\":\"string\"},"
            + "\"NAMES\":{\"type\":\"string\"},"
            + "\"targetX\":{\"type\":\"string\"},"
            + "\"target_x\":{\"type\":\"string\"},"
            + "\"JsonInput\":{\"type\":\"string\"},"
            + "\"ArrayList\":{\"type\":\"string\"},"
            + "\"Kind\":{\"type\":\"string\",\"enum\":[\"A\"]},"
            + "\"Short\":{\"type\":[\"integer\",\"null\"]}"
            + "},\"required\":[\"json\",\"member\",\"items\",\"item\",\"map\",\"key\",\"value\",\"refused\",\"in\",\"$x\",\"gr\u00f6\u00dfe\",\"yield\",\"var\",\"record\",\"sealed\",\"permits\",\"when\",\"Optional\",\"TextValues\",\"INSTANCE\",\"SCHEMA\",\"schema\",\"NAMES\",\"targetX\",\"target_x\",\"JsonInput\",\"ArrayList\",\"Kind\",\"Short\"],\"additionalProperties\":false}",
        "{\"json\":\"the json\",\"member\":\"the member\",\"items\":\"the items\",\"item\":\"the item\",\"map\":\"the map\",\"key\":\"the key\",\"value\":\"the value\",\"refused\":\"the refused\",\"in\":\"the in\",\"$x\":\"the $x\",\"gr\u00f6\u00dfe\":\"the gr\u00f6\u00dfe\",\"yield\":\"the yield\",\"var\":\"the var\",\"record\":\"the record\",\"sealed\":\"the sealed\",\"permits\":\"the permits\",\"when\":\"the when\",\"Optional\":\"the optional\",\"TextValues\":\"the text values\",\"INSTANCE\":\"the instance\",\"SCHEMA\":\"the schema\",\"schema\":\"the schema\",\"NAMES\":\"the names\",\"targetX\":\"the target x\",\"target_x\":\"the target x\",\"JsonInput\":\"the json input\",\"ArrayList\":\"the array list\",\"Kind\":\"A\",\"Short\":1}");
  }

  /** {@return a reader of replies that hold a {@code Names}} */
  public static PlanReader<Names> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Names read(JsonInput json) {
    if (!json.beginObject(NAMES_SHAPE)) {
      return null;
    }
    String json_ = null;
    String member_ = null;
    String items = null;
    String item = null;
    String map = null;
    String key = null;
    String value = null;
    String refused = null;
    String in = null;
    String $x = null;
    String größe = null;
    String yield_ = null;
    String var = null;
    String record = null;
    String sealed = null;
    String permits = null;
    String when = null;
    String Optional_ = null;
    String TextValues_ = null;
    String INSTANCE_ = null;
    String SCHEMA_ = null;
    String schema = null;
    String NAMES_ = null;
    String targetX = null;
    String target_x = null;
    String JsonInput = null;
    String ArrayList = null;
    Names.Kind Kind = null;
    Short Short_ = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> json_ = json.readString(json_);
        case 1 -> member_ = json.readString(member_);
        case 2 -> items = json.readString(items);
        case 3 -> item = json.readString(item);
        case 4 -> map = json.readString(map);
        case 5 -> key = json.readString(key);
        case 6 -> value = json.readString(value);
        case 7 -> refused = json.readString(refused);
        case 8 -> in = json.readString(in);
        case 9 -> $x = json.readString($x);
        case 10 -> größe = json.readString(größe);
        case 11 -> yield_ = json.readString(yield_);
        case 12 -> var = json.readString(var);
        case 13 -> record = json.readString(record);
        case 14 -> sealed = json.readString(sealed);
        case 15 -> permits = json.readString(permits);
        case 16 -> when = json.readString(when);
        case 17 -> Optional_ = json.readString(Optional_);
        case 18 -> TextValues_ = json.readString(TextValues_);
        case 19 -> INSTANCE_ = json.readString(INSTANCE_);
        case 20 -> SCHEMA_ = json.readString(SCHEMA_);
        case 21 -> schema = json.readString(schema);
        case 22 -> NAMES_ = json.readString(NAMES_);
        case 23 -> targetX = json.readString(targetX);
        case 24 -> target_x = json.readString(target_x);
        case 25 -> JsonInput = json.readString(JsonInput);
        case 26 -> ArrayList = json.readString(ArrayList);
        case 27 -> Kind = KIND_NAMES.read(json, Kind);
        default -> Short_ = json.once(Short_, json.readShort());
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(json_, member_, items, item, map, key, value, refused, in, $x, größe, yield_, var,
            record, sealed, permits, when, Optional_, TextValues_, INSTANCE_, SCHEMA_, schema,
            NAMES_, targetX, target_x, JsonInput, ArrayList, Kind, Short_);
      }
      return null;
    }
    try {
      return new Names(json_, member_, items, item, map, key, value, refused, in, $x, größe, yield_,
          var, record, sealed, permits, when, Optional_, TextValues_, INSTANCE_, SCHEMA_, schema,
          NAMES_, targetX, target_x, JsonInput, ArrayList, Kind,
          Optional.<Short>ofNullable(Short_));
    } catch (RuntimeException refused_) {
      return json.refused();
    }
  }
}
