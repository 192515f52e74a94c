package io.github.planbind.examples.client;

import io.github.planbind.ReplyError;
import io.github.planbind.ReplyError.EmptyContent.Why;
import io.github.planbind.chat.Answer;
import io.github.planbind.chat.Backoff;
import io.github.planbind.chat.ChatModel;
import io.github.planbind.chat.ChatOptions;
import io.github.planbind.chat.Message;
import io.github.planbind.chat.Mode;
import io.github.planbind.chat.Planner;
import io.github.planbind.chat.RetryPolicy;
import io.github.planbind.chat.RetryPolicy.Next;
import io.github.planbind.examples.first.Ticket;
import io.github.planbind.examples.first.TicketBinder;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** What there is to set, one method for one purpose. */
final class Settings {
  private Settings() {}

  static Planner<Ticket> options(ChatModel model) {
    return Planner.of(TicketBinder.INSTANCE, model)
        .with(Mode.JSON_SCHEMA)
        .with(ChatOptions.NONE
            .model("a-small-model")
            .temperature(0.2)
            .maxTokens(800)
            .extra("provider", "{\"allow_fallbacks\": false}"));
  }

  static RetryPolicy policy() {
    return RetryPolicy.standard()
        .attempts(3)
        .deadline(Duration.ofSeconds(40))
        .backoff(Backoff.exponential(Duration.ofMillis(200), Duration.ofSeconds(2)))
        .tokenBudget(20_000)
        .raisingMaxTokens(4_000)
        .thenModel("a-stronger-model");
  }

  static RetryPolicy decision() {
    RetryPolicy standard = RetryPolicy.standard();
    ReplyError spent = new ReplyError.EmptyContent(Why.REASONING_BUDGET);
    return standard.deciding(error -> error.equals(spent) ? Next.STOP : standard.decide(error));
  }

  static Answer<Ticket> conversation(Planner<Ticket> planner, String mail) {
    return planner.ask(List.of(
        Message.system("You file mails to a help desk."),
        Message.user("File this mail: the dock is dark."),
        Message.assistant("{\"subject\": \"Dark dock\", \"urgency\": \"LOW\", \"products\": []}"),
        Message.user("File this mail: " + mail)));
  }

  static CompletableFuture<String> async(Planner<Ticket> planner, Executor executor) {
    return planner
        .askAsync("File this mail: the dock is dark.", executor)
        .thenApply(answer -> answer.orElseThrow().subject());
  }
}
