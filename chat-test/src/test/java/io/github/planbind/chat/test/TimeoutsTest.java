package io.github.planbind.chat.test;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.CallError.Deadline;
import io.github.planbind.CallError.NetworkError;
import io.github.planbind.PlanError;
import io.github.planbind.ReplyError;
import io.github.planbind.binding.Limit;
import io.github.planbind.chat.Answer;
import io.github.planbind.chat.OpenAiCompatible;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A server that is slow or endless: the call ends in time, and its connection with it. */
@Tag("faults")
class TimeoutsTest {
  private static final Duration SHORT = Duration.ofMillis(300);

  /** How much later than its deadline a call may end, on a machine that has other things to do. */
  private static final Duration BUSY = Duration.ofSeconds(1);

  /** And on one that has not. */
  private static final Duration SLACK = Duration.ofMillis(250);

  record Slow(String name, Step answer) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Slow> slow() {
    Duration pause = Duration.ofMillis(50);
    String start = Http.head(200) + "Content-Length: 100\r\n\r\n";
    return Stream.of(
        new Slow("no answer", Step.stall()),
        new Slow("half a status line", Step.send("HTTP/1.1 2").then(Step.stall())),
        new Slow("half the headers", Step.send(Http.head(200)).then(Step.stall())),
        new Slow("no body", Step.send(start).then(Step.stall())),
        new Slow("half a body", Step.send(start + "{\"id\"").then(Step.stall())),
        new Slow("an interim answer", Step.send("HTTP/1.1 103 x\r\n\r\n").then(Step.stall())),
        new Slow("headers that drip", Step.drip(start, pause)),
        new Slow("a body that drips", Step.send(start).then(Step.drip("x".repeat(100), pause))),
        new Slow(
            "the body of an error that drips",
            Step.send("HTTP/1.1 500 x\r\nContent-Length: 100\r\n\r\n")
                .then(Step.drip("x".repeat(100), pause))));
  }

  @ParameterizedTest
  @MethodSource("slow")
  void theDeadlineEndsTheCallAndTheConnection(Slow slow) throws Exception {
    try (FaultServer server = FaultServer.answering(slow.answer());
        Asking asking = Asking.at(server, SHORT)) {
      long start = System.nanoTime();
      PlanError error = Asking.error(asking.ask());
      Duration took = Duration.ofNanos(System.nanoTime() - start);
      assertThat(error).isEqualTo(new Deadline(true));
      assertThat(error.message())
          .isEqualTo(
              "The deadline passed before there was a reply; the request may have been billed.");
      assertThat(took).isBetween(SHORT, SHORT.plus(BUSY));
      assertThat(server.await(() -> server.open() == 0, Asking.SOON)).isTrue();
      assertThat(server.requests()).isEqualTo(1);
    }
  }

  @Test
  void noByteIsTakenAfterTheDeadline() throws Exception {
    Step drip = Step.send(Http.head(200) + "Content-Length: 1000\r\n\r\n")
        .then(Step.drip("x".repeat(1000), Duration.ofMillis(10)));
    try (FaultServer server = FaultServer.answering(drip);
        Asking asking = Asking.at(server, SHORT)) {
      assertThat(Asking.error(asking.ask())).isEqualTo(new Deadline(true));
      assertThat(server.await(() -> server.open() == 0, Asking.SOON)).isTrue();
      long sent = server.sent();
      assertThat(server.await(() -> server.sent() > sent, Duration.ofMillis(50)))
          .isFalse();
    }
  }

  @Test
  void aPeerThatNeitherTakesNorRefusesTheConnectionCostsTheConnectTimeoutAndNoMoney()
      throws Exception {
    try (BlackHole hole = new BlackHole();
        OpenAiCompatible client =
            Asking.client(hole.url()).connectTimeout(SHORT).build()) {
      int port = hole.url().getPort();
      Duration best = BUSY.plus(SHORT);
      for (int i = 0; i < 3 && best.compareTo(SHORT.plus(SLACK)) > 0; i++) {
        long start = System.nanoTime();
        Answer<Course> answer = Asking.ask(client, Duration.ofSeconds(30));
        Duration took = Duration.ofNanos(System.nanoTime() - start);
        assertThat(took).isGreaterThanOrEqualTo(SHORT);
        best = took.compareTo(best) < 0 ? took : best;
        assertThat(Asking.error(answer))
            .isEqualTo(
                new NetworkError(NetworkError.Kind.CONNECT_TIMEOUT, "127.0.0.1", port, false));
        assertThat(Asking.error(answer).message())
            .isEqualTo("127.0.0.1:" + port + " did not connect in time.");
        assertThat(answer.ledger().requests()).isZero();
      }
      assertThat(best).isLessThanOrEqualTo(SHORT.plus(SLACK));
    }
  }

  @Test
  void theDeadlineCoversTheConnectionToo() throws Exception {
    try (BlackHole hole = new BlackHole();
        OpenAiCompatible client = Asking.client(hole.url()).build()) {
      long start = System.nanoTime();
      Answer<Course> answer = Asking.ask(client, SHORT);
      assertThat(Asking.error(answer)).isEqualTo(new Deadline(false));
      assertThat(Duration.ofNanos(System.nanoTime() - start)).isBetween(SHORT, SHORT.plus(BUSY));
    }
  }

  @Test
  void aGigabyteIsCutOffAtItsBound() throws Exception {
    String chunk = "10000\r\n" + "x".repeat(0x10000) + "\r\n";
    Step gigabyte = Step.send(Http.head(200) + "Transfer-Encoding: chunked\r\n\r\n")
        .then(Step.repeat(chunk, 1 << 14));
    try (FaultServer server = FaultServer.answering(gigabyte)) {
      String said = ChildJvm.run(List.of("-Xmx64m"), AskOnce.class, server.url().toString());
      assertThat(said)
          .isEqualTo(
              new ReplyError.LimitExceeded(Limit.BODY).message() + " 1 request; NOT_RETRIED");
      assertThat(server.await(() -> server.open() == 0, Asking.SOON)).isTrue();
      assertThat(server.requests()).isEqualTo(1);
      assertThat(server.sent()).isLessThan(64L << 20);
    }
  }
}
