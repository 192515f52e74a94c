package io.github.planbind.examples.first;

import io.github.planbind.PlanReader;
import io.github.planbind.PlanResult;
import java.util.List;

/** Says what to do with each of the three outcomes. */
public final class ThreeOutcomes {
  private static final List<String> REPLIES = List.of(
      "{\"subject\": \"The scanner is offline\", \"urgency\": \"HIGH\", \"products\": []}",
      "{\"subject\": \"The scanner is offline\", \"urgency\": \"HI",
      "{\"subject\": \"The scanner is offline\", \"urgency\": 3}");

  private ThreeOutcomes() {}

  static String whatToDo(PlanResult<Ticket> result) {
    return result.fold(
        complete -> "file it: " + complete.plan().subject(),
        truncated ->
            "cut after: " + truncated.partial().get(TicketBinder.SUBJECT).orElse("?"),
        failed -> "ask again: " + failed.error().message());
  }

  /**
   * Prints what to do with three replies: a whole one, one that was cut, one without a plan.
   *
   * @param args none
   */
  public static void main(String[] args) {
    PlanReader<Ticket> reader = TicketBinder.reader();
    for (String reply : REPLIES) {
      System.out.println(whatToDo(reader.read(reply)));
    }
  }
}
