package bad;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;

@Plan(keys = "size")
record Broken(int size, @Field(defaultValue = "null") String text) {}
