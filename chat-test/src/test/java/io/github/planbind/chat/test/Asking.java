package io.github.planbind.chat.test;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.PlanError;
import io.github.planbind.PlanException;
import io.github.planbind.chat.Answer;
import io.github.planbind.chat.OpenAiCompatible;
import io.github.planbind.chat.Planner;
import io.github.planbind.chat.RetryPolicy;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** A client at a fault server; every answer is looked through for canaries and counted. */
final class Asking implements AutoCloseable {
  /** For what should happen at once, on a machine that is busy. */
  static final Duration SOON = Duration.ofSeconds(10);

  static final String QUESTION = "Where to? " + Canary.PROMPT;

  private final FaultServer server;
  private final OpenAiCompatible client;
  private final Duration deadline;
  private int counted;

  private Asking(FaultServer server, Duration deadline) {
    this.server = server;
    this.client = client(server.url()).build();
    this.deadline = deadline;
  }

  static Asking at(FaultServer server) {
    return at(server, SOON);
  }

  static Asking at(FaultServer server, Duration deadline) {
    return new Asking(server, deadline);
  }

  static OpenAiCompatible.Builder client(URI url) {
    return OpenAiCompatible.at(url.toString()).key(Canary.KEY).model("fault-1");
  }

  static Planner<Course> planner(OpenAiCompatible client, Duration deadline) {
    return Planner.of(CourseBinder.INSTANCE, client)
        .with(RetryPolicy.standard().deadline(deadline));
  }

  /** Asks once, with the standard policy but for the deadline. */
  static Answer<Course> ask(OpenAiCompatible client, Duration deadline) {
    return swept(planner(client, deadline).ask(QUESTION));
  }

  /** Asks once; what the ledger says must be what the server saw. */
  Answer<Course> ask() {
    Answer<Course> answer = ask(client, deadline);
    counted += answer.ledger().requests();
    assertThat(server.requests()).as("requests as in the ledger").isEqualTo(counted);
    return answer;
  }

  /** An answer whose every text has been looked through. */
  static <T> Answer<T> swept(Answer<T> answer) {
    assertClean(answer.toString());
    assertClean(answer.ledger().toString());
    assertClean(answer.ledger().picture());
    answer.ledger().attempts().stream()
        .flatMap(attempt -> attempt.error().stream())
        .forEach(Asking::sweep);
    try {
      answer.orElseThrow();
    } catch (PlanException thrown) {
      sweep(thrown.error());
      assertClean(CanarySweep.printed(thrown));
      assertClean(serialized(thrown));
    }
    return answer;
  }

  static PlanError error(Answer<?> answer) {
    return answer
        .result()
        .fold(
            complete -> {
              throw new AssertionError("complete");
            },
            truncated -> truncated.error(),
            failed -> failed.error());
  }

  private static void sweep(PlanError error) {
    assertClean(error.toString());
    assertClean(error.message());
    assertThat(error.message()).as("one printable line").hasSizeLessThanOrEqualTo(1000);
    assertThat(error.message().chars().noneMatch(c -> c < ' ' || c == 0x7f)).isTrue();
  }

  /** The bytes as text: what stands in them in plain letters is seen. */
  private static String serialized(Object one) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(one);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toString(StandardCharsets.ISO_8859_1);
  }

  private static void assertClean(String text) {
    assertThat(Canary.in(text)).as("canaries").isEmpty();
  }

  @Override
  public void close() {
    assertClean(client.toString());
    client.close();
  }
}
