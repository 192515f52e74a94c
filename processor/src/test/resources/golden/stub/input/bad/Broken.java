package bad;

import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Optional;


@Plan(keys = "orders")
public record Broken(List<Order> orders, Thread thread, Optional<int[]> numbers, List<? extends Order> wild) {

  public record Order(String to) {}
}
