package bad;

import io.github.planbind.annotation.Plan;

@Plan(keys = "name")
enum Color {
  RED
}
