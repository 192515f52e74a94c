package io.github.planbind.examples.client;

import io.github.planbind.chat.Answer;
import io.github.planbind.chat.ChatModel;
import io.github.planbind.chat.OpenAiCompatible;
import io.github.planbind.chat.Planner;
import io.github.planbind.examples.first.Ticket;
import io.github.planbind.examples.first.TicketBinder;

/** Asks a model for a ticket. */
public final class AskModel {
  private AskModel() {}

  /**
   * Asks a model of any service that speaks the chat-completions format.
   *
   * @param args the service's base URL, the model's name, and a mail
   */
  public static void main(String[] args) {
    String url = args[0];
    String name = args[1];
    String mail = args[2];
    String key = System.getenv().getOrDefault("PLANBIND_API_KEY", "");

    ChatModel model = OpenAiCompatible.at(url).key(key).model(name).build();
    Planner<Ticket> planner = Planner.of(TicketBinder.INSTANCE, model);
    Answer<Ticket> answer = planner.ask("File this mail: " + mail);
    System.out.print(answer.ledger().picture());
    Ticket ticket = answer.orElseThrow();

    System.out.println(ticket.urgency() + ": " + ticket.subject());
  }
}
