package fuel;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import java.util.ArrayList;
import java.util.List;

/** Reads {@code Fuel} from JSON. Change the record, not this file. */
@PlanGenerated
public final class FuelBinder extends PlanCompanion<Fuel> {
  /** The one binder; it has no state. */
  public static final FuelBinder INSTANCE = new FuelBinder();

  /** The component {@code tanks}. */
  public static final PlanKey<Fuel, List<Fuel.Tank>> TANKS = PlanKey.<Fuel, List<Fuel.Tank>>of(0, "tanks");

  /** The component {@code range}. */
  public static final PlanKey<Fuel, Fuel.Range> RANGE = PlanKey.<Fuel, Fuel.Range>of(1, "range");

  /** The component {@code plain}. */
  public static final PlanKey<Fuel, Fuel.Plain> PLAIN = PlanKey.<Fuel, Fuel.Plain>of(2, "plain");

  private static final ObjectShape FUEL = ObjectShape.named("Fuel")
      .required("tanks", "range", "plain")
      .keys("tanks")
      .build();

  private static final ObjectShape TANK = ObjectShape.named("Tank")
      .required("litres", "refused")
      .build();

  private static final ObjectShape RANGE_SHAPE = ObjectShape.named("Range")
      .required("from", "to")
      .build();

  private static final ObjectShape PLAIN_SHAPE = ObjectShape.named("Plain")
      .required("value")
      .build();

  private FuelBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Fuel\",\"type\":\"object\",\"properties\":{"
            + "\"tanks\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"properties\":{"
            + "\"litres\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647},"
            + "\"refused\":{\"type\":\"string\"}"
            + "},\"required\":[\"litres\",\"refused\"]}},"
            + "\"range\":{\"type\":\"object\",\"properties\":{"
            + "\"from\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647},"
            + "\"to\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647}"
            + "},\"required\":[\"from\",\"to\"]},"
            + "\"plain\":{\"type\":\"object\",\"properties\":{"
            + "\"value\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647}"
            + "},\"required\":[\"value\"]}"
            + "},\"required\":[\"tanks\",\"range\",\"plain\"]}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"tanks\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"properties\":{"
            + "\"litres\":{\"type\":\"integer\"},"
            + "\"refused\":{\"type\":\"string\"}"
            + "},\"required\":[\"litres\",\"refused\"],\"additionalProperties\":false}},"
            + "\"range\":{\"type\":\"object\",\"properties\":{"
            + "\"from\":{\"type\":\"integer\"},"
            + "\"to\":{\"type\":\"integer\"}"
            + "},\"required\":[\"from\",\"to\"],\"additionalProperties\":false},"
            + "\"plain\":{\"type\":\"object\",\"properties\":{"
            + "\"value\":{\"type\":\"integer\"}"
            + "},\"required\":[\"value\"],\"additionalProperties\":false}"
            + "},\"required\":[\"tanks\",\"range\",\"plain\"],\"additionalProperties\":false}",
        "{\"tanks\":[{\"litres\":1,\"refused\":\"the refused\"}],\"range\":{\"from\":1,\"to\":1},\"plain\":{\"value\":1}}");
  }

  /** {@return a reader of replies that hold a {@code Fuel}} */
  public static PlanReader<Fuel> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Fuel read(JsonInput json) {
    if (!json.beginObject(FUEL)) {
      return null;
    }
    List<Fuel.Tank> tanks = null;
    Fuel.Range range = null;
    Fuel.Plain plain = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> tanks = json.once(tanks, readTankList(json));
        case 1 -> range = json.once(range, readRange(json));
        default -> plain = json.once(plain, readPlain(json));
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(tanks, range, plain);
      }
      return null;
    }
    try {
      return new Fuel(tanks, range, plain);
    } catch (RuntimeException refused) {
      return json.refused();
    }
  }

  private List<Fuel.Tank> readTankList(JsonInput json) {
    if (!json.beginObjects()) {
      return null;
    }
    List<Fuel.Tank> items = new ArrayList<>();
    while (json.nextElement()) {
      Fuel.Tank item = readTank(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  private Fuel.Range readRange(JsonInput json) {
    if (!json.beginObject(RANGE_SHAPE)) {
      return null;
    }
    int from = 0;
    int to = 0;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> from = json.readInt(from);
        default -> to = json.readInt(to);
      }
    }
    if (!json.endObject()) {
      return null;
    }
    try {
      return new Fuel.Range(from, to);
    } catch (RuntimeException refused) {
      return json.refused();
    }
  }

  private Fuel.Plain readPlain(JsonInput json) {
    if (!json.beginObject(PLAIN_SHAPE)) {
      return null;
    }
    int value = 0;
    while (json.nextMember() >= 0) {
      value = json.readInt(value);
    }
    if (!json.endObject()) {
      return null;
    }
    return new Fuel.Plain(value);
  }

  private Fuel.Tank readTank(JsonInput json) {
    if (!json.beginObject(TANK)) {
      return null;
    }
    int litres = 0;
    String refused = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> litres = json.readInt(litres);
        default -> refused = json.readString(refused);
      }
    }
    if (!json.endObject()) {
      return null;
    }
    try {
      return new Fuel.Tank(litres, refused);
    } catch (RuntimeException refused_) {
      return json.refused();
    }
  }
}
