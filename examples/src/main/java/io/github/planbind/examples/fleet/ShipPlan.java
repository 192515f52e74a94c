package io.github.planbind.examples.fleet;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** What the harbour asks a model for: orders for the ships, and a course for the convoy. */
@Plan(keys = {"orders", "helm"})
public record ShipPlan(List<Order> orders, Helm helm, Optional<String> note) {

  /** One order for one ship. */
  public record Order(
      String ship,
      Task task,
      @Field(description = "0 for WAIT") int tons,
      Optional<LocalDate> due) {}

  /** What a ship can be told to do. */
  public enum Task {
    LOAD,
    UNLOAD,
    WAIT
  }

  /** Course in degrees, speed in knots. */
  public record Helm(int course, double speed) {}
}
