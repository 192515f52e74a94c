package bad;

import io.github.planbind.annotation.Plan;

@Plan(keys = "shape")
record Broken(Shape shape) {

  sealed interface Shape permits Circle, Square, Color, Open, Box, Inner {}

  record Circle(double radius) implements Shape {}

  static final class Square implements Shape {} // example

  enum Color implements Shape {
    RED
  }

  non-sealed interface Open extends Shape {}

  record Box<T>(T content) implements Shape {}

  sealed interface Inner extends Shape permits Triangle {}

  static final class Triangle implements Inner {}
}
