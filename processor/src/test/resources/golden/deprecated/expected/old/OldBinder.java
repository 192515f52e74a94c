package old;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.EnumNames;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import java.util.ArrayList;
import java.util.List;

/** Reads {@code Old} from JSON. Change the record, not this file. */
@PlanGenerated
@SuppressWarnings({"deprecation", "removal"})
public final class OldBinder extends PlanCompanion<Old> {
  /** The one binder; it has no state. */
  public static final OldBinder INSTANCE = new OldBinder();

  /** The component {@code parts}. */
  public static final PlanKey<Old, List<Old.Part>> PARTS = PlanKey.<Old, List<Old.Part>>of(0, "parts");

  /** The component {@code kind}. */
  public static final PlanKey<Old, Old.Kind> KIND = PlanKey.<Old, Old.Kind>of(1, "kind");

  /** The component {@code gone}. */
  public static final PlanKey<Old, Old.Gone> GONE = PlanKey.<Old, Old.Gone>of(2, "gone");

  private static final ObjectShape OLD = ObjectShape.named("Old")
      .required("parts", "kind", "gone")
      .keys("parts")
      .build();

  private static final ObjectShape PART = ObjectShape.named("Part").required("size").build();

  private static final ObjectShape GONE_SHAPE = ObjectShape.named("Gone").required("size").build();

  private static final EnumNames<Old.Kind> KIND_NAMES =
      EnumNames.asDeclared("Kind", Old.Kind.values());

  private OldBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Old\",\"type\":\"object\",\"properties\":{"
            + "\"parts\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"properties\":{"
            + "\"size\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647}"
            + "},\"required\":[\"size\"]}},"
            + "\"kind\":{\"type\":\"string\",\"enum\":[\"NEW\",\"OLD\"]},"
            + "\"gone\":{\"type\":\"object\",\"properties\":{"
            + "\"size\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647}"
            + "},\"required\":[\"size\"]}"
            + "},\"required\":[\"parts\",\"kind\",\"gone\"]}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"parts\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"properties\":{"
            + "\"size\":{\"type\":\"integer\"}"
            + "},\"required\":[\"size\"],\"additionalProperties\":false}},"
            + "\"kind\":{\"type\":\"string\",\"enum\":[\"NEW\",\"OLD\"]},"
            + "\"gone\":{\"type\":\"object\",\"properties\":{"
            + "\"size\":{\"type\":\"integer\"}"
            + "},\"required\":[\"size\"],\"additionalProperties\":false}"
            + "},\"required\":[\"parts\",\"kind\",\"gone\"],\"additionalProperties\":false}",
        "{\"parts\":[{\"size\":1}],\"kind\":\"NEW\",\"gone\":{\"size\":1}}");
  }

  /** {@return a reader of replies that hold a {@code Old}} */
  public static PlanReader<Old> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Old read(JsonInput json) {
    if (!json.beginObject(OLD)) {
      return null;
    }
    List<Old.Part> parts = null;
    Old.Kind kind = null;
    Old.Gone gone = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> parts = json.once(parts, readPartList(json));
        case 1 -> kind = KIND_NAMES.read(json, kind);
        default -> gone = json.once(gone, readGone(json));
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(parts, kind, gone);
      }
      return null;
    }
    return new Old(parts, kind, gone);
  }

  private List<Old.Part> readPartList(JsonInput json) {
    if (!json.beginObjects()) {
      return null;
    }
    List<Old.Part> items = new ArrayList<>();
    while (json.nextElement()) {
      Old.Part item = readPart(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  private Old.Gone readGone(JsonInput json) {
    if (!json.beginObject(GONE_SHAPE)) {
      return null;
    }
    int size = 0;
    while (json.nextMember() >= 0) {
      size = json.readInt(size);
    }
    if (!json.endObject()) {
      return null;
    }
    return new Old.Gone(size);
  }

  private Old.Part readPart(JsonInput json) {
    if (!json.beginObject(PART)) {
      return null;
    }
    int size = 0;
    while (json.nextMember() >= 0) {
      size = json.readInt(size);
    }
    if (!json.endObject()) {
      return null;
    }
    return new Old.Part(size);
  }
}
