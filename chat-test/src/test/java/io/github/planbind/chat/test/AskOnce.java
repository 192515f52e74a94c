package io.github.planbind.chat.test;

import io.github.planbind.chat.Answer;
import io.github.planbind.chat.OpenAiCompatible;
import java.net.URI;
import java.time.Duration;

/** Asks once, prints what came of it, and lets the JVM end by itself. */
final class AskOnce {
  private AskOnce() {}

  /** Asks at the base URL that is the first argument, and never closes the client. */
  public static void main(String[] arguments) throws Exception {
    OpenAiCompatible client = Asking.client(URI.create(arguments[0])).build();
    Answer<Course> answer = Asking.ask(client, Duration.ofSeconds(30));
    System.out.println(answer
            .result()
            .fold(
                complete -> "complete",
                truncated -> truncated.error().message(),
                failed -> failed.error().message())
        + " " + answer.ledger().requests() + " request; " + answer.ledger().stop());
  }
}
