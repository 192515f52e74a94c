package io.github.planbind.chat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.planbind.CallError;
import io.github.planbind.plans.Course;
import io.github.planbind.plans.CourseBinder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Timeout(20)
class PendingTest {
  private final ExecutorService executor = Executors.newSingleThreadExecutor();

  @AfterEach
  void stop() {
    executor.shutdownNow();
  }

  /** A model that replies only when it is interrupted. */
  private static final class Stuck implements ChatModel {
    final CountDownLatch asked = new CountDownLatch(1);
    final CompletableFuture<ChatReply> left = new CompletableFuture<>();

    @Override
    public ChatReply send(ChatRequest request) throws InterruptedException {
      asked.countDown();
      try {
        Thread.sleep(60_000);
        return ChatReply.of("");
      } catch (InterruptedException e) {
        left.complete(ChatReply.failed(new CallError.Cancelled(true)));
        throw e;
      }
    }
  }

  @Test
  void theAnswerComes() throws Exception {
    ScriptedModel model = ScriptedModel.replying("{\"heading\":9}");
    CompletableFuture<Course> course = Planner.of(CourseBinder.reader(), model)
        .askAsync("Where to?", executor)
        .thenApply(Answer::orElseThrow);
    assertThat(course.get()).isEqualTo(Course.of(9));
  }

  @Test
  void whatACallbackThrowsIsTheCause() {
    Error own = new StackOverflowError("own");
    ScriptedModel model = ScriptedModel.replying(request -> {
      throw own;
    });
    CompletableFuture<Answer<Course>> answer =
        Planner.of(CourseBinder.reader(), model).askAsync("Where to?", executor);
    assertThatThrownBy(answer::get).isInstanceOf(ExecutionException.class).hasCause(own);
  }

  static Stream<Consumer<CompletableFuture<Answer<Course>>>> ends() {
    return Stream.of(
        future -> future.cancel(true),
        future -> future.cancel(false),
        future -> future.thenApply(Answer::orElseThrow).cancel(true),
        future -> future.thenApply(Answer::ledger).thenApply(Ledger::requests).cancel(true),
        future -> future.complete(new Answer<>(
            CourseBinder.reader().read(""),
            new Ledger(List.of(), Ledger.Stop.PLAN),
            Optional.empty())),
        future -> future.completeExceptionally(new IllegalStateException("own")),
        future -> future.orTimeout(1, TimeUnit.MILLISECONDS));
  }

  @ParameterizedTest
  @MethodSource("ends")
  void whoeverEndsTheFutureEndsTheCall(Consumer<CompletableFuture<Answer<Course>>> end)
      throws Exception {
    Stuck model = new Stuck();
    CompletableFuture<Answer<Course>> answer =
        Planner.of(CourseBinder.reader(), model).askAsync("Where to?", executor);
    model.asked.await();
    end.accept(answer);
    assertThat(model.left.get().error()).contains(new CallError.Cancelled(true));
    // the thread is fit for its next task
    assertThat(executor.submit(() -> Thread.currentThread().isInterrupted()).get())
        .isFalse();
    assertThat(answer).isDone();
  }

  @Test
  void theInterruptIsForTheCallAndNotForWhatItsThreadDoesNext() throws Exception {
    Stuck model = new Stuck();
    CompletableFuture<Boolean> interrupted = new CompletableFuture<>();
    // a pool of the JDK would clear the interrupt by itself
    CompletableFuture<Answer<Course>> answer = Planner.of(CourseBinder.reader(), model)
        .askAsync(
            "Where to?",
            task -> new Thread(() -> {
                  task.run();
                  interrupted.complete(Thread.currentThread().isInterrupted());
                })
                .start());
    model.asked.await();
    answer.cancel(true);
    assertThat(interrupted.get()).isFalse();
  }

  @Test
  void aCancelledFutureIsCancelled() throws Exception {
    Stuck model = new Stuck();
    CompletableFuture<Answer<Course>> answer =
        Planner.of(CourseBinder.reader(), model).askAsync("Where to?", executor);
    model.asked.await();
    assertThat(answer.cancel(true)).isTrue();
    assertThat(answer.cancel(true)).isTrue();
    assertThatThrownBy(answer::get).isInstanceOf(CancellationException.class);
  }

  @Test
  void aCallThatIsCancelledInTheQueueSendsNothing() throws Exception {
    Stuck first = new Stuck();
    ScriptedModel second = ScriptedModel.replying("{\"heading\":9}");
    CompletableFuture<Answer<Course>> running =
        Planner.of(CourseBinder.reader(), first).askAsync("Where to?", executor);
    CompletableFuture<Answer<Course>> waiting =
        Planner.of(CourseBinder.reader(), second).askAsync("Where to?", executor);
    first.asked.await();
    waiting.cancel(true);
    running.cancel(true);
    executor.submit(() -> {}).get();
    assertThat(second.requests()).isEmpty();
  }

  @Test
  void theTimeInTheQueueIsTheTimeOfTheCall() throws Exception {
    ScriptedModel model = ScriptedModel.replying("{\"heading\":9}");
    FakeTime time = new FakeTime();
    List<Runnable> queue = new ArrayList<>();
    CompletableFuture<Answer<Course>> answer =
        Planner.of(CourseBinder.reader(), model).by(time).askAsync("Where to?", queue::add);
    time.pass(Duration.ofMinutes(2));
    queue.get(0).run();
    assertThat(answer.get().ledger()).isEqualTo(new Ledger(List.of(), Ledger.Stop.DEADLINE));
    assertThat(model.requests()).isEmpty();
  }

  @Test
  void aCancelThatRacesWithTheEndLeavesOneOutcome() throws Exception {
    ExecutorService two = Executors.newFixedThreadPool(2);
    try {
      AtomicInteger ended = new AtomicInteger();
      for (int i = 0; i < 2_000; i++) {
        ScriptedModel model = ScriptedModel.replying("{\"heading\":9}");
        CompletableFuture<Answer<Course>> answer =
            Planner.of(CourseBinder.reader(), model).askAsync("Where to?", two);
        CompletableFuture<Void> told = answer.handle((a, e) -> {
          ended.incrementAndGet();
          assertThat(a == null).isNotEqualTo(e == null);
          return null;
        });
        two.execute(() -> answer.cancel(true));
        told.get();
        assertThat(answer.isCancelled() || answer.get().ledger().requests() == 1)
            .isTrue();
      }
      assertThat(ended).hasValue(2_000);
      assertThat(two.submit(() -> Thread.currentThread().isInterrupted()).get()).isFalse();
    } finally {
      two.shutdownNow();
    }
  }
}
