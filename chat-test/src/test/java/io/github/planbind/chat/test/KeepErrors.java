package io.github.planbind.chat.test;

import io.github.planbind.PlanError;
import io.github.planbind.PlanException;
import io.github.planbind.chat.Answer;
import io.github.planbind.chat.Ledger;
import io.github.planbind.chat.OpenAiCompatible;
import io.github.planbind.chat.Planner;
import io.github.planbind.chat.RetryPolicy;
import java.util.ArrayList;
import java.util.List;

/** Keeps the errors, ledgers and exceptions of replies of a megabyte each; a small heap has no room for more. */
final class KeepErrors {
  private static final String FILLER = (Canary.REPLY + " ").repeat((1 << 20) / 7);

  /** Replies that fail in every way that a text can fail. */
  private static final List<String> REPLIES = List.of(
      FILLER,
      "{\"heading\":\"" + FILLER + "\",\"port\":7,\"stops\":{}}",
      "{\"heading\":1,\"port\":\"" + FILLER,
      "{\"heading\":1,\"port\":" + FILLER + "}",
      "{\"" + FILLER + "\":1}\n\n[1]",
      "<think>" + FILLER);

  private KeepErrors() {}

  /** Asks as often as its argument says. */
  public static void main(String[] arguments) throws Exception {
    int calls = Integer.parseInt(arguments[0]);
    List<Object> kept = new ArrayList<>();
    try (FaultServer server = FaultServer.answering(
            (request, index) -> Http.ok(Http.completion(REPLIES.get(index % REPLIES.size()))));
        OpenAiCompatible client = Asking.client(server.url()).build()) {
      Planner<Course> planner =
          Planner.of(CourseBinder.INSTANCE, client).with(RetryPolicy.standard().attempts(1));
      for (int i = 0; i < calls; i++) {
        Answer<Course> answer = planner.ask(Asking.QUESTION);
        PlanError error = Asking.error(answer);
        Ledger ledger = answer.ledger();
        kept.add(List.of(error, ledger, thrown(answer)));
      }
    }
    System.out.println(kept.size() + " errors kept");
  }

  private static PlanException thrown(Answer<Course> answer) {
    try {
      answer.orElseThrow();
    } catch (PlanException e) {
      return e;
    }
    throw new AssertionError("complete");
  }
}
