package bad;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;

@Plan(keys = Names.SIZE)
record Broken(@Field(name = Names.SIZE) int size) {}
