package bad;

import io.github.planbind.annotation.Discriminator;
import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import io.github.planbind.annotation.Variant;

@Plan(keys = "to")
record Broken(@Field(name = " ") String from, @Field(aliases = {"a", ""}) String to, Shape shape) {

  @Discriminator("")
  sealed interface Shape {
    @Variant(" ")
    record Circle(double radius) implements Shape {}
  }
}
