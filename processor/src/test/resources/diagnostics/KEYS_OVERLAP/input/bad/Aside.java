package bad;

import io.github.planbind.annotation.Plan;

@Plan(keys = "verdict")
record Aside(String verdict, int score) {}
