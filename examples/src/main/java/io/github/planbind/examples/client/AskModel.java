package io.github.planbind.examples.client;

import io.github.planbind.chat.Answer;
import io.github.planbind.chat.ChatModel;
import io.github.planbind.chat.ChatOptions;
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
   * @param args the service's base URL, and the model's name
   */
  public static void main(String[] args) {
    String key = System.getenv().getOrDefault("PLANBIND_API_KEY", "");
    try (OpenAiCompatible model =
        OpenAiCompatible.at(args[0]).key(key).model(args[1]).build()) {
      ask(model, "The scanner at the dock is offline since April 2nd, 2031. Hurry!");
    }
  }

  static void ask(ChatModel model, String mail) {
    Planner<Ticket> planner =
        Planner.of(TicketBinder.INSTANCE, model).with(ChatOptions.NONE.temperature(0.2));
    Answer<Ticket> answer = planner.ask("File this mail: " + mail);
    System.out.print(answer.ledger().picture());
    Ticket ticket = answer.orElseThrow();
    System.out.println(ticket.urgency() + ": " + ticket.subject());
  }
}
