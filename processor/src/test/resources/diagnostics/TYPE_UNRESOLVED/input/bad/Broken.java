package bad;

import io.github.planbind.annotation.Plan;
import java.util.List;

@Plan(keys = "helm")
record Broken(Helm helm, List<Order> orders) {

  record Order(Unit unit) {}
}
