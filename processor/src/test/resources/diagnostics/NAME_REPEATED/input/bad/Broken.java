package bad;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;

@Plan(keys = "to")
record Broken(@Field(name = "to", aliases = {"dest", "to", "dest"}) String target) {}
