package bad;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;

@Plan(keys = "size")
record Broken(Size size) {

  enum Size {
    @Field(defaultValue = "\"BIG\"") // example
    BIG,
    @Field(jackson = true)
    SMALL
  }
}
