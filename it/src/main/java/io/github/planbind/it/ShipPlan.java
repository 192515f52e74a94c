package io.github.planbind.it;

import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Optional;

/** What a ship's crew does next: a plan whose stations may be missing. */
@Plan(keys = {"orders", "helm", "engineering", "tactical"})
public record ShipPlan(
    List<Order> orders, Helm helm, Optional<Engineering> engineering, Optional<Tactical> tactical) {

  /** One task of one unit. */
  public record Order(String unit, String task, Optional<Integer> priority) {}

  /** Where the ship goes. */
  public record Helm(int course, double speed) {}

  /** What the reactor does. */
  public record Engineering(int reactor, Optional<String> note) {}

  /** What the shields and guns do. */
  public record Tactical(boolean shields, List<String> targets) {}
}
