package bad;

import io.github.planbind.annotation.Discriminator;
import io.github.planbind.annotation.Plan;
import io.github.planbind.annotation.Variant;

@Plan(keys = "type")
@Discriminator("type")
sealed interface Broken {
  record Circle(double radius) implements Broken {}

  @Variant("circle") record Round(double radius) implements Broken {} // example
}
