package bad;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.util.List;

@Plan(keys = "shapes")
record Broken(List<Shape> shapes) {

  sealed interface Shape {
    record Circle(String type) implements Shape {} // example

    record Square(@Field(aliases = "type") double side) implements Shape {}
  }
}
