package bad;

import io.github.planbind.annotation.Discriminator;
import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.util.List;

@Plan(keys = "shapes")
record Broken(List<Shape> shapes) {

  @Discriminator("type")
  sealed interface Shape {
    record Circle(String type) implements Shape {} // example

    record Square(@Field(aliases = "type") double side) implements Shape {}
  }
}
