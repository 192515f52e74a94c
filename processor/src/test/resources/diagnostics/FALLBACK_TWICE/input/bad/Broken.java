package bad;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;

@Plan(keys = "size")
record Broken(Size size) {

  enum Size {
    @Field(fallback = true)
    BIG,
    SMALL,
    @Field(name = "other", fallback = true) // example
    OTHER
  }
}
