package io.github.planbind.examples.first;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.planbind.Pick;
import io.github.planbind.PlanReader;
import java.util.List;

/** Reads what is not just the first ticket in a reply. */
public final class OtherReaders {
  private static final String TWO = """
      First I thought of
      {"subject": "The scanner is slow", "urgency": "LOW", "products": []}

      but it is rather
      {"subject": "The scanner is offline", "urgency": "HIGH", "products": []}
      """;

  private OtherReaders() {}

  /**
   * Prints what each reader makes of a reply.
   *
   * @param args none
   */
  public static void main(String[] args) {
    // a bare array of tickets
    PlanReader<List<Ticket>> list = PlanReader.listOf(TicketBinder.INSTANCE);
    // the last of several tickets; Pick.ONLY refuses a reply with more than one
    PlanReader<Ticket> last = TicketBinder.reader().picking(Pick.LAST);
    // the prompt showed schema and example: a reply that repeats one is no answer
    PlanReader<Ticket> told =
        TicketBinder.reader().havingShown(TicketBinder.INSTANCE.instructions());
    // no record: a Jackson tree that has one of the keys
    PlanReader<JsonNode> tree = PlanReader.ofTree("subject");

    System.out.println("list: "
        + list.read("[" + TWO.lines().toList().get(1) + "]").orElseThrow().size());
    System.out.println("last: " + last.read(TWO).orElseThrow().subject());
    System.out.println(
        "told: " + ThreeOutcomes.whatToDo(told.read(TicketBinder.INSTANCE.example())));
    System.out.println("tree: " + tree.read(TWO).orElseThrow().path("urgency").asText());
  }
}
