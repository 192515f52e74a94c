package bad;

import io.github.planbind.annotation.Plan;

@Plan(keys = "radius", example = "[]") // example
sealed interface Shape {
  record Circle(double radius) implements Shape {}
}
