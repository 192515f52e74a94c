package cmd;

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

/** Reads {@code Script} from JSON. Change the record, not this file. */
@PlanGenerated
final class ScriptBinder extends PlanCompanion<Script> {
  /** The one binder; it has no state. */
  public static final ScriptBinder INSTANCE = new ScriptBinder();

  /** The component {@code steps}. */
  public static final PlanKey<Script, List<Step>> STEPS = PlanKey.<Script, List<Step>>of(0, "steps");

  /** The component {@code last}. */
  public static final PlanKey<Script, Step.Move> LAST = PlanKey.<Script, Step.Move>of(1, "last");

  /** The component {@code rules}. */
  public static final PlanKey<Script, Map<String, Expr>> RULES = PlanKey.<Script, Map<String, Expr>>of(2, "rules");

  private static final ObjectShape SCRIPT = ObjectShape.named("Script")
      .required("steps")
      .optional("last")
      .required("rules")
      .keys("steps")
      .build();

  private static final ObjectShape MOVE = ObjectShape.named("Move")
      .required("to-x")
      .aliases("x")
      .required("y")
      .build();

  private static final ObjectShape STAY = ObjectShape.named("Stay").build();

  private static final ObjectShape ALOUD = ObjectShape.named("Aloud").required("text").build();

  private static final ObjectShape WHISPER = ObjectShape.named("Whisper")
      .required("text", "whom")
      .build();

  private static final ObjectShape NUMBER = ObjectShape.named("Number").required("value").build();

  private static final ObjectShape SUM = ObjectShape.named("Sum").required("left", "right").build();

  private static final Variants STEP = Variants.of("Step", "do")
      .variant("move", MOVE)
      .variant("stay", STAY)
      .variant("say", ALOUD)
      .variant("whisper", WHISPER)
      .build();

  private static final Variants EXPR = Variants.byNames("Expr")
      .variant(NUMBER)
      .variant(SUM)
      .build();

