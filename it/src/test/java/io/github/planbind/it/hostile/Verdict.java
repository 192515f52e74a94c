package io.github.planbind.it.hostile;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.planbind.Partial;
import io.github.planbind.PlanError;
import io.github.planbind.PlanResult;
import io.github.planbind.ReplyError;
import io.github.planbind.it.Expected;
import io.github.planbind.it.HostileShipPlan;
import io.github.planbind.it.HostileShipPlanBinder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/**
 * What came of a hostile reply.
 *
 * @param outcome the outcome in the words of the shapes
 * @param headings every heading that the result has
 * @param message what its error says, empty for none
 * @param texts all that the result says of itself
 * @param recordSize the bytes that its record takes, about
 */
record Verdict(
    Expected outcome, List<Integer> headings, String message, List<String> texts, long recordSize) {
  private static final int MANY = 100;

  static Verdict of(PlanResult<?> result) {
    return result.fold(
        complete -> new Verdict(
            result.trace().edits().isEmpty() ? Expected.COMPLETE : Expected.REPAIRED,
            headings(complete.plan()),
            "",
            List.of(result.toString()),
            RecordSize.of(complete.plan())),
        truncated -> new Verdict(
            Expected.TRUNCATED,
            headings(truncated.partial()),
            truncated.error().message(),
            List.of(
                truncated.error().message(),
                result.toString(),
                truncated.partial().toString()),
            recordSize(truncated.partial())),
        failed -> new Verdict(
            outcome(failed.error()),
            List.of(),
            failed.error().message(),
            List.of(failed.error().message(), result.toString()),
            0));
  }

  /** Says whether the outcome is one of those. */
  boolean isOneOf(Set<Expected> allowed) {
    // a NoPlan that found JSON is no plan as well
    return allowed.contains(outcome)
        || outcome == Expected.FIRST_JSON && allowed.contains(Expected.NO_PLAN);
  }

  private static Expected outcome(PlanError error) {
    if (error instanceof ReplyError.Mismatch) {
      return Expected.BIND_ERROR;
    }
    if (error instanceof ReplyError.LimitExceeded) {
      return Expected.LIMIT;
    }
    boolean json = error instanceof ReplyError.NoPlan noPlan && noPlan.count() > 0;
    return json ? Expected.FIRST_JSON : Expected.NO_PLAN;
  }

  private static List<Integer> headings(Object plan) {
    List<Integer> headings = new ArrayList<>();
    Deque<Object> open = new ArrayDeque<>(List.of(plan));
    while (!open.isEmpty() && headings.size() < MANY) {
      Object next = open.pop();
      if (next instanceof HostileShipPlan ship) {
        headings.add(ship.helm().heading());
      } else if (next instanceof Log log) {
        headings.add(log.heading());
      } else if (next instanceof Step.Turn turn) {
        headings.add(turn.heading());
      } else if (next instanceof Step.Steps steps) {
        open.addAll(steps.steps());
      } else if (next instanceof List<?> plans) {
        open.addAll(plans);
      } else if (next instanceof JsonNode tree && tree.has("helm")) {
        headings.add(tree.get("helm").get("heading").asInt());
      }
    }
    return headings;
  }

  private static List<Integer> headings(Partial<?> partial) {
    List<Integer> headings = new ArrayList<>();
    String json = partial.json();
    int at = json.indexOf("\"heading\":");
    while (at >= 0 && headings.size() < MANY) {
      String number = json.substring(at + 10, Math.min(at + 13, json.length()));
      headings.add(Integer.valueOf(number.replaceAll("[^0-9].*", "")));
      at = json.indexOf("\"heading\":", at + 1);
    }
    return headings;
  }

  @SuppressWarnings("unchecked") // the keys are those of the plan that was found out just before
  private static long recordSize(Partial<?> partial) {
    try {
      Partial<HostileShipPlan> ship = (Partial<HostileShipPlan>) partial;
      if (partial.plan().orElse(null) instanceof JsonNode tree) {
        return RecordSize.of(tree);
      }
      return ship.get(HostileShipPlanBinder.ORDERS).map(RecordSize::of).orElse(0L)
          + ship.get(HostileShipPlanBinder.NOTE).map(RecordSize::of).orElse(0L);
    } catch (ClassCastException otherPlan) {
      return 0;
    }
  }
}
