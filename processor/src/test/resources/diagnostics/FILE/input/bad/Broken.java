package bad;

import io.github.planbind.annotation.Plan;

@Plan(keys = "name")
record Broken(int name) {}
