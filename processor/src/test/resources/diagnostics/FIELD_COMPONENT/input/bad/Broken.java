package bad;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;

@Plan(keys = "size")
record Broken(@Field(fallback = true) String size, @Field(fallback = false) int count) {}
