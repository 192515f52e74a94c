package bad;

import io.github.planbind.annotation.Variant;

class Broken {
  @Variant("alone") // example
  record Alone(int size) {}

  interface Open {}

  @Variant("open")
  record OfOpen(int size) implements Open {}

  sealed interface Shape {}

  @Variant("circle")
  record Circle(int size) implements Open, Shape {}

  @Variant("square")
  static final class Square implements Shape {}

  @Variant("inner")
  sealed interface Inner extends Shape {}

  record Triangle(int size) implements Inner {}
}
