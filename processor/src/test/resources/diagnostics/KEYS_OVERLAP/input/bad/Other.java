package bad;

import io.github.planbind.annotation.Plan;

final class Other {
  // another class
  @Plan(keys = "verdict")
  record Verdict(String verdict, int score) {}

  private Other() {}
}
