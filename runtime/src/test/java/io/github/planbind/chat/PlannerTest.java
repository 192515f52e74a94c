package io.github.planbind.chat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.planbind.CallError;
import io.github.planbind.FinishReason;
import io.github.planbind.PlanError;
import io.github.planbind.PlanException;
import io.github.planbind.PlanResult;
import io.github.planbind.Reply;
import io.github.planbind.ReplyError;
import io.github.planbind.ReplyError.EmptyContent.Why;
import io.github.planbind.chat.Ledger.Stop;
import io.github.planbind.chat.RetryPolicy.Next;
import io.github.planbind.plans.Course;
import io.github.planbind.plans.CourseBinder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PlannerTest {
  private static final String GOOD = "{\"heading\":90}";
  private static final String WRONG = "{\"heading\":\"east\"}";
  private static final String CUT = "{\"heading\":90,\"note\":\"so";

  private final FakeTime time = new FakeTime();

  private Planner<Course> planner(ChatModel model) {
    return Planner.of(CourseBinder.reader(), model).by(time);
  }

  private static PlanError error(Answer<?> answer) {
    return answer.result().fold(c -> null, t -> t.error(), f -> f.error());
  }

  private static ChatReply cutShort(String text) {
    return ChatReply.of(new Reply(text, FinishReason.LENGTH));
  }

  private static ChatReply failed(PlanError error) {
    return ChatReply.of(new Reply("", FinishReason.UNKNOWN)).error(error);
  }

  private static ChatReply empty(Why why) {
    return failed(new ReplyError.EmptyContent(why));
  }

  @Test
  void aGoodReplyIsOneAttempt() {
    ScriptedModel model = ScriptedModel.replying(ChatReply.of(GOOD).usage(Usage.of(7, 5)));
    Answer<Course> answer = planner(model).ask("Where to?");
    assertThat(answer.orElseThrow()).isEqualTo(Course.of(90));
    assertThat(answer.ledger())
        .isEqualTo(new Ledger(
            List.of(new Attempt(
                1,
                "",
                FinishReason.STOP,
                Optional.empty(),
                Optional.of(Usage.of(7, 5)),
                Duration.ZERO)),
            Stop.PLAN));
    assertThat(model.requests())
        .containsExactly(new ChatRequest(
            List.of(Message.user("Where to?")),
            ChatOptions.NONE,
            Mode.PROMPT,
            "",
            Duration.ofMinutes(2)));
  }

  static List<ChatReply> retriedAsTheyAre() {
    return List.of(
        empty(Why.NO_CHOICES),
        empty(Why.NO_CONTENT),
        empty(Why.REASONING_BUDGET),
        ChatReply.of(""),
        ChatReply.of(" \u200b\n"),
        cutShort(""),
        cutShort(CUT),
        ChatReply.of(CUT),
        cutShort("<think>hm"),
        // rule: a reply that ended for its length is never asked to mend its JSON
        cutShort("so far no plan"),
        cutShort(WRONG));
  }

  @ParameterizedTest
  @MethodSource("retriedAsTheyAre")
  void byDefaultThereIsOneMoreOfTheSameRequest(ChatReply first) {
    ScriptedModel model = ScriptedModel.replying(first, ChatReply.of(GOOD));
    Answer<Course> answer = planner(model).ask("Where to?");
    assertThat(answer.orElseThrow()).isEqualTo(Course.of(90));
    assertThat(answer.ledger().stop()).isEqualTo(Stop.PLAN);
    assertThat(answer.ledger().requests()).isEqualTo(2);
    assertThat(model.requests()).hasSize(2);
    assertThat(model.requests().get(1)).isEqualTo(model.requests().get(0));
  }

  static List<String> reAsked() {
    return List.of(
        "no", "{\"x\":1}", WRONG, "{\"heading\":90,,}", "{\"heading\":", "{\"heading\":}");
  }

  @ParameterizedTest
  @MethodSource("reAsked")
  void byDefaultAReplyWithoutAPlanIsAskedForOnceMoreWithWhatWasWrong(String first) {
    ScriptedModel model = ScriptedModel.replying(first, first, GOOD);
    Answer<Course> answer = planner(model).ask("Where to?");
    assertThat(answer.ledger().stop()).isEqualTo(Stop.ATTEMPTS);
    assertThat(answer.ledger().attempts()).hasSize(2);
    assertThat(model.requests()).hasSize(2);
    String second = model.requests().get(1).messages().get(0).text();
    if (error(answer) instanceof ReplyError.CutOff) {
      assertThat(second).isEqualTo("Where to?");
    } else {
      assertThat(second).startsWith("Where to?\n\nAn earlier reply to this could not be used");
    }
    assertThat(model.requests().get(1).messages()).hasSize(1);
  }

  static List<PlanError> neverRetried() {
    return List.of(
        new CallError.ApiError(429, "", "", "", Optional.of(Duration.ofSeconds(2))),
        new CallError.ApiError(500, "", "", "", Optional.empty()),
        new CallError.NetworkError(CallError.NetworkError.Kind.RESET, "h", 1, true),
        new CallError.ProtocolError(CallError.ProtocolError.Kind.NOT_JSON, ""),
        new CallError.Filtered(),
        new CallError.Deadline(true),
        new CallError.Cancelled(true),
        new ReplyError.Refused(),
        new ReplyError.EmptyContent(Why.TOOL_CALLS),
        new ReplyError.LimitExceeded(io.github.planbind.binding.Limit.BODY));
  }

  @ParameterizedTest
  @MethodSource("neverRetried")
  void aFailedCallAndAnEndThatARequestCannotMendAreOneRequest(PlanError error) {
    ScriptedModel model = ScriptedModel.replying(failed(error), ChatReply.of(GOOD));
    List<ReplyError> seen = new ArrayList<>();
    RetryPolicy policy = RetryPolicy.standard().attempts(9);
    RetryPolicy watching = policy.deciding(e -> {
      seen.add(e);
      return policy.decide(e);
    });
    Answer<Course> answer = planner(model).with(watching).ask("Where to?");
    assertThat(error(answer)).isSameAs(error);
    assertThat(model.requests()).hasSize(1);
    assertThat(answer.ledger().attempts()).hasSize(1);
    assertThat(seen).hasSize(error instanceof ReplyError ? 1 : 0);
    assertThat(answer.ledger().stop()).isEqualTo(expectedStop(error));
  }

  private static Stop expectedStop(PlanError error) {
    if (error instanceof CallError.Deadline) {
      return Stop.DEADLINE;
    }
    return error instanceof CallError.Cancelled ? Stop.CANCELLED : Stop.NOT_RETRIED;
  }

  @Test
  void whatSurelyWasNotSentIsAnAttemptAndNoRequest() {
    PlanError refused =
        new CallError.NetworkError(CallError.NetworkError.Kind.REFUSED, "h", 1, false);
    Answer<Course> answer = planner(ScriptedModel.replying(failed(refused))).ask("Where to?");
    assertThat(answer.ledger().attempts()).hasSize(1);
    assertThat(answer.ledger().requests()).isZero();
  }

  @Test
  void aCutPlanIsAcceptedWhereThePolicySaysSo() {
    ScriptedModel model = ScriptedModel.replying(CUT);
    Answer<Course> answer =
        planner(model).with(RetryPolicy.standard().acceptingCut()).ask("Where to?");
    assertThat(answer.result()).isInstanceOf(PlanResult.Truncated.class);
    assertThat(answer.ledger().stop()).isEqualTo(Stop.NOT_RETRIED);
    assertThat(model.requests()).hasSize(1);
  }

  @Test
  void theDecisionIsTheCallers() {
    ScriptedModel model = ScriptedModel.replying(WRONG, WRONG, "", GOOD);
    RetryPolicy policy = RetryPolicy.standard()
        .attempts(4)
        .deciding(error -> error instanceof ReplyError.Mismatch ? Next.AGAIN : Next.STOP);
    Answer<Course> answer = planner(model).with(policy).ask("Where to?");
    assertThat(error(answer)).isEqualTo(new ReplyError.EmptyContent(Why.BLANK));
    assertThat(model.requests()).hasSize(3);
    assertThat(model.requests().get(2)).isEqualTo(model.requests().get(0));
  }

  @Test
  void theTokenBudgetEndsTheCallAfterTheReplyThatReachesIt() {
    ChatReply six = ChatReply.of("no").usage(Usage.of(4, 2));
    ScriptedModel model = ScriptedModel.replying(six, ChatReply.of("no"), six, six, six);
    RetryPolicy policy = RetryPolicy.standard().attempts(5).tokenBudget(12);
    Answer<Course> answer = planner(model).with(policy).ask("Where to?");
    assertThat(model.requests()).hasSize(3);
    assertThat(answer.ledger().stop()).isEqualTo(Stop.TOKEN_BUDGET);
    assertThat(answer.ledger().usage()).contains(Usage.of(8, 4));
    assertThat(error(answer)).isInstanceOf(ReplyError.NoPlan.class);
  }

  @Test
  void aReplyThatEndedForItsLengthIsAskedForWithMoreTokensWhereAllowed() {
    ScriptedModel model = ScriptedModel.replying(
        cutShort(""), cutShort(CUT), cutShort(WRONG), ChatReply.of("no"), ChatReply.of(GOOD));
    RetryPolicy policy = RetryPolicy.standard().attempts(5).raisingMaxTokens(700);
    planner(model)
        .with(policy)
        .with(ChatOptions.NONE.maxTokens(200))
        .ask("Where to?")
        .orElseThrow();
    assertThat(model.requests())
        .extracting(request -> request.options().maxTokens().getAsInt())
        .containsExactly(200, 400, 700, 700, 700);
    assertThat(model.requests().subList(0, 4))
        .allSatisfy(
            request -> assertThat(request.messages()).containsExactly(Message.user("Where to?")));
  }

  @Test
  void withoutABoundAllTokensAreAllowedAtOnceAndALargerBoundIsNeverLowered() {
    for (ChatOptions options : List.of(ChatOptions.NONE, ChatOptions.NONE.maxTokens(900))) {
      ScriptedModel model = ScriptedModel.replying(cutShort(""), ChatReply.of(GOOD));
      RetryPolicy policy = RetryPolicy.standard().raisingMaxTokens(700);
      planner(model).with(policy).with(options).ask("Where to?");
      assertThat(model.requests().get(0).options()).isEqualTo(options);
      assertThat(model.requests().get(1).options().maxTokens())
          .hasValue(Math.max(700, options.maxTokens().orElse(0)));
    }
  }

  @Test
  void furtherAttemptsAskOtherModels() {
    ScriptedModel model = ScriptedModel.replying("", "", "", GOOD);
    RetryPolicy policy = RetryPolicy.standard().attempts(4).thenModel("better", "best");
    Answer<Course> answer =
        planner(model).with(policy).with(ChatOptions.NONE.model("cheap")).ask("Where to?");
    assertThat(model.requests())
        .extracting(request -> request.options().model())
        .containsExactly("cheap", "better", "best", "best");
    assertThat(answer.ledger().attempts())
        .extracting(Attempt::model)
        .containsExactly("cheap", "better", "best", "best");
  }

  @Test
  void everyAttemptGetsTheTimeThatIsLeftAndTheWaitsCount() {
    ScriptedModel model = ScriptedModel.replying(request -> {
      time.pass(Duration.ofSeconds(3));
      return ChatReply.of("");
    });
    RetryPolicy policy = RetryPolicy.standard()
        .attempts(9)
        .deadline(Duration.ofSeconds(10))
        .backoff(Backoff.fixed(Duration.ofSeconds(1)));
    Answer<Course> answer = planner(model).with(policy).ask("Where to?");
    assertThat(model.requests())
        .extracting(ChatRequest::timeout)
        .containsExactly(Duration.ofSeconds(10), Duration.ofSeconds(6), Duration.ofSeconds(2));
    assertThat(time.sleeps()).containsExactly(Duration.ofSeconds(1), Duration.ofSeconds(1));
    assertThat(answer.ledger().stop()).isEqualTo(Stop.DEADLINE);
    assertThat(answer.ledger().time()).isEqualTo(Duration.ofSeconds(9));
    assertThat(error(answer)).isEqualTo(new ReplyError.EmptyContent(Why.BLANK));
  }

  @Test
  void lessThanFiftyMillisecondsAreNotWorthARequest() {
    for (long left : List.of(49L, 50L)) {
      ScriptedModel model = ScriptedModel.replying(request -> {
        time.pass(request.timeout().minusMillis(left));
        return ChatReply.of("");
      });
      planner(model)
          .with(RetryPolicy.standard().deadline(Duration.ofSeconds(1)))
          .ask("Where to?");
      assertThat(model.requests()).hasSize(left < 50 ? 1 : 2);
    }
  }

  @Test
  void aWaitThatWouldReachPastTheDeadlineIsNotBegun() {
    ScriptedModel model = ScriptedModel.replying("", GOOD);
    RetryPolicy policy = RetryPolicy.standard()
        .deadline(Duration.ofSeconds(10))
        .backoff(Backoff.fixed(Duration.ofMillis(9_951)));
    Answer<Course> answer = planner(model).with(policy).ask("Where to?");
    assertThat(answer.ledger().stop()).isEqualTo(Stop.DEADLINE);
    assertThat(time.sleeps()).isEmpty();
    assertThat(model.requests()).hasSize(1);
  }

  @Test
  void anEndlessDeadlineIsOneThatDoesNotOverflow() {
    ScriptedModel model = ScriptedModel.replying("", GOOD);
    RetryPolicy policy =
        RetryPolicy.standard().deadline(Duration.ofSeconds(Long.MAX_VALUE, 999_999_999));
    planner(model).with(policy).ask("Where to?").orElseThrow();
    assertThat(model.requests().get(0).timeout()).isEqualTo(Duration.ofNanos(Long.MAX_VALUE));
  }

  @Test
  void anInterruptedThreadSendsNothingAndStaysInterrupted() {
    ScriptedModel model = ScriptedModel.replying(GOOD);
    Thread.currentThread().interrupt();
    Answer<Course> answer = planner(model).ask("Where to?");
    assertThat(Thread.interrupted()).isTrue();
    assertThat(error(answer)).isEqualTo(new CallError.Cancelled(false));
    assertThat(answer.ledger()).isEqualTo(new Ledger(List.of(), Stop.CANCELLED));
    assertThat(model.requests()).isEmpty();
  }

  @Test
  void anInterruptWhileTheModelIsAskedEndsTheCall() {
    ChatModel model = request -> {
      throw new InterruptedException();
    };
    Answer<Course> answer = planner(model).ask("Where to?");
    assertThat(Thread.interrupted()).isTrue();
    assertThat(error(answer)).isEqualTo(new CallError.Cancelled(true));
    assertThat(answer.ledger().requests()).isEqualTo(1);
  }

  @Test
  void anInterruptWhileTheReplyIsReadEndsTheCallAndKeepsTheReply() {
    ScriptedModel model = ScriptedModel.replying(request -> {
      Thread.currentThread().interrupt();
      return ChatReply.of(GOOD);
    });
    Answer<Course> answer = planner(model).ask("Where to?");
    assertThat(Thread.interrupted()).isTrue();
    assertThat(error(answer)).isEqualTo(new CallError.Cancelled(true));
    assertThat(answer.result().reply().text()).isEqualTo(GOOD);
    assertThat(answer.ledger().stop()).isEqualTo(Stop.CANCELLED);
  }

  @Test
  void anInterruptInTheWaitEndsTheCall() {
    time.interruptSleeps();
    ScriptedModel model = ScriptedModel.replying("", GOOD);
    RetryPolicy policy = RetryPolicy.standard().backoff(Backoff.fixed(Duration.ofSeconds(1)));
    Answer<Course> answer = planner(model).with(policy).ask("Where to?");
    assertThat(Thread.interrupted()).isTrue();
    assertThat(error(answer)).isEqualTo(new CallError.Cancelled(false));
    assertThat(answer.ledger().attempts()).hasSize(1);
    assertThat(model.requests()).hasSize(1);
  }

  @Test
  void aFallbackIsForEveryErrorButACancelledCall() {
    Answer<Course> failed = planner(ScriptedModel.replying("no", "no")).ask("Where to?");
    AtomicInteger calls = new AtomicInteger();
    assertThat(failed.orElseGet(error -> Course.of(calls.incrementAndGet())))
        .isEqualTo(Course.of(1));
    assertThat(calls).hasValue(1);
    assertThat(failed.orElse(Course.of(2))).isEqualTo(Course.of(2));

    Answer<Course> cancelled = planner(
            ScriptedModel.replying(ChatReply.failed(new CallError.Cancelled(true))))
        .ask("Where to?");
    assertThatThrownBy(() -> cancelled.orElseGet(error -> Course.of(calls.incrementAndGet())))
        .isInstanceOf(PlanException.class)
        .hasMessage("The call was cancelled; the request may have been billed.");
    assertThatThrownBy(() -> cancelled.orElse(Course.of(2))).isInstanceOf(PlanException.class);
    assertThat(calls).hasValue(1);
  }

  @Test
  void anExceptionOfTheFallbackKeepsTheErrorBesideIt() {
    Answer<Course> failed = planner(ScriptedModel.replying("no", "no")).ask("Where to?");
    IllegalStateException own = new IllegalStateException("own");
    assertThatThrownBy(() -> failed.orElseGet(error -> {
          throw own;
        }))
        .isSameAs(own);
    assertThat(own.getSuppressed())
        .singleElement()
        .satisfies(original -> assertThat(original)
            .isInstanceOf(PlanException.class)
            .hasMessage("No plan in the reply: it holds no JSON. Finish reason: stop."));
  }

  @Test
  void whatACallbackThrowsEndsTheCallWithoutAnotherRequest() {
    IllegalStateException own = new IllegalStateException("own");
    RetryPolicy deciding = RetryPolicy.standard().deciding(error -> {
      throw own;
    });
    RetryPolicy wording = RetryPolicy.standard().wording(error -> {
      throw own;
    });
    for (RetryPolicy policy : List.of(deciding, wording)) {
      ScriptedModel model = ScriptedModel.replying("no", GOOD);
      assertThatThrownBy(() -> planner(model).with(policy).ask("Where to?")).isSameAs(own);
      assertThat(model.requests()).hasSize(1);
    }
  }

  @Test
  void anErrorOfTheMachineIsNotAnErrorOfAReply() {
    OutOfMemoryError full = new OutOfMemoryError("full");
    ScriptedModel model = ScriptedModel.replying(request -> {
      throw full;
    });
    assertThatThrownBy(() -> planner(model).ask("Where to?")).isSameAs(full);
    assertThat(model.requests()).hasSize(1);
  }

  @Test
  void aConversationNeedsAMessage() {
    Planner<Course> planner = planner(ScriptedModel.replying(GOOD));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> planner.ask(List.of()))
        .withMessage("There must be a message");
  }
}
