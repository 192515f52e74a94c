package bad;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;

@Plan(keys = "size")
sealed interface Shape {
  record Circle(int size) implements Shape {}

  record Rect(int size, @Field(defaultValue = "1") int height) implements Shape {}
}
