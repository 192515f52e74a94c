package tag;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.EnumNames;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ListValues;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import io.github.planbind.binding.TextValues;
import java.time.ZoneOffset;
import java.util.List;

/** Reads {@code Tagged} from JSON. Change the record, not this file. */
@PlanGenerated
final class TaggedBinder extends PlanCompanion<Tagged> {
  /** The one binder; it has no state. */
  public static final TaggedBinder INSTANCE = new TaggedBinder();

  /** The component {@code level}. */
  public static final PlanKey<Tagged, Tagged.Level> LEVEL = PlanKey.<Tagged, Tagged.Level>of(0, "level");

  /** The component {@code others}. */
  public static final PlanKey<Tagged, List<Tagged.Level>> OTHERS = PlanKey.<Tagged, List<Tagged.Level>>of(1, "others");

  /** The component {@code offset}. */
  public static final PlanKey<Tagged, ZoneOffset> OFFSET = PlanKey.<Tagged, ZoneOffset>of(2, "offset");

  private static final ObjectShape TAGGED = ObjectShape.named("Tagged")
      .required("level", "others", "offset")
      .keys("level")
      .build();

  private static final EnumNames<Tagged.Level> LEVEL_NAMES = EnumNames.<Tagged.Level>of("Level")
      .constant(Tagged.Level.HIGH, "HIGH", "critical", "fatal")
      .constant(Tagged.Level.LOW, "LOW")
      .constant(Tagged.Level.UNKNOWN, "other")
      .fallback(Tagged.Level.UNKNOWN)
      .build();

  private TaggedBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Tagged\",\"type\":\"object\",\"properties\":{"
            + "\"level\":{\"$ref\":\"#/$defs/Level\"},"
            + "\"others\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Level\"}},"
            + "\"offset\":{\"type\":\"string\",\"pattern\":\"^(Z|[+-]\\\\d{2}(:?\\\\d{2}(:?\\\\d{2})?)?)$\"}"
            + "},\"required\":[\"level\",\"others\",\"offset\"],\"$defs\":{"
            + "\"Level\":{\"type\":\"string\",\"enum\":[\"HIGH\",\"LOW\",\"other\"]}"
            + "}}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"level\":{\"$ref\":\"#/$defs/Level\"},"
            + "\"others\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Level\"}},"
            + "\"offset\":{\"description\":\"pattern: ^(Z|[+-]\\\\d{2}(:?\\\\d{2}(:?\\\\d{2})?)?)$\",\"type\":\"string\"}"
            + "},\"required\":[\"level\",\"others\",\"offset\"],\"additionalProperties\":false,\"$defs\":{"
            + "\"Level\":{\"type\":\"string\",\"enum\":[\"HIGH\",\"LOW\",\"other\"]}"
            + "}}",
        "{\"level\":\"HIGH\",\"others\":[\"HIGH\"],\"offset\":\"+02:00\"}");
  }

  /** {@return a reader of replies that hold a {@code Tagged}} */
  public static PlanReader<Tagged> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Tagged read(JsonInput json) {
    if (!json.beginObject(TAGGED)) {
      return null;
    }
    Tagged.Level level = null;
    List<Tagged.Level> others = null;
    ZoneOffset offset = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> level = LEVEL_NAMES.read(json, level);
        case 1 -> others = json.once(others, ListValues.enums(json, LEVEL_NAMES));
        default -> offset = json.once(offset, TextValues.zoneOffset(json));
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(level, others, offset);
      }
      return null;
    }
    return new Tagged(level, others, offset);
  }
}
