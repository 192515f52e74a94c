package bad;

import io.github.planbind.annotation.Plan;

@Plan(keys = "name")
class Broken {
  String name;
}
