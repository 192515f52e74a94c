package deck;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.EnumNames;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import java.util.ArrayList;
import java.util.List;

/** Reads {@code Outer.Inner.Cargo} from JSON. Change the record, not this file. */
@PlanGenerated
final class Outer_Inner_CargoBinder extends PlanCompanion<Outer.Inner.Cargo> {
  /** The one binder; it has no state. */
  public static final Outer_Inner_CargoBinder INSTANCE = new Outer_Inner_CargoBinder();

  /** The component {@code loads}. */
  public static final PlanKey<Outer.Inner.Cargo, List<Outer.Inner.Cargo.Load>> LOADS = PlanKey.<Outer.Inner.Cargo, List<Outer.Inner.Cargo.Load>>of(0, "loads");

  /** The component {@code size}. */
  public static final PlanKey<Outer.Inner.Cargo, Outer.Inner.Size> SIZE = PlanKey.<Outer.Inner.Cargo, Outer.Inner.Size>of(1, "size");

  private static final ObjectShape CARGO = ObjectShape.named("Cargo")
      .required("loads", "size")
      .keys("loads")
      .build();

  private static final ObjectShape LOAD = ObjectShape.named("Load").required("what").build();

  private static final EnumNames<Outer.Inner.Size> SIZE_NAMES =
      EnumNames.asDeclared("Size", Outer.Inner.Size.values());

  private Outer_Inner_CargoBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Cargo\",\"type\":\"object\",\"properties\":{"
            + "\"loads\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"properties\":{"
            + "\"what\":{\"type\":\"string\"}"
            + "},\"required\":[\"what\"]}},"
            + "\"size\":{\"type\":\"string\",\"enum\":[\"SMALL\",\"LARGE\"]}"
            + "},\"required\":[\"loads\",\"size\"]}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"loads\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"properties\":{"
            + "\"what\":{\"type\":\"string\"}"
            + "},\"required\":[\"what\"],\"additionalProperties\":false}},"
            + "\"size\":{\"type\":\"string\",\"enum\":[\"SMALL\",\"LARGE\"]}"
            + "},\"required\":[\"loads\",\"size\"],\"additionalProperties\":false}",
        "{\"loads\":[{\"what\":\"the what\"}],\"size\":\"SMALL\"}");
  }

  /** {@return a reader of replies that hold a {@code Outer.Inner.Cargo}} */
  public static PlanReader<Outer.Inner.Cargo> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Outer.Inner.Cargo read(JsonInput json) {
    if (!json.beginObject(CARGO)) {
      return null;
    }
    List<Outer.Inner.Cargo.Load> loads = null;
    Outer.Inner.Size size = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> loads = json.once(loads, readLoadList(json));
        default -> size = SIZE_NAMES.read(json, size);
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(loads, size);
      }
      return null;
    }
    return new Outer.Inner.Cargo(loads, size);
  }

  private List<Outer.Inner.Cargo.Load> readLoadList(JsonInput json) {
    if (!json.beginObjects()) {
      return null;
    }
    List<Outer.Inner.Cargo.Load> items = new ArrayList<>();
    while (json.nextElement()) {
      Outer.Inner.Cargo.Load item = readLoad(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  private Outer.Inner.Cargo.Load readLoad(JsonInput json) {
    if (!json.beginObject(LOAD)) {
      return null;
    }
    String what = null;
    while (json.nextMember() >= 0) {
      what = json.readString(what);
    }
    if (!json.endObject()) {
      return null;
    }
    return new Outer.Inner.Cargo.Load(what);
  }
}
