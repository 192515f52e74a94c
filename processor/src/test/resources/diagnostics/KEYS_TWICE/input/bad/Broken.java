package bad;

import io.github.planbind.annotation.Plan;

@Plan(keys = {"orders", "helm", "orders"})
record Broken(String orders, String helm) {}
