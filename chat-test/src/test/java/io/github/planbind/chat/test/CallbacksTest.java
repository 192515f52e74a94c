package io.github.planbind.chat.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.planbind.CallError.Cancelled;
import io.github.planbind.CallError.Deadline;
import io.github.planbind.PlanError;
import io.github.planbind.PlanException;
import io.github.planbind.annotation.Plan;
import io.github.planbind.chat.Answer;
import io.github.planbind.chat.OpenAiCompatible;
import io.github.planbind.chat.Planner;
import io.github.planbind.chat.PlannerEvent;
import io.github.planbind.chat.RetryPolicy;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the caller's own code throws, does or calls from inside a call. */
class CallbacksTest {
  private static final Step EMPTY = Http.ok(Http.completion(""));
  private static final Step GOOD = Http.ok(Http.completion(Course.JSON));

  static Stream<Throwable> thrown() {
    return Stream.of(
        new IllegalStateException("mine"),
        new OutOfMemoryError("mine"),
        new StackOverflowError(),
        new NoClassDefFoundError("mine"),
        new AssertionError("mine"));
  }

  @ParameterizedTest
  @MethodSource("thrown")
  void whatAListenerThrowsEndsTheCall(Throwable mine) throws Exception {
    for (Class<?> event : PlannerEvent.class.getPermittedSubclasses()) {
      try (FaultServer server = FaultServer.answering(EMPTY, GOOD);
          OpenAiCompatible client = Asking.client(server.url()).build()) {
        AtomicInteger before = new AtomicInteger();
        Planner<Course> planner = Asking.planner(client, Asking.SOON).with(told -> {
          if (event.isInstance(told)) {
            before.set(server.requests());
            sneak(mine);
          }
        });
        assertThatThrownBy(() -> planner.ask(Asking.QUESTION)).isSameAs(mine);
        assertThat(server.requests()).isEqualTo(before.get());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("thrown")
  void whatAPolicyThrowsEndsTheCall(Throwable mine) throws Exception {
    try (FaultServer server = FaultServer.answering(EMPTY, GOOD);
        OpenAiCompatible client = Asking.client(server.url()).build()) {
      Planner<Course> planner = Planner.of(CourseBinder.INSTANCE, client)
          .with(RetryPolicy.standard().deciding(error -> {
            sneak(mine);
            return RetryPolicy.Next.AGAIN;
          }));
      assertThatThrownBy(() -> planner.ask(Asking.QUESTION)).isSameAs(mine);
      assertThat(server.requests()).isEqualTo(1);
    }
  }

  /** A plan whose constructor fails as a machine does, but for the example of its prompt. */
  @Plan(keys = "fuse")
  record Bomb(int fuse) {
    Bomb {
      switch (fuse) {
        case 11 -> throw new OutOfMemoryError("mine");
        case 12 -> throw new StackOverflowError("mine");
        case 13 -> throw new NoClassDefFoundError("mine");
        case 14 -> throw new ExceptionInInitializerError("mine");
        case 15 -> throw new AssertionError("mine");
        default -> {}
      }
    }
  }

  @Test
  void anErrorOfTheMachineIsNoErrorOfTheReplyAndNeverRetried() throws Exception {
    for (int fuse = 11; fuse <= 15; fuse++) {
      try (FaultServer server =
              FaultServer.answering(Http.ok(Http.completion("{\"fuse\":" + fuse + "}")));
          OpenAiCompatible client = Asking.client(server.url()).build()) {
        Planner<Bomb> planner = Planner.of(CallbacksTest_BombBinder.INSTANCE, client);
        assertThatThrownBy(() -> planner.ask(Asking.QUESTION))
            .isInstanceOf(Error.class)
            .hasMessage("mine");
        assertThat(server.requests()).isEqualTo(1);
      }
    }
  }

  @Test
  void theFallbackIsCalledOnceAfterTheLastAttemptAndNeverForACancelledCall() throws Exception {
    List<PlanError> told = new ArrayList<>();
    Course mine = new Course(0, "home", List.of());
    try (FaultServer server = FaultServer.answering(EMPTY);
        Asking asking = Asking.at(server)) {
      Course course = asking.ask().orElseGet(error -> {
        assertThat(server.requests()).isEqualTo(2);
        told.add(error);
        return mine;
      });
      assertThat(course).isSameAs(mine);
      assertThat(told).hasSize(1);
      Thread.currentThread().interrupt();
      Answer<Course> cancelled = asking.ask();
      assertThat(Thread.interrupted()).isTrue();
      assertThatThrownBy(() -> cancelled.orElseGet(error -> {
            told.add(error);
            return mine;
          }))
          .isInstanceOf(PlanException.class)
          .hasMessage(new Cancelled(false).message());
      assertThat(told).hasSize(1);
    } finally {
      Thread.interrupted();
    }
  }

  @Test
  void anExceptionOfTheFallbackHasTheErrorBesideIt() throws Exception {
    IllegalStateException mine = new IllegalStateException("mine");
    try (FaultServer server = FaultServer.answering(EMPTY);
        Asking asking = Asking.at(server)) {
      Answer<Course> answer = asking.ask();
      assertThatThrownBy(() -> answer.orElseGet(error -> {
            throw mine;
          }))
          .isSameAs(mine);
      assertThat(mine.getSuppressed())
          .singleElement()
          .isInstanceOfSatisfying(
              PlanException.class,
              beside -> assertThat(beside.error()).isEqualTo(Asking.error(answer)));
    }
  }

  @Test
  void aListenerMayAskByTheSameClient() throws Exception {
    try (FaultServer server = FaultServer.answering(EMPTY, GOOD);
        OpenAiCompatible client = Asking.client(server.url()).build()) {
      Planner<Course> planner = Asking.planner(client, Asking.SOON);
      List<Course> inside = new ArrayList<>();
      Answer<Course> answer = planner
          .with(event -> {
            if (event instanceof PlannerEvent.Retrying) {
              inside.add(planner.ask(Asking.QUESTION).orElseThrow());
            }
          })
          .ask(Asking.QUESTION);
      assertThat(answer.orElseThrow()).isEqualTo(Course.READ);
      assertThat(inside).containsExactly(Course.READ);
      assertThat(server.requests()).isEqualTo(3);
    }
  }

  @Test
  void aTaskOfTheCommonPoolAndACallbackOfAFutureMayAsk() throws Exception {
    try (FaultServer server = FaultServer.answering(GOOD);
        OpenAiCompatible client = Asking.client(server.url()).build()) {
      Planner<Course> planner = Asking.planner(client, Asking.SOON);
      ForkJoinPool pool = ForkJoinPool.commonPool();
      int tasks = 4 * (pool.getParallelism() + 1);
      CompletableFuture<?>[] all = new CompletableFuture<?>[tasks];
      for (int i = 0; i < tasks; i++) {
        all[i] = planner
            .askAsync(Asking.QUESTION, pool)
            .thenApply(first -> planner.ask(Asking.QUESTION).orElseThrow());
      }
      CompletableFuture.allOf(all).get(20, TimeUnit.SECONDS);
      assertThat(server.requests()).isEqualTo(2 * tasks);
    }
  }

  @Test
  void aCallInTheOnlyThreadOfItsOwnHttpClientEndsByItsDeadlineAtTheLatest() throws Exception {
    ExecutorService one = Executors.newFixedThreadPool(1, FaultServer::daemon);
    HttpClient http = HttpClient.newBuilder()
        .version(HttpClient.Version.HTTP_1_1)
        .executor(one)
        .build();
    try (FaultServer server = FaultServer.answering(GOOD);
        OpenAiCompatible client = Asking.client(server.url()).client(http).build()) {
      Answer<Course> answer =
          one.submit(() -> Asking.ask(client, Duration.ofMillis(300))).get(5, TimeUnit.SECONDS);
      boolean works = answer.result().orElse(null) != null;
      assertThat(works || Asking.error(answer) instanceof Deadline).isTrue();
      assertThat(server.requests()).isLessThanOrEqualTo(1);
    } finally {
      one.shutdownNow();
    }
  }

  /** Throws anything, as code that was compiled otherwise can. */
  @SuppressWarnings("unchecked")
  private static <E extends Throwable> void sneak(Throwable thrown) throws E {
    throw (E) thrown;
  }
}
