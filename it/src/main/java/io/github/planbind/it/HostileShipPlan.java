package io.github.planbind.it;

import io.github.planbind.annotation.Plan;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** The plan that the hostile replies ask for. Its own orders and helm, nested in it. */
@SuppressWarnings("planbind:overlap") // no reply holds a ShipPlan as well
@Plan(keys = {"orders", "helm"})
public record HostileShipPlan(
    List<Order> orders,
    Helm helm,
    Optional<String> note,
    Optional<BigDecimal> weight,
    OptionalDouble speed) {

  /** How much goes where. */
  public record Order(String to, int qty) {}

  /** Where the ship goes. */
  public record Helm(int heading) {}
}
