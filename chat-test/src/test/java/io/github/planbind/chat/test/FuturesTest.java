package io.github.planbind.chat.test;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.chat.Answer;
import io.github.planbind.chat.Backoff;
import io.github.planbind.chat.ChatReply;
import io.github.planbind.chat.OpenAiCompatible;
import io.github.planbind.chat.Planner;
import io.github.planbind.chat.RetryPolicy;
import io.github.planbind.chat.ScriptedModel;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whoever completes the future of a call before the call does ends the call. */
class FuturesTest {
  private final ExecutorService threads = Executors.newFixedThreadPool(1, FaultServer::daemon);

  /** How many calls left their thread interrupted, which is for the next task to suffer. */
  private final AtomicInteger interruptsLeft = new AtomicInteger();

  /** One thread; it notes what the pool would quietly mend. */
  private final Executor executor = task -> threads.execute(() -> {
    task.run();
    if (Thread.currentThread().isInterrupted()) {
      interruptsLeft.incrementAndGet();
    }
  });

  @AfterEach
  void stop() {
    threads.shutdownNow();
    assertThat(interruptsLeft).hasValue(0);
  }

  record End(String name, Consumer<CompletableFuture<Answer<Course>>> how) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<End> ends() {
    return Stream.of(
        new End("cancel(true)", future -> future.cancel(true)),
        new End("cancel(false)", future -> future.cancel(false)),
        new End("cancel of thenApply", future -> future.thenApply(a -> 1).cancel(true)),
        new End(
            "cancel of what depends on what depends on it",
            future -> future
                .thenApply(a -> 1)
                .thenCompose(i -> new CompletableFuture<>())
                .exceptionally(e -> 2)
                .cancel(true)),
        new End("cancel of a copy", future -> future.copy().cancel(true)),
        new End("complete", future -> future.complete(null)),
        new End(
            "completeExceptionally",
            future -> future.completeExceptionally(new IllegalStateException())),
        new End("orTimeout", future -> future.orTimeout(1, TimeUnit.MILLISECONDS)),
        new End(
            "completeOnTimeout",
            future -> future.completeOnTimeout(null, 1, TimeUnit.MILLISECONDS)));
  }

  @ParameterizedTest
  @MethodSource("ends")
  void beforeTheHeadTheConnectionIsClosed(End end) throws Exception {
    assertEnds(end, Step.stall(), Backoff.none());
  }

  @ParameterizedTest
  @MethodSource("ends")
  void inTheBodyTheConnectionIsClosed(End end) throws Exception {
    Step body = Step.send(Http.head(200) + "Content-Length: 1000\r\n\r\n")
        .then(Step.drip(" ".repeat(1000), Duration.ofMillis(10)));
    assertEnds(end, body, Backoff.none());
  }

  @ParameterizedTest
  @MethodSource("ends")
  void inTheBackOffNoRequestFollowsAndNothingWaits(End end) throws Exception {
    assertEnds(
        end,
        Http.ok(Http.completion("")).then(Step.close()),
        Backoff.fixed(Duration.ofSeconds(50)));
  }

  private void assertEnds(End end, Step answer, Backoff backoff) throws Exception {
    CountDownLatch there = new CountDownLatch(1);
    try (FaultServer server = FaultServer.answering(Step.tell(there).then(answer));
        OpenAiCompatible client = Asking.client(server.url()).build()) {
      Planner<Course> planner =
          Planner.of(CourseBinder.INSTANCE, client).with(RetryPolicy.standard().backoff(backoff));
      CompletableFuture<Answer<Course>> future = planner.askAsync(Asking.QUESTION, executor);
      there.await();
      end.how().accept(future);
      assertThreadFree(Duration.ofSeconds(1));
      assertThat(server.await(() -> server.open() == 0, Asking.SOON)).isTrue();
      assertThat(future).isDone();
      assertThat(server.requests()).isEqualTo(1);
    }
  }

  @Test
  void aFutureThatWaitsForItsThreadSendsNothingOnceItIsCancelled() throws Exception {
    CountDownLatch free = new CountDownLatch(1);
    try (FaultServer server = FaultServer.answering(Http.ok(Http.completion(Course.JSON)));
        OpenAiCompatible client = Asking.client(server.url()).build()) {
      executor.execute(() -> awaitQuietly(free));
      CompletableFuture<Answer<Course>> future =
          Asking.planner(client, Asking.SOON).askAsync(Asking.QUESTION, executor);
      future.cancel(true);
      free.countDown();
      assertThreadFree(Duration.ofSeconds(1));
      assertThat(server.connections()).isZero();
    }
  }

  @Test
  void anAnswerIsGivenToTheFutureAndWhatACallbackThrowsIsThrownByIt() throws Exception {
    ScriptedModel model = ScriptedModel.replying(Course.JSON, Course.JSON);
    Planner<Course> planner = Planner.of(CourseBinder.INSTANCE, model);
    assertThat(planner.askAsync(Asking.QUESTION, executor).get().orElseThrow())
        .isEqualTo(Course.READ);
    IllegalStateException thrown = new IllegalStateException("of a listener");
    CompletableFuture<Answer<Course>> future = planner
        .with(event -> {
          throw thrown;
        })
        .askAsync(Asking.QUESTION, executor);
    assertThat(catchCause(future)).isSameAs(thrown);
  }

  @Test
  void inARaceOfCancelAndCompletionThereIsOneOutcome() throws Exception {
    AtomicInteger sent = new AtomicInteger();
    ScriptedModel model = ScriptedModel.replying(request -> {
      sent.incrementAndGet();
      return ChatReply.of(Course.JSON);
    });
    Planner<Course> planner = Planner.of(CourseBinder.INSTANCE, model);
    int answered = race(10_000, planner);
    assertThat(sent.get()).isBetween(answered, 10_000);
  }

  @Test
  void inARaceOverSocketsNoConnectionIsLeft() throws Exception {
    try (FaultServer server = FaultServer.answering(Http.ok(Http.completion(Course.JSON)));
        OpenAiCompatible client = Asking.client(server.url()).build()) {
      int answered = race(1_000, Asking.planner(client, Asking.SOON));
      assertThat(server.requests()).isBetween(answered, 1_000);
      // calls that follow each other share one connection; of those that were cancelled none is
      // left
      assertThat(server.await(() -> server.open() <= 1, Asking.SOON)).isTrue();
    }
  }

  /** How many calls were answered before they were cancelled. */
  private int race(int times, Planner<Course> planner) throws Exception {
    int answered = 0;
    for (int i = 0; i < times; i++) {
      CompletableFuture<Answer<Course>> future = planner.askAsync(Asking.QUESTION, executor);
      // a little later each time, so that the cancel meets every moment of a call
      for (int spin = 0; spin < i % 100 * 20; spin++) {
        Thread.onSpinWait();
      }
      boolean cancelled = future.cancel(true);
      assertThat(future.isCancelled()).isEqualTo(cancelled);
      if (!cancelled) {
        assertThat(future.get().orElseThrow()).isEqualTo(Course.READ);
        answered++;
      }
      assertThreadFree(Asking.SOON);
    }
    return answered;
  }

  /** The only thread is through with the call. */
  private void assertThreadFree(Duration within) throws Exception {
    assertThat(threads.submit(() -> 1).get(within.toMillis(), TimeUnit.MILLISECONDS))
        .isEqualTo(1);
  }

  private static Throwable catchCause(CompletableFuture<?> future)
      throws InterruptedException, TimeoutException {
    try {
      future.get(5, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      return e.getCause();
    } catch (CancellationException e) {
      return e;
    }
    throw new AssertionError("nothing was thrown");
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