  private ScriptBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Script\",\"type\":\"object\",\"properties\":{"
            + "\"steps\":{\"type\":\"array\",\"items\":{\"oneOf\":[{\"type\":\"object\",\"properties\":{"
            + "\"do\":{\"const\":\"move\"},"
            + "\"to-x\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647},"
            + "\"y\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647}"
            + "},\"required\":[\"do\",\"to-x\",\"y\"]},{\"type\":\"object\",\"properties\":{"
            + "\"do\":{\"const\":\"stay\"}"
            + "},\"required\":[\"do\"]},{\"type\":\"object\",\"properties\":{"
            + "\"do\":{\"const\":\"say\"},"
            + "\"text\":{\"type\":\"string\"}"
            + "},\"required\":[\"do\",\"text\"]},{\"type\":\"object\",\"properties\":{"
            + "\"do\":{\"const\":\"whisper\"},"
            + "\"text\":{\"type\":\"string\"},"
            + "\"whom\":{\"type\":\"string\"}"
            + "},\"required\":[\"do\",\"text\",\"whom\"]}]}},"
            + "\"last\":{\"type\":[\"object\",\"null\"],\"properties\":{"
            + "\"to-x\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647},"
            + "\"y\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647}"
            + "},\"required\":[\"to-x\",\"y\"]},"
            + "\"rules\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/Expr\"}}"
            + "},\"required\":[\"steps\",\"rules\"],\"$defs\":{"
            + "\"Expr\":{\"oneOf\":[{\"type\":\"object\",\"properties\":{"
            + "\"value\":{\"type\":\"integer\",\"minimum\":-9223372036854775808,\"maximum\":9223372036854775807}"
            + "},\"required\":[\"value\"]},{\"type\":\"object\",\"properties\":{"
            + "\"left\":{\"$ref\":\"#/$defs/Expr\"},"
            + "\"right\":{\"$ref\":\"#/$defs/Expr\"}"
            + "},\"required\":[\"left\",\"right\"]}]}"
            + "}}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"steps\":{\"type\":\"array\",\"items\":{\"anyOf\":[{\"type\":\"object\",\"properties\":{"
            + "\"do\":{\"type\":\"string\",\"enum\":[\"move\"]},"
            + "\"to-x\":{\"type\":\"integer\"},"
            + "\"y\":{\"type\":\"integer\"}"
            + "},\"required\":[\"do\",\"to-x\",\"y\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{"
            + "\"do\":{\"type\":\"string\",\"enum\":[\"stay\"]}"
            + "},\"required\":[\"do\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{"
            + "\"do\":{\"type\":\"string\",\"enum\":[\"say\"]},"
            + "\"text\":{\"type\":\"string\"}"
            + "},\"required\":[\"do\",\"text\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{"
            + "\"do\":{\"type\":\"string\",\"enum\":[\"whisper\"]},"
            + "\"text\":{\"type\":\"string\"},"
            + "\"whom\":{\"type\":\"string\"}"
            + "},\"required\":[\"do\",\"text\",\"whom\"],\"additionalProperties\":false}]}},"
            + "\"last\":{\"type\":[\"object\",\"null\"],\"properties\":{"
            + "\"to-x\":{\"type\":\"integer\"},"
            + "\"y\":{\"type\":\"integer\"}"
            + "},\"required\":[\"to-x\",\"y\"],\"additionalProperties\":false},"
            + "\"rules\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/Expr\"}}"
            + "},\"required\":[\"steps\",\"last\",\"rules\"],\"additionalProperties\":false,\"$defs\":{"
            + "\"Expr\":{\"anyOf\":[{\"type\":\"object\",\"properties\":{"
            + "\"value\":{\"type\":\"integer\"}"
            + "},\"required\":[\"value\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{"
            + "\"left\":{\"$ref\":\"#/$defs/Expr\"},"
            + "\"right\":{\"$ref\":\"#/$defs/Expr\"}"
            + "},\"required\":[\"left\",\"right\"],\"additionalProperties\":false}]}"
            + "}}",
        "{\"steps\":[{\"do\":\"move\",\"to-x\":1,\"y\":1}],\"last\":{\"to-x\":1,\"y\":1},\"rules\":{\"key1\":{\"value\":1}}}");
  }

  /** {@return a reader of replies that hold a {@code Script}} */
  public static PlanReader<Script> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Script read(JsonInput json) {
    if (!json.beginObject(SCRIPT)) {
      return null;
    }
    List<Step> steps = null;
    Step.Move last = null;
    Map<String, Expr> rules = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> steps = json.once(steps, readStepList(json));
        case 1 -> last = json.once(last, readMove(json));
        default -> rules = json.once(rules, readExprMap(json));
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(steps, last, rules);
      }
      return null;
    }
    return new Script(steps, Optional.<Step.Move>ofNullable(last), rules);
  }

  private List<Step> readStepList(JsonInput json) {
    if (!json.beginObjects()) {
      return null;
    }
    List<Step> items = new ArrayList<>();
    while (json.nextElement()) {
      Step item = readStep(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  private Step.Move readMove(JsonInput json) {
    if (!json.beginObject(MOVE)) {
      return null;
    }
    int x = 0;
    int y = 0;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> x = json.readInt(x);
        default -> y = json.readInt(y);
      }
    }
    if (!json.endObject()) {
      return null;
    }
    return new Step.Move(x, y);
  }

  private Map<String, Expr> readExprMap(JsonInput json) {
    if (!json.beginMap()) {
      return null;
    }
    Map<String, Expr> map = new LinkedHashMap<>();
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      Expr value = readExpr(json);
      if (json.fits()) {
        json.put(map, key, value);
      }
    }
    return json.endMap(map);
  }

  private Step readStep(JsonInput json) {
    return switch (json.beginVariant(STEP)) {
      case 0 -> readMove(json);
      case 1 -> readStay(json);
      case 2 -> readAloud(json);
      case 3 -> readWhisper(json);
      default -> null;
    };
  }

  private Expr readExpr(JsonInput json) {
    return switch (json.beginVariant(EXPR)) {
      case 0 -> readNumber(json);
      case 1 -> readSum(json);
      default -> null;
    };
  }

  private Step.Stay readStay(JsonInput json) {
    if (!json.beginObject(STAY)) {
      return null;
    }
    json.nextMember(); // no components: every member is passed over
    if (!json.endObject()) {
      return null;
    }
    return new Step.Stay();
  }

  private Step.Talk.Aloud readAloud(JsonInput json) {
    if (!json.beginObject(ALOUD)) {
      return null;
    }
    String text = null;
    while (json.nextMember() >= 0) {
      text = json.readString(text);
    }
    if (!json.endObject()) {
      return null;
    }
    return new Step.Talk.Aloud(text);
  }

  private Step.Talk.Whisper readWhisper(JsonInput json) {
    if (!json.beginObject(WHISPER)) {
      return null;
    }
    String text = null;
    String whom = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> text = json.readString(text);
        default -> whom = json.readString(whom);
      }
    }
    if (!json.endObject()) {
      return null;
    }
    return new Step.Talk.Whisper(text, whom);
  }

  private Expr.Number readNumber(JsonInput json) {
    if (!json.beginObject(NUMBER)) {
      return null;
    }
    long value = 0;
    while (json.nextMember() >= 0) {
      value = json.readLong(value);
    }
    if (!json.endObject()) {
      return null;
    }
    return new Expr.Number(value);
  }

  private Expr.Sum readSum(JsonInput json) {
    if (!json.beginObject(SUM)) {
      return null;
    }
    Expr left = null;
    Expr right = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> left = json.once(left, readExpr(json));
        default -> right = json.once(right, readExpr(json));
      }
    }
    if (!json.endObject()) {
      return null;
    }
    return new Expr.Sum(left, right);
  }
}
