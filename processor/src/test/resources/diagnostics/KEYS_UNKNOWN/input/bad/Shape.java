package bad;

import io.github.planbind.annotation.Discriminator;
import io.github.planbind.annotation.Plan;

@Plan(keys = {"kind", "color"})
@Discriminator("kind")
sealed interface Shape {
  record Circle(double radius) implements Shape {}

  record Square(double side) implements Shape {}
}
