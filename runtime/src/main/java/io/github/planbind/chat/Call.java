package io.github.planbind.chat;

import io.github.planbind.CallError;
import io.github.planbind.FinishReason;
import io.github.planbind.PlanError;
import io.github.planbind.PlanReader;
import io.github.planbind.PlanResult;
import io.github.planbind.Reply;
import io.github.planbind.ReplyError;
import io.github.planbind.chat.Ledger.Stop;
import io.github.planbind.chat.RetryPolicy.Next;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * One call of a planner: attempts until one gives a plan, or the policy has had enough. Only an error
 * of a reply leads to another attempt.
 */
final class Call<T> {
  /** Less time than this is not worth a request that is paid for. */
  private static final long SHORTEST = Duration.ofMillis(50).toNanos();

  private final PlanReader<T> reader;
  private final Prompt prompt;
  private final ChatModel model;
  private final List<Message> conversation;
  private final RetryPolicy policy;
  private final PlannerListener listener;
  private final Time time;
  private final long start;
  private final SplittableRandom random;
  private final List<Attempt> attempts = new ArrayList<>(2);

  /** What the next attempt asks with. */
  private List<Message> messages;

  private ChatOptions options;

  Call(
      PlanReader<T> reader,
      Prompt prompt,
      ChatModel model,
      List<Message> conversation,
      ChatOptions options,
      RetryPolicy policy,
      PlannerListener listener,
      Time time) {
    this.reader = reader;
    this.prompt = prompt;
    this.model = model;
    this.conversation = conversation;
    this.messages = conversation;
    this.options = options;
    this.policy = policy;
    this.listener = listener;
    this.time = time;
    this.start = time.nanos();
    this.random = policy.backoff().random();
  }

  Answer<T> run() {
    CallError early = hindrance();
    if (early != null) {
      return end(new PlanResult.Failed<>(early, Reply.of("")), Optional.empty(), stop(early));
    }
    while (true) {
      listener.on(new PlannerEvent.Started(attempts.size() + 1, options.model()));
      long sent = time.nanos();
      ChatReply reply = send();
      PlanResult<T> result = read(reply);
      Optional<PlanError> error = error(result);
      log(reply, error, sent);
      Stop stop = error.isEmpty() ? Stop.PLAN : stopOrWait(error.get(), reply.reply());
      if (stop != null) {
        return end(result, reply.reasoning(), stop);
      }
      if (Thread.currentThread().isInterrupted()) {
        CallError cancelled = new CallError.Cancelled(false);
        return end(
            new PlanResult.Failed<>(cancelled, reply.reply()), reply.reasoning(), Stop.CANCELLED);
      }
      if (left() < SHORTEST) {
        return end(result, reply.reasoning(), Stop.DEADLINE);
      }
    }
  }

  /** What keeps a request from being sent at all. */
  private @Nullable CallError hindrance() {
    if (Thread.currentThread().isInterrupted()) {
      return new CallError.Cancelled(false);
    }
    return left() > 0 ? null : new CallError.Deadline(false);
  }

  private ChatReply send() {
    long left = left();
    if (left <= 0) {
      return ChatReply.failed(new CallError.Deadline(false));
    }
    try {
      ChatRequest request = new ChatRequest(
          messages, options, prompt.mode(), prompt.sentSchema(), Duration.ofNanos(left));
      return Objects.requireNonNull(model.send(request), "reply of the model");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ChatReply.failed(new CallError.Cancelled(true));
    }
  }

  private PlanResult<T> read(ChatReply reply) {
    if (reply.error().isPresent()) {
      return new PlanResult.Failed<>(reply.error().get(), reply.reply());
    }
    PlanResult<T> result = reader.read(reply.reply());
    return Thread.currentThread().isInterrupted()
        ? new PlanResult.Failed<>(new CallError.Cancelled(true), reply.reply())
        : result;
  }

  private static Optional<PlanError> error(PlanResult<?> result) {
    return result.fold(
        complete -> Optional.empty(),
        truncated -> Optional.of(truncated.error()),
        failed -> Optional.of(failed.error()));
  }

  private void log(ChatReply reply, Optional<PlanError> error, long sent) {
    Attempt attempt = new Attempt(
        attempts.size() + 1,
        options.model(),
        reply.reply().finishReason(),
        error,
        reply.usage(),
        Duration.ofNanos(time.nanos() - sent));
    attempts.add(attempt);
    listener.on(
        error.isEmpty() ? new PlannerEvent.Replied(attempt) : new PlannerEvent.Failed(attempt));
  }

  /** Why there is no further attempt, or null after the wait for the next one. */
  private @Nullable Stop stopOrWait(PlanError why, Reply reply) {
    if (!(why instanceof ReplyError error)) {
      return stop(why);
    }
    if (attempts.size() >= policy.attempts()) {
      return Stop.ATTEMPTS;
    }
    Next next = policy.decide(error);
    if (next == Next.STOP) {
      return Stop.NOT_RETRIED;
    }
    if (tokens() >= policy.tokenBudget()) {
      return Stop.TOKEN_BUDGET;
    }
    long wait = policy.backoff().after(attempts.size(), random);
    if (left() - SHORTEST < wait) {
      return Stop.DEADLINE;
    }
    // rule: a reply that ended for its length is never asked to mend its JSON
    boolean reAsked = next == Next.RE_ASK && !reply.finishReason().equals(FinishReason.LENGTH);
    messages = reAsked ? asking(error, reply) : conversation;
    options = policy.options(options, attempts.size() + 1, reply.finishReason());
    Duration pause = Duration.ofNanos(wait);
    listener.on(new PlannerEvent.Retrying(attempts.size() + 1, reAsked, pause));
    pause(wait);
    return null;
  }

  private static Stop stop(PlanError error) {
    if (error instanceof CallError.Cancelled) {
      return Stop.CANCELLED;
    }
    return error instanceof CallError.Deadline ? Stop.DEADLINE : Stop.NOT_RETRIED;
  }

  private List<Message> asking(ReplyError error, Reply reply) {
    String words = policy.words(error);
    if (!policy.showsReply() || reply.text().isBlank()) {
      return Prompt.asking(conversation, words);
    }
    List<Message> longer = new ArrayList<>(conversation);
    longer.add(Message.assistant(reply.text()));
    return Prompt.asking(longer, words);
  }

  private void pause(long wait) {
    // the listener has had its time, and a wait must not reach past the deadline
    long nanos = Math.min(wait, left());
    if (nanos <= 0) {
      return;
    }
    try {
      time.sleep(nanos);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private long tokens() {
    long sum = 0;
    for (Attempt attempt : attempts) {
      long more = attempt.usage().map(Usage::totalTokens).orElse(0L);
      sum = sum > Long.MAX_VALUE - more ? Long.MAX_VALUE : sum + more;
    }
    return sum;
  }

  /** The nanoseconds until the deadline. A difference of two readings cannot overflow; a sum can. */
  private long left() {
    return policy.deadline() - (time.nanos() - start);
  }

  private Answer<T> end(PlanResult<T> result, Optional<String> reasoning, Stop stop) {
    Ledger ledger = new Ledger(attempts, stop);
    listener.on(new PlannerEvent.Ended(ledger));
    return new Answer<>(result, ledger, reasoning);
  }
}
