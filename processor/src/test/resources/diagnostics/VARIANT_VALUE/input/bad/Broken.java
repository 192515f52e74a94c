package bad;

import io.github.planbind.annotation.Plan;
import io.github.planbind.annotation.Variant;

@Plan(keys = "radius")
sealed interface Broken {
  @Variant("circle") record Circle(int radius) implements Broken {} // example

  record Rect(int width, int height) implements Broken {}
}
