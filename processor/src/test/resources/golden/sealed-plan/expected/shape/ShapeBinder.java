package shape;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import io.github.planbind.binding.Variants;

/** Reads {@code Shape} from JSON. Change the sealed interface, not this file. */
@PlanGenerated
public final class ShapeBinder extends PlanCompanion<Shape> {
  /** The one binder; it has no state. */
  public static final ShapeBinder INSTANCE = new ShapeBinder();

  /** The component {@code radius} of {@code Circle}. */
  public static final PlanKey<Shape, Double> CIRCLE_RADIUS = PlanKey.<Shape, Double>of(0, 0, "radius");

  /** The component {@code width} of {@code Rect}. */
  public static final PlanKey<Shape, Double> RECT_WIDTH = PlanKey.<Shape, Double>of(1, 0, "width");

  /** The component {@code height} of {@code Rect}. */
  public static final PlanKey<Shape, Double> RECT_HEIGHT = PlanKey.<Shape, Double>of(1, 1, "height");

  private static final ObjectShape CIRCLE = ObjectShape.named("Circle").required("radius").build();

  private static final ObjectShape RECT = ObjectShape.named("Rect")
      .required("width", "height")
      .build();

  private static final Variants SHAPE = Variants.of("Shape", "type")
      .variant("circle", CIRCLE)
      .variant("rect", RECT)
      .keys("type")
      .build();

  private ShapeBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Shape\",\"oneOf\":[{\"type\":\"object\",\"properties\":{"
            + "\"type\":{\"const\":\"circle\"},"
            + "\"radius\":{\"type\":\"number\"}"
            + "},\"required\":[\"type\",\"radius\"]},{\"type\":\"object\",\"properties\":{"
            + "\"type\":{\"const\":\"rect\"},"
            + "\"width\":{\"type\":\"number\"},"
            + "\"height\":{\"type\":\"number\"}"
            + "},\"required\":[\"type\",\"width\",\"height\"]}]}",
        "{\"properties\":{"
            + "\"plan\":{\"anyOf\":[{\"type\":\"object\",\"properties\":{"
            + "\"type\":{\"type\":\"string\",\"enum\":[\"circle\"]},"
            + "\"radius\":{\"type\":\"number\"}"
            + "},\"required\":[\"type\",\"radius\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{"
            + "\"type\":{\"type\":\"string\",\"enum\":[\"rect\"]},"
            + "\"width\":{\"type\":\"number\"},"
            + "\"height\":{\"type\":\"number\"}"
            + "},\"required\":[\"type\",\"width\",\"height\"],\"additionalProperties\":false}]}"
            + "},\"type\":\"object\",\"required\":[\"plan\"],\"additionalProperties\":false}",
        "{\"type\":\"circle\",\"radius\":1.5}");
  }

  /** {@return a reader of replies that hold a {@code Shape}} */
  public static PlanReader<Shape> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Shape read(JsonInput json) {
    return switch (json.beginVariant(SHAPE)) {
      case 0 -> readCircle(json);
      case 1 -> readRect(json);
      default -> null;
    };
  }

  private Circle readCircle(JsonInput json) {
    if (!json.beginObject(CIRCLE)) {
      return null;
    }
    double radius = 0;
    while (json.nextMember() >= 0) {
      radius = json.readDouble(radius);
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(radius);
      }
      return null;
    }
    return new Circle(radius);
  }

  private Rect readRect(JsonInput json) {
    if (!json.beginObject(RECT)) {
      return null;
    }
    double width = 0;
    double height = 0;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> width = json.readDouble(width);
        default -> height = json.readDouble(height);
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(width, height);
      }
      return null;
    }
    return new Rect(width, height);
  }
}
