package bad;

import io.github.planbind.annotation.Plan;

@Plan(keys = {})
record Broken(String name) {}
