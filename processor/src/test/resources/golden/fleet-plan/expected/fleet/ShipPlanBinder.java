package fleet;

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

/** Reads {@code ShipPlan} from JSON. Change the record, not this file. */
@PlanGenerated
public final class ShipPlanBinder extends PlanCompanion<ShipPlan> {
  /** The one binder; it has no state. */
  public static final ShipPlanBinder INSTANCE = new ShipPlanBinder();

  /** The component {@code orders}. */
  public static final PlanKey<ShipPlan, List<Order>> ORDERS = PlanKey.<ShipPlan, List<Order>>of(0, "orders");

  /** The component {@code helm}. */
  public static final PlanKey<ShipPlan, Helm> HELM = PlanKey.<ShipPlan, Helm>of(1, "helm");

  /** The component {@code engineering}. */
  public static final PlanKey<ShipPlan, Engineering> ENGINEERING = PlanKey.<ShipPlan, Engineering>of(2, "engineering");

  /** The component {@code tactical}. */
  public static final PlanKey<ShipPlan, Tactical> TACTICAL = PlanKey.<ShipPlan, Tactical>of(3, "tactical");

  private static final ObjectShape SHIP_PLAN = ObjectShape.named("ShipPlan")
      .required("orders", "helm")
      .optional("engineering", "tactical")
      .keys("orders", "helm", "engineering", "tactical")
      .build();

  private static final ObjectShape ORDER = ObjectShape.named("Order")
      .required("unit", "task")
      .optional("priority")
      .build();

  private static final ObjectShape HELM_SHAPE = ObjectShape.named("Helm")
      .required("course", "speed")
      .build();

  private static final ObjectShape ENGINEERING_SHAPE = ObjectShape.named("Engineering")
      .required("reactor")
      .optional("note")
      .build();

  private static final ObjectShape TACTICAL_SHAPE = ObjectShape.named("Tactical")
      .required("shields", "targets")
      .build();

  private ShipPlanBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"ShipPlan\",\"type\":\"object\",\"properties\":{"
            + "\"orders\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"properties\":{"
            + "\"unit\":{\"type\":\"string\"},"
            + "\"task\":{\"type\":\"string\"},"
            + "\"priority\":{\"type\":[\"integer\",\"null\"],\"minimum\":-2147483648,\"maximum\":2147483647}"
            + "},\"required\":[\"unit\",\"task\"]}},"
            + "\"helm\":{\"type\":\"object\",\"properties\":{"
            + "\"course\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647},"
            + "\"speed\":{\"type\":\"number\"}"
            + "},\"required\":[\"course\",\"speed\"]},"
            + "\"engineering\":{\"type\":[\"object\",\"null\"],\"properties\":{"
            + "\"reactor\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647},"
            + "\"note\":{\"type\":[\"string\",\"null\"]}"
            + "},\"required\":[\"reactor\"]},"
            + "\"tactical\":{\"type\":[\"object\",\"null\"],\"properties\":{"
            + "\"shields\":{\"type\":\"boolean\"},"
            + "\"targets\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}}"
            + "},\"required\":[\"shields\",\"targets\"]}"
            + "},\"required\":[\"orders\",\"helm\"]}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"orders\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"properties\":{"
            + "\"unit\":{\"type\":\"string\"},"
            + "\"task\":{\"type\":\"string\"},"
            + "\"priority\":{\"type\":[\"integer\",\"null\"]}"
            + "},\"required\":[\"unit\",\"task\",\"priority\"],\"additionalProperties\":false}},"
            + "\"helm\":{\"type\":\"object\",\"properties\":{"
            + "\"course\":{\"type\":\"integer\"},"
            + "\"speed\":{\"type\":\"number\"}"
            + "},\"required\":[\"course\",\"speed\"],\"additionalProperties\":false},"
            + "\"engineering\":{\"type\":[\"object\",\"null\"],\"properties\":{"
            + "\"reactor\":{\"type\":\"integer\"},"
            + "\"note\":{\"type\":[\"string\",\"null\"]}"
            + "},\"required\":[\"reactor\",\"note\"],\"additionalProperties\":false},"
            + "\"tactical\":{\"type\":[\"object\",\"null\"],\"properties\":{"
            + "\"shields\":{\"type\":\"boolean\"},"
            + "\"targets\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}}"
            + "},\"required\":[\"shields\",\"targets\"],\"additionalProperties\":false}"
            + "},\"required\":[\"orders\",\"helm\",\"engineering\",\"tactical\"],\"additionalProperties\":false}",
        "{\"orders\":[{\"unit\":\"the unit\",\"task\":\"the task\",\"priority\":1}],\"helm\":{\"course\":1,\"speed\":1.5},\"engineering\":{\"reactor\":1,\"note\":\"the note\"},\"tactical\":{\"shields\":true,\"targets\":[\"the targets\"]}}");
  }

  /** {@return a reader of replies that hold a {@code ShipPlan}} */
  public static PlanReader<ShipPlan> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public ShipPlan read(JsonInput json) {
    if (!json.beginObject(SHIP_PLAN)) {
      return null;
    }
    List<Order> orders = null;
    Helm helm = null;
    Engineering engineering = null;
    Tactical tactical = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> orders = json.once(orders, readOrderList(json));
        case 1 -> helm = json.once(helm, readHelm(json));
        case 2 -> engineering = json.once(engineering, readEngineering(json));
        default -> tactical = json.once(tactical, readTactical(json));
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(orders, helm, engineering, tactical);
      }
      return null;
    }
    return new ShipPlan(orders, helm, Optional.<Engineering>ofNullable(engineering),
        Optional.<Tactical>ofNullable(tactical));
  }

  private List<Order> readOrderList(JsonInput json) {
    if (!json.beginObjects()) {
      return null;
    }
    List<Order> items = new ArrayList<>();
    while (json.nextElement()) {
      Order item = readOrder(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  private Helm readHelm(JsonInput json) {
    if (!json.beginObject(HELM_SHAPE)) {
      return null;
    }
    int course = 0;
    double speed = 0;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> course = json.readInt(course);
        default -> speed = json.readDouble(speed);
      }
    }
    if (!json.endObject()) {
      return null;
    }
    return new Helm(course, speed);
  }

  private Engineering readEngineering(JsonInput json) {
    if (!json.beginObject(ENGINEERING_SHAPE)) {
      return null;
    }
    int reactor = 0;
    String note = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> reactor = json.readInt(reactor);
        default -> note = json.readString(note);
      }
    }
    if (!json.endObject()) {
      return null;
    }
    return new Engineering(reactor, Optional.<String>ofNullable(note));
  }

  private Tactical readTactical(JsonInput json) {
    if (!json.beginObject(TACTICAL_SHAPE)) {
      return null;
    }
    boolean shields = false;
    List<String> targets = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> shields = json.readBoolean(shields);
        default -> targets = ListValues.strings(json, targets);
      }
    }
    if (!json.endObject()) {
      return null;
    }
    return new Tactical(shields, targets);
  }

  private Order readOrder(JsonInput json) {
    if (!json.beginObject(ORDER)) {
      return null;
    }
    String unit = null;
    String task = null;
    Integer priority = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> unit = json.readString(unit);
        case 1 -> task = json.readString(task);
        default -> priority = json.once(priority, json.readInt());
      }
    }
    if (!json.endObject()) {
      return null;
    }
    return new Order(unit, task, Optional.<Integer>ofNullable(priority));
  }
}
