package bad;

import io.github.planbind.annotation.Plan;

@Plan(keys = "verdict")
record Beside(String verdict, int score) {}
