package fleet;

import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Optional;


/** A plan of a ship. */
@Plan(keys = {"orders", "helm", "engineering", "tactical"})
public record ShipPlan(
    List<Order> orders, Helm helm, Optional<Engineering> engineering, Optional<Tactical> tactical) {}
