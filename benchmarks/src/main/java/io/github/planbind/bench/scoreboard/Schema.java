package io.github.planbind.bench.scoreboard;

import com.fasterxml.jackson.core.type.TypeReference;
import io.github.planbind.it.AgentAction;
import io.github.planbind.it.Finding;
import io.github.planbind.it.HostileShipPlan;
import io.github.planbind.it.Invoice;
import io.github.planbind.it.Reading;
import io.github.planbind.it.ReviewFindings;
import io.github.planbind.it.ShipPlan;
import io.github.planbind.it.TreeNode;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;

/** The Java types that stand for the corpus's names of records. */
final class Schema {
  private static final Map<String, Type> TYPES = Map.of(
      "AgentAction",
      AgentAction.class,
      "FindingList",
      new TypeReference<List<Finding>>() {}.getType(),
      "HostileShipPlan",
      HostileShipPlan.class,
      "Invoice",
      Invoice.class,
      "Reading",
      Reading.class,
      "ReviewFindings",
      ReviewFindings.class,
      "Shape",
      PeerShape.class,
      "ShipPlan",
      ShipPlan.class,
      "TreeNode",
      TreeNode.class);

  private Schema() {}

  static Type type(String name) {
    return TYPES.get(name);
  }
}
