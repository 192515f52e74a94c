package io.github.planbind.it.replay;

import io.github.planbind.FinishReason;
import io.github.planbind.PlanReader;
import io.github.planbind.Reply;
import io.github.planbind.it.AgentActionBinder;
import io.github.planbind.it.AnswerBinder;
import io.github.planbind.it.FindingBinder;
import io.github.planbind.it.HostileShipPlanBinder;
import io.github.planbind.it.InvoiceBinder;
import io.github.planbind.it.KindsBinder;
import io.github.planbind.it.ReadingBinder;
import io.github.planbind.it.ReviewFindingsBinder;
import io.github.planbind.it.ShapeBinder;
import io.github.planbind.it.ShipPlanBinder;
import io.github.planbind.it.TreeNodeBinder;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Reads replies by the name of the record that they were asked for. To replay replies of a record of
 * your own, put it into this module and add one line here.
 */
public final class ReplayReader {
  private final Map<String, PlanReader<?>> readers = new TreeMap<>();

  /** A reader that knows every record of this module. */
  public ReplayReader() {
    readers.put("AgentAction", AgentActionBinder.reader());
    readers.put("Answer", AnswerBinder.reader());
    readers.put("FindingList", PlanReader.listOf(FindingBinder.INSTANCE));
    readers.put("HostileShipPlan", HostileShipPlanBinder.reader());
    readers.put("Invoice", InvoiceBinder.reader());
    readers.put("Kinds", KindsBinder.reader());
    readers.put("Reading", ReadingBinder.reader());
    readers.put("ReviewFindings", ReviewFindingsBinder.reader());
    readers.put("Shape", ShapeBinder.reader());
    readers.put("ShipPlan", ShipPlanBinder.reader());
    readers.put("TreeNode", TreeNodeBinder.reader());
  }

  /**
   * The names that {@link #read} takes.
   *
   * @return the names, sorted
   */
  public Set<String> schemas() {
    return Collections.unmodifiableSet(readers.keySet());
  }

  /**
   * Whether {@link #read} takes this name.
   *
   * @param schema the name of a record, as a stored reply has it
   * @return whether it is one of {@link #schemas()}
   */
  public boolean knows(String schema) {
    return readers.containsKey(schema);
  }

  /**
   * Reads one reply.
   *
   * @param schema the name of the record
   * @param reply the model's text as it came
   * @param finishReason the provider's word for why the reply ended
   * @return what came of it
   * @throws IllegalArgumentException if no record has this name
   */
  public ReplayOutcome read(String schema, String reply, String finishReason) {
    PlanReader<?> reader = readers.get(schema);
    if (reader == null) {
      throw new IllegalArgumentException("no record stands for the schema \"" + schema + "\"");
    }
    return new ReplayOutcome(reader.read(new Reply(reply, new FinishReason(finishReason))));
  }
}
