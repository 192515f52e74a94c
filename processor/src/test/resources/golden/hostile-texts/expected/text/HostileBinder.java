package text;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;

/** Reads {@code Hostile} from JSON. Change the record, not this file. */
@PlanGenerated
public final class HostileBinder extends PlanCompanion<Hostile> {
  /** The one binder; it has no state. */
  public static final HostileBinder INSTANCE = new HostileBinder();

  /** The component {@code one}. */
  public static final PlanKey<Hostile, String> ONE = PlanKey.<Hostile, String>of(0, "*/ \" \\u0022 $S $L");

  /** The component {@code two}. */
  public static final PlanKey<Hostile, String> TWO = PlanKey.<Hostile, String>of(1, "\u00fc");

  private static final ObjectShape HOSTILE = ObjectShape.named("Hostile")
      .required("*/ \" \\u0022 $S $L")
      .aliases("a\u2028b", "\\", "\ttab", "{@code")
      .required("\u00fc")
      .keys("*/ \" \\u0022 $S $L", "\u00fc")
      .build();

  private HostileBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Hostile\",\"type\":\"object\",\"properties\":{"
            + "\"*/ \\\" \\\\u0022 $S $L\":{\"description\":\"*/ } \u2028 \u2029 \\\" \\\\u000a \\n\\r\\t\\u0000 \177 $T $$ \ud83d\ude00 lone \\ud83d half \\ude00\",\"type\":\"string\"},"
            + "\"\u00fc\":{\"description\":\"gr\u00f6\u00dfer %s \\\\\",\"type\":\"string\"}"
            + "},\"required\":[\"*/ \\\" \\\\u0022 $S $L\",\"\u00fc\"]}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"*/ \\\" \\\\u0022 $S $L\":{\"description\":\"*/ } \u2028 \u2029 \\\" \\\\u000a \\n\\r\\t\\u0000 \177 $T $$ \ud83d\ude00 lone \\ud83d half \\ude00\",\"type\":\"string\"},"
            + "\"\u00fc\":{\"description\":\"gr\u00f6\u00dfer %s \\\\\",\"type\":\"string\"}"
            + "},\"required\":[\"*/ \\\" \\\\u0022 $S $L\",\"\u00fc\"],\"additionalProperties\":false}",
        "{\"*/ \\\" \\\\u0022 $S $L\":\"the one\",\"\u00fc\":\"the two\"}");
  }

  /** {@return a reader of replies that hold a {@code Hostile}} */
  public static PlanReader<Hostile> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Hostile read(JsonInput json) {
    if (!json.beginObject(HOSTILE)) {
      return null;
    }
    String one = null;
    String two = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> one = json.readString(one);
        default -> two = json.readString(two);
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(one, two);
      }
      return null;
    }
    return new Hostile(one, two);
  }
}
