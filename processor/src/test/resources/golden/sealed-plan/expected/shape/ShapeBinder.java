package shape;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanBinder;
import io.github.planbind.binding.Variants;

/**
 * Reads {@code Shape} from JSON. Change the sealed interface, not this file.
 */
@PlanGenerated
public final class ShapeBinder implements PlanBinder<Shape> {
  /**
   * The one binder; it has no state.
   */
  public static final ShapeBinder INSTANCE = new ShapeBinder();

  /**
   * The component {@code radius} of {@code Circle}.
   */
  public static final PlanKey<Shape, Double> CIRCLE_RADIUS = PlanKey.of(0, 0, "radius");

  /**
   * The component {@code width} of {@code Rect}.
   */
  public static final PlanKey<Shape, Double> RECT_WIDTH = PlanKey.of(1, 0, "width");

  /**
   * The component {@code height} of {@code Rect}.
   */
  public static final PlanKey<Shape, Double> RECT_HEIGHT = PlanKey.of(1, 1, "height");

  private static final ObjectShape CIRCLE = ObjectShape.named("Circle").required("radius").build();

  private static final ObjectShape RECT = ObjectShape.named("Rect")
      .required("width")
      .required("height")
      .build();

  private static final Variants SHAPE = Variants.of("Shape", "type")
      .variant("circle", CIRCLE)
      .variant("rect", RECT)
      .keys("type")
      .build();

  private static final String SCHEMA = "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Shape\",\"oneOf\":[{\"type\":\"object\",\"properties\":{"
      + "\"type\":{\"const\":\"circle\"},"
      + "\"radius\":{\"type\":\"number\"}"
      + "},\"required\":[\"type\",\"radius\"]},{\"type\":\"object\",\"properties\":{"
      + "\"type\":{\"const\":\"rect\"},"
      + "\"width\":{\"type\":\"number\"},"
      + "\"height\":{\"type\":\"number\"}"
      + "},\"required\":[\"type\",\"width\",\"height\"]}]}";

  private static final String STRICT_SCHEMA = "{\"properties\":{"
      + "\"plan\":{\"anyOf\":[{\"type\":\"object\",\"properties\":{"
      + "\"type\":{\"type\":\"string\",\"enum\":[\"circle\"]},"
      + "\"radius\":{\"type\":\"number\"}"
      + "},\"required\":[\"type\",\"radius\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{"
      + "\"type\":{\"type\":\"string\",\"enum\":[\"rect\"]},"
      + "\"width\":{\"type\":\"number\"},"
      + "\"height\":{\"type\":\"number\"}"
      + "},\"required\":[\"type\",\"width\",\"height\"],\"additionalProperties\":false}]}"
      + "},\"type\":\"object\",\"required\":[\"plan\"],\"additionalProperties\":false}";

  private static final String EXAMPLE = "{\"type\":\"circle\",\"radius\":1.5}";

  private ShapeBinder() {
  }

  /**
   * Returns a reader of replies that hold a {@code Shape}.
   *
   * @return the reader
   */
  public static PlanReader<Shape> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Shape read(JsonInput json) {
    return readShape(json);
  }

  @Override
  public String schema() {
    return SCHEMA;
  }

  @Override
  public String strictSchema() {
    return STRICT_SCHEMA;
  }

  @Override
  public String example() {
    return EXAMPLE;
  }

  private static Shape readShape(JsonInput json) {
    return switch (json.beginVariant(SHAPE)) {
      case 0 -> readCircle(json);
      case 1 -> readRect(json);
      default -> null;
    };
  }

  private static Circle readCircle(JsonInput json) {
    if (!json.beginObject(CIRCLE)) {
      return null;
    }
    double radius = 0;
    while (json.nextMember() >= 0) {
      radius = json.once(radius, json.readDouble());
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(radius);
      }
      return null;
    }
    return new Circle(radius);
  }

  private static Rect readRect(JsonInput json) {
    if (!json.beginObject(RECT)) {
      return null;
    }
    double width = 0;
    double height = 0;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> width = json.once(width, json.readDouble());
        default -> height = json.once(height, json.readDouble());
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
