package io.github.planbind.chat.test;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.CallError.Cancelled;
import io.github.planbind.annotation.Plan;
import io.github.planbind.chat.Answer;
import io.github.planbind.chat.Backoff;
import io.github.planbind.chat.Ledger;
import io.github.planbind.chat.OpenAiCompatible;
import io.github.planbind.chat.Planner;
import io.github.planbind.chat.PlannerEvent;
import io.github.planbind.chat.RetryPolicy;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An interrupt ends a call wherever it stands, stays set, and no request follows. */
class InterruptTest {
  private static final Duration LONG = Duration.ofSeconds(60);

  /** A moment of an exchange, at which the latch goes down. */
  record Moment(String name, Step answer, CountDownLatch latch) {
    static Moment of(String name, Step before, Step after) {
      CountDownLatch latch = new CountDownLatch(1);
      return new Moment(name, before.then(Step.tell(latch)).then(after), latch);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Moment> moments() {
    Step head = Step.send(Http.head(200) + "Content-Length: 1000\r\n\r\n");
    return Stream.of(
        Moment.of("before the head", peer -> {}, Step.stall()),
        Moment.of("in the head", Step.send("HTTP/1.1 200 OK\r\nX"), Step.stall()),
        Moment.of("before the body", head, Step.stall()),
        Moment.of(
            "in a body that drips",
            head.then(Step.send("{")),
            Step.drip(" ".repeat(999), Duration.ofMillis(10))));
  }

  @ParameterizedTest
  @MethodSource("moments")
  void whileTheModelIsAskedTheConnectionIsClosed(Moment moment) throws Exception {
    try (FaultServer server = FaultServer.answering(moment.answer());
        OpenAiCompatible client = Asking.client(server.url()).build()) {
      Caller<Answer<Course>> caller = Caller.start(() -> Asking.ask(client, LONG));
      moment.latch().await();
      caller.awaitWaiting();
      Answer<Course> answer = caller.interruptAndGet();
      assertThat(Asking.error(answer)).isEqualTo(new Cancelled(true));
      assertThat(answer.ledger().stop()).isEqualTo(Ledger.Stop.CANCELLED);
      assertThat(answer.ledger().requests()).isEqualTo(1);
      assertThat(server.await(() -> server.open() == 0, Asking.SOON)).isTrue();
      assertThat(server.requests()).isEqualTo(1);
    }
  }

  @Test
  void whileConnectingNothingWasSent() throws Exception {
    try (BlackHole hole = new BlackHole();
        OpenAiCompatible client = Asking.client(hole.url()).connectTimeout(LONG).build()) {
      Caller<Answer<Course>> caller = Caller.start(() -> Asking.ask(client, LONG));
      caller.awaitWaiting();
      Answer<Course> answer = caller.interruptAndGet();
      assertThat(Asking.error(answer)).isEqualTo(new Cancelled(false));
      assertThat(answer.ledger().requests()).isZero();
    }
  }

  @Test
  void inTheBackOffNoFurtherRequestIsSent() throws Exception {
    CountDownLatch retrying = new CountDownLatch(1);
    try (FaultServer server = FaultServer.answering(Http.ok(Http.completion("")));
        OpenAiCompatible client = Asking.client(server.url()).build()) {
      Planner<Course> planner = Planner.of(CourseBinder.INSTANCE, client)
          .with(RetryPolicy.standard().backoff(Backoff.fixed(Duration.ofSeconds(50))))
          .with(event -> {
            if (event instanceof PlannerEvent.Retrying) {
              retrying.countDown();
            }
          });
      Caller<Answer<Course>> caller = Caller.start(() -> planner.ask(Asking.QUESTION));
      retrying.await();
      caller.awaitWaiting();
      Answer<Course> answer = Asking.swept(caller.interruptAndGet());
      assertThat(Asking.error(answer)).isEqualTo(new Cancelled(false));
      assertThat(answer.ledger().requests()).isEqualTo(1);
      assertThat(server.requests()).isEqualTo(1);
    }
  }

  /** Interrupts whoever reads it, but for the example of its prompt. */
  @Plan(keys = "trap")
  record Trap(int trap) {
    Trap {
      if (trap == 7) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @Test
  void inTheMiddleOfAReplyOfFourMebibytesTheCallIsCancelled() throws Exception {
    String reply = "{\"trap\":7}\n" + "word ".repeat((1 << 22) / 5 - 10);
    try (FaultServer server = FaultServer.answering(Http.ok(Http.completion(reply)));
        OpenAiCompatible client = Asking.client(server.url()).build()) {
      Planner<Trap> planner = Planner.of(InterruptTest_TrapBinder.INSTANCE, client);
      Caller<Answer<Trap>> caller = Caller.start(() -> planner.ask(Asking.QUESTION));
      caller.join();
      Answer<Trap> answer = Asking.swept(caller.interruptAndGet());
      assertThat(Asking.error(answer)).isEqualTo(new Cancelled(true));
      assertThat(server.requests()).isEqualTo(1);
    }
  }

  @Test
  void aThreadThatIsInterruptedAlreadySendsNothing() throws Exception {
    try (FaultServer server = FaultServer.answering(Http.ok(Http.completion(Course.JSON)));
        OpenAiCompatible client = Asking.client(server.url()).build()) {
      Thread.currentThread().interrupt();
      Answer<Course> answer = Asking.ask(client, LONG);
      assertThat(Thread.interrupted()).isTrue();
      assertThat(Asking.error(answer)).isEqualTo(new Cancelled(false));
      assertThat(answer.ledger().attempts()).isEmpty();
      assertThat(server.connections()).isZero();
    } finally {
      Thread.interrupted();
    }
  }
}
