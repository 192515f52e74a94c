package bad;

import io.github.planbind.annotation.Plan;

@Plan(keys = "type")
sealed interface Broken {
  record Circle(int radius) implements Broken {}

  record Rect(int width, int height) implements Broken {}
}
