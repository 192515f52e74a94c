package bad;

import io.github.planbind.annotation.Discriminator;
import io.github.planbind.annotation.Plan;

@Plan(keys = {"typ", "radius"})
@Discriminator("type")
sealed interface Shape {
  record Circle(double radius) implements Shape {}
}
