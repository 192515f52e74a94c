package agent;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.EnumNames;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import java.util.Optional;

/** Reads {@code AgentAction} from JSON. Change the record, not this file. */
@PlanGenerated
public final class AgentActionBinder extends PlanCompanion<AgentAction> {
  /** The one binder; it has no state. */
  public static final AgentActionBinder INSTANCE = new AgentActionBinder();

  /** The component {@code action}. */
  public static final PlanKey<AgentAction, Action> ACTION = PlanKey.<AgentAction, Action>of(0, "action");

  /** The component {@code speak}. */
  public static final PlanKey<AgentAction, String> SPEAK = PlanKey.<AgentAction, String>of(1, "speak");

  /** The component {@code target_x}. */
  public static final PlanKey<AgentAction, Integer> TARGET_X = PlanKey.<AgentAction, Integer>of(2, "target_x");

  /** The component {@code target_y}. */
  public static final PlanKey<AgentAction, Integer> TARGET_Y = PlanKey.<AgentAction, Integer>of(3, "target_y");

  private static final ObjectShape AGENT_ACTION = ObjectShape.named("AgentAction")
      .required("action")
      .optional("speak")
      .required("target_x", "target_y")
      .keys("action")
      .build();

  private static final EnumNames<Action> ACTION_NAMES =
      EnumNames.asDeclared("Action", Action.values());

  private AgentActionBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"AgentAction\",\"type\":\"object\",\"properties\":{"
            + "\"action\":{\"type\":\"string\",\"enum\":[\"move\",\"stay\",\"talk\"]},"
            + "\"speak\":{\"type\":[\"string\",\"null\"]},"
            + "\"target_x\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647},"
            + "\"target_y\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647}"
            + "},\"required\":[\"action\",\"target_x\",\"target_y\"]}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"action\":{\"type\":\"string\",\"enum\":[\"move\",\"stay\",\"talk\"]},"
            + "\"speak\":{\"type\":[\"string\",\"null\"]},"
            + "\"target_x\":{\"type\":\"integer\"},"
            + "\"target_y\":{\"type\":\"integer\"}"
            + "},\"required\":[\"action\",\"speak\",\"target_x\",\"target_y\"],\"additionalProperties\":false}",
        "{\"action\":\"move\",\"speak\":\"the speak\",\"target_x\":1,\"target_y\":1}");
  }

  /** {@return a reader of replies that hold a {@code AgentAction}} */
  public static PlanReader<AgentAction> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public AgentAction read(JsonInput json) {
    if (!json.beginObject(AGENT_ACTION)) {
      return null;
    }
    Action action = null;
    String speak = null;
    int target_x = 0;
    int target_y = 0;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> action = ACTION_NAMES.read(json, action);
        case 1 -> speak = json.readString(speak);
        case 2 -> target_x = json.readInt(target_x);
        default -> target_y = json.readInt(target_y);
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(action, speak, target_x, target_y);
      }
      return null;
    }
    return new AgentAction(action, Optional.<String>ofNullable(speak), target_x, target_y);
  }
}
