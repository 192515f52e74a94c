package hide;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.String;

/** Reads {@code Plan2} from JSON. Change the record, not this file. */
@PlanGenerated
final class Plan2Binder extends PlanCompanion<Plan2> {
  /** The one binder; it has no state. */
  public static final Plan2Binder INSTANCE = new Plan2Binder();

  /** The component {@code a}. */
  public static final PlanKey<Plan2, String> A = PlanKey.<Plan2, String>of(0, "a");

  /** The component {@code b}. */
  public static final PlanKey<Plan2, Integer> B = PlanKey.<Plan2, Integer>of(1, "b");

  /** The component {@code Object}. */
  public static final PlanKey<Plan2, Plan2.Kind> OBJECT = PlanKey.<Plan2, Plan2.Kind>of(2, "Object");

  private static final ObjectShape PLAN2 = ObjectShape.named("Plan2")
      .required("a", "b", "Object")
      .keys("a")
      .build();

  private static final ObjectShape KIND = ObjectShape.named("Kind").required("c").build();

  private Plan2Binder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Plan2\",\"type\":\"object\",\"properties\":{"
            + "\"a\":{\"type\":\"string\"},"
            + "\"b\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647},"
            + "\"Object\":{\"type\":\"object\",\"properties\":{"
            + "\"c\":{\"type\":\"integer\",\"minimum\":-9223372036854775808,\"maximum\":9223372036854775807}"
            + "},\"required\":[\"c\"]}"
            + "},\"required\":[\"a\",\"b\",\"Object\"]}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"a\":{\"type\":\"string\"},"
            + "\"b\":{\"type\":\"integer\"},"
            + "\"Object\":{\"type\":\"object\",\"properties\":{"
            + "\"c\":{\"type\":\"integer\"}"
            + "},\"required\":[\"c\"],\"additionalProperties\":false}"
            + "},\"required\":[\"a\",\"b\",\"Object\"],\"additionalProperties\":false}",
        "{\"a\":\"the a\",\"b\":1,\"Object\":{\"c\":1}}");
  }

  /** {@return a reader of replies that hold a {@code Plan2}} */
  public static PlanReader<Plan2> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Plan2 read(JsonInput json) {
    if (!json.beginObject(PLAN2)) {
      return null;
    }
    String a = null;
    Integer b = null;
    Plan2.Kind Object = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> a = json.readString(a);
        case 1 -> b = json.once(b, json.readInt());
        default -> Object = json.once(Object, readKind(json));
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(a, b, Object);
      }
      return null;
    }
    return new Plan2(a, b, Object);
  }

  private Plan2.Kind readKind(JsonInput json) {
    if (!json.beginObject(KIND)) {
      return null;
    }
    Long c = null;
    while (json.nextMember() >= 0) {
      c = json.once(c, json.readLong());
    }
    if (!json.endObject()) {
      return null;
    }
    try {
      return new Plan2.Kind(c);
    } catch (RuntimeException refused) {
      return json.refused();
    }
  }
}
