package io.github.planbind.bench;

import io.avaje.jsonb.Json;
import io.github.planbind.it.Finding;
import io.github.planbind.it.ReviewFindings;
import io.github.planbind.it.ShipPlan;

/** Has avaje-jsonb write its adapters for the records of another module. */
@Json.Import({
  Finding.class,
  ReviewFindings.class,
  ShipPlan.class,
  ShipPlan.Engineering.class,
  ShipPlan.Helm.class,
  ShipPlan.Order.class,
  ShipPlan.Tactical.class
})
final class Imports {
  private Imports() {}
}
