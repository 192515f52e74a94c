package bad;

import io.github.planbind.annotation.Plan;

@Plan(keys = {"typ", "radius"})
sealed interface Shape {
  record Circle(double radius) implements Shape {}
}
