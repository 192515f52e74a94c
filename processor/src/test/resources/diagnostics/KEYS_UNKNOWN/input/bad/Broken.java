package bad;

import io.github.planbind.annotation.Plan;

@Plan(
    keys = {
      "orders", "weather",
      "kind"
    })
record Broken(String orders, String helm) {}
