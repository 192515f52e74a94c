package io.github.planbind.chat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.planbind.CallError;
import io.github.planbind.FinishReason;
import io.github.planbind.Reply;
import io.github.planbind.chat.Ledger.Stop;
import io.github.planbind.plans.Course;
import io.github.planbind.plans.CourseBinder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ListenerTest {
  private final FakeTime time = new FakeTime();
  private final List<PlannerEvent> events = new ArrayList<>();

  private Planner<Course> planner(ChatModel model) {
    return Planner.of(CourseBinder.reader(), model).by(time).with(events::add);
  }

  @Test
  void everyStepIsTold() {
    ScriptedModel model = ScriptedModel.replying(
        ChatReply.of("s3cret").usage(Usage.of(1, 2)),
        ChatReply.of(new Reply("", FinishReason.LENGTH)),
        ChatReply.of("{\"heading\":9}"));
    RetryPolicy policy = RetryPolicy.standard()
        .attempts(3)
        .thenModel("better")
        .backoff(Backoff.fixed(Duration.ofSeconds(1)));
    Answer<Course> answer = planner(model).with(policy).ask("Where to?");
    List<Attempt> attempts = answer.ledger().attempts();
    assertThat(events)
        .containsExactly(
            new PlannerEvent.Started(1, ""),
            new PlannerEvent.Failed(attempts.get(0)),
            new PlannerEvent.Retrying(2, true, Duration.ofSeconds(1)),
            new PlannerEvent.Started(2, "better"),
            new PlannerEvent.Failed(attempts.get(1)),
            new PlannerEvent.Retrying(3, false, Duration.ofSeconds(1)),
            new PlannerEvent.Started(3, "better"),
            new PlannerEvent.Replied(attempts.get(2)),
            new PlannerEvent.Ended(answer.ledger()));
    assertThat(events.toString()).doesNotContain("s3cret");
    assertThat(attempts.get(0))
        .hasToString("attempt 1: 0 ms, finish reason stop, 1 + 2 = 3 tokens:"
            + " No plan in the reply: it holds no JSON.");
    assertThat(answer.ledger().picture()).isEqualTo("""
        attempt 1: 0 ms, finish reason stop, 1 + 2 = 3 tokens
          No plan in the reply: it holds no JSON.
        attempt 2: 0 ms, model better, finish reason length, tokens not told
          The reply has no content: it is blank.
        attempt 3: 0 ms, model better, finish reason stop, tokens not told
          A whole plan.
        3 requests, 3 tokens; there is a plan
        """);
  }

  @Test
  void aCallThatIsNotMadeEndsAllTheSame() {
    Thread.currentThread().interrupt();
    planner(ScriptedModel.replying("")).ask("Where to?");
    assertThat(Thread.interrupted()).isTrue();
    assertThat(events)
        .containsExactly(new PlannerEvent.Ended(new Ledger(List.of(), Stop.CANCELLED)));
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        PlannerEvent.Started.class,
        PlannerEvent.Failed.class,
        PlannerEvent.Retrying.class,
        PlannerEvent.Ended.class
      })
  void whatAListenerThrowsEndsTheCallWithoutAnotherRequest(Class<?> type) {
    IllegalStateException own = new IllegalStateException("own");
    ScriptedModel model = ScriptedModel.replying("no", "no", "no");
    Planner<Course> planner = Planner.of(CourseBinder.reader(), model).with(event -> {
      if (type.isInstance(event)) {
        throw own;
      }
    });
    assertThatThrownBy(() -> planner.ask("Where to?")).isSameAs(own);
    int sent = type == PlannerEvent.Started.class ? 0 : type == PlannerEvent.Ended.class ? 2 : 1;
    assertThat(model.requests()).hasSize(sent);
  }

  @Test
  void theTimeOfAListenerIsTheTimeOfTheCall() {
    ScriptedModel model = ScriptedModel.replying("no", "no");
    RetryPolicy policy = RetryPolicy.standard().deadline(Duration.ofSeconds(5));
    Answer<Course> late = Planner.of(CourseBinder.reader(), model)
        .by(time)
        .with(policy)
        .with(event -> {
          if (event instanceof PlannerEvent.Retrying) {
            time.pass(Duration.ofSeconds(9));
          }
        })
        .ask("Where to?");
    assertThat(late.ledger().stop()).isEqualTo(Stop.DEADLINE);
    assertThat(model.requests()).hasSize(1);

    Answer<Course> never = Planner.of(CourseBinder.reader(), model)
        .by(time)
        .with(policy)
        .with(event -> {
          if (event instanceof PlannerEvent.Started) {
            time.pass(Duration.ofSeconds(9));
          }
        })
        .ask("Where to?");
    assertThat(never.ledger().attempts()).singleElement().satisfies(attempt -> {
      assertThat(attempt.error()).isEqualTo(Optional.of(new CallError.Deadline(false)));
      assertThat(attempt.isSent()).isFalse();
    });
    assertThat(model.requests()).hasSize(1);
  }

  @Test
  void aListenerMayAskToo() throws Exception {
    ScriptedModel model = ScriptedModel.replying(request -> ChatReply.of("{\"heading\":9}"));
    Planner<Course> inner = Planner.of(CourseBinder.reader(), model);
    List<Course> courses = new ArrayList<>();
    Planner<Course> outer = inner.with(event -> courses.add(inner.ask("Inside?").orElseThrow()));
    ForkJoinPool.commonPool().submit(() -> outer.ask("Outside?")).get();
    assertThat(courses).hasSize(3).containsOnly(Course.of(9));
  }
}
