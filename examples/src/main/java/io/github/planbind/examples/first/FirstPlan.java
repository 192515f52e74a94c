package io.github.planbind.examples.first;

/** Reads one reply into a record. */
public final class FirstPlan {
  private static final String REPLY = """
      Sure! This is the ticket:
      ```json
      {
        "subject": "The scanner is offline",
        "urgency": "HIGH",
        "products": ["Scanner 3", "Dock",],
        "since": "2031-04-02"
      }
      ```
      Tell me if you need more.
      """;

  public static void main(String[] args) {
    Ticket ticket = TicketBinder.reader().read(REPLY).orElseThrow();
    System.out.println(ticket.urgency() + ": " + ticket.subject());
    System.out.println("about: " + String.join(", ", ticket.products()));
  }
}
