package io.github.planbind.chat.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.planbind.CallError.ApiError;
import io.github.planbind.CallError.Deadline;
import io.github.planbind.ReplyError.EmptyContent;
import io.github.planbind.chat.Answer;
import io.github.planbind.chat.Backoff;
import io.github.planbind.chat.ChatReply;
import io.github.planbind.chat.Ledger.Stop;
import io.github.planbind.chat.OpenAiCompatible;
import io.github.planbind.chat.Planner;
import io.github.planbind.chat.PlannerEvent;
import io.github.planbind.chat.RetryPolicy;
import io.github.planbind.chat.ScriptedModel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One deadline holds for a whole call: its attempts, its waits and what its listener does. */
class DeadlineTest {
  private static final Duration DEADLINE = Duration.ofMillis(1_000);
  private static final Duration MORE_THAN_HALF = Duration.ofMillis(600);
  private static final Duration SLACK = Duration.ofMillis(500);
  private static final Step EMPTY = Http.ok(Http.completion(""));

  @Test
  void aSecondAttemptHasWhatTheFirstOneLeft() throws Exception {
    Step slow = Step.pause(MORE_THAN_HALF);
    try (FaultServer server =
            FaultServer.answering(slow.then(EMPTY), slow.then(slow).then(EMPTY));
        Asking asking = Asking.at(server, DEADLINE)) {
      long start = System.nanoTime();
      Answer<Course> answer = asking.ask();
      assertThat(Duration.ofNanos(System.nanoTime() - start))
          .isBetween(DEADLINE, DEADLINE.plus(SLACK));
      assertThat(Asking.error(answer)).isEqualTo(new Deadline(true));
      assertThat(answer.ledger().stop()).isEqualTo(Stop.DEADLINE);
      assertThat(server.requests()).isEqualTo(2);
    }
  }

  @Test
  void aWaitThatIsLongerThanWhatIsLeftIsNotBegun() throws Exception {
    try (FaultServer server = FaultServer.answering(EMPTY);
        OpenAiCompatible client = Asking.client(server.url()).build()) {
      long start = System.nanoTime();
      Answer<Course> answer = Asking.swept(Planner.of(CourseBinder.INSTANCE, client)
          .with(RetryPolicy.standard()
              .deadline(Duration.ofSeconds(20))
              .backoff(Backoff.fixed(Duration.ofSeconds(20))))
          .ask(Asking.QUESTION));
      assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Asking.SOON);
      assertThat(Asking.error(answer)).isInstanceOf(EmptyContent.class);
      assertThat(answer.ledger().stop()).isEqualTo(Stop.DEADLINE);
      assertThat(server.requests()).isEqualTo(1);
    }
  }

  @Test
  void aRetryAfterPastTheDeadlineIsToldAtOnce() throws Exception {
    try (FaultServer server = FaultServer.answering(
            Http.answer(429, Http.error("rate_limit_exceeded", "x"), "Retry-After: 3600"));
        Asking asking = Asking.at(server)) {
      ApiError error = (ApiError) Asking.error(asking.ask());
      assertThat(error.retryAfter()).contains(Duration.ofHours(1));
      assertThat(server.requests()).isEqualTo(1);
    }
  }

  @Test
  void aListenerThatUsesUpTheTimeLeavesNoneForARequest() throws Exception {
    try (FaultServer server = FaultServer.answering(EMPTY);
        OpenAiCompatible client = Asking.client(server.url()).build()) {
      Answer<Course> answer = Asking.swept(Asking.planner(client, Duration.ofMillis(100))
          .with(event -> {
            if (event instanceof PlannerEvent.Started) {
              spin(Duration.ofMillis(120));
            }
          })
          .ask(Asking.QUESTION));
      assertThat(Asking.error(answer)).isEqualTo(new Deadline(false));
      assertThat(answer.ledger().requests()).isZero();
      assertThat(server.connections()).isZero();
    }
  }

  @Test
  void anEndlessDeadlineIsEndlessAndOthersMustBePositive() throws Exception {
    try (FaultServer server = FaultServer.answering(Http.ok(Http.completion(Course.JSON)));
        OpenAiCompatible client = Asking.client(server.url())
            .connectTimeout(Duration.ofSeconds(Integer.MAX_VALUE))
            .build()) {
      Answer<Course> answer = Asking.ask(client, Duration.ofSeconds(Long.MAX_VALUE, 999_999_999));
      assertThat(answer.orElseThrow()).isEqualTo(Course.READ);
    }
    for (Duration none : List.of(Duration.ZERO, Duration.ofNanos(-1))) {
      assertThatThrownBy(() -> RetryPolicy.standard().deadline(none))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("deadline must be positive");
      assertThatThrownBy(() -> Backoff.fixed(none))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("wait must be positive");
      assertThatThrownBy(() -> OpenAiCompatible.at("http://x").connectTimeout(none))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("connectTimeout must be positive");
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 7, Long.MIN_VALUE})
  void aWaitIsBetweenHalfAndAllOfItsBaseAndTheSameForTheSameSeed(long seed) {
    List<Duration> waits = waits(seed);
    long[] base = {4, 8, 16, 20, 20};
    for (int i = 0; i < base.length; i++) {
      assertThat(waits.get(i).toNanos()).isBetween(base[i] * 500_000, base[i] * 1_000_000);
    }
    assertThat(waits(seed)).isEqualTo(waits);
    assertThat(waits(seed + 1)).isNotEqualTo(waits);
  }

  /** The waits before the attempts 2 to 6. */
  private static List<Duration> waits(long seed) {
    List<Duration> waits = new ArrayList<>();
    Planner.of(CourseBinder.INSTANCE, ScriptedModel.replying(request -> ChatReply.of("")))
        .with(RetryPolicy.standard()
            .attempts(6)
            .backoff(
                Backoff.exponential(Duration.ofMillis(4), Duration.ofMillis(20)).seed(seed)))
        .with(event -> {
          if (event instanceof PlannerEvent.Retrying retrying) {
            waits.add(retrying.pause());
          }
        })
        .ask(Asking.QUESTION);
    return waits;
  }

  private static void spin(Duration time) {
    long start = System.nanoTime();
    while (System.nanoTime() - start < time.toNanos()) {
      Thread.onSpinWait();
    }
  }
}
