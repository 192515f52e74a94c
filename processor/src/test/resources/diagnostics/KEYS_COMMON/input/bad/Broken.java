package bad;

import io.github.planbind.annotation.Plan;

@Plan(keys = {"result", "verdict"})
record Broken(int result, int verdict) {

  @SuppressWarnings("planbind:keys")
  @Plan(keys = "data")
  record Quiet(int data, int more) {}
}
