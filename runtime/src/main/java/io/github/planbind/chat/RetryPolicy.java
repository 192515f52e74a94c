package io.github.planbind.chat;

import io.github.planbind.FinishReason;
import io.github.planbind.ReplyError;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * When a model is asked again, and how. A policy sees the errors of replies only: a call that failed
 * is never made again, and a policy that does so cannot be written.
 *
 * <pre>{@code
 * RetryPolicy.standard().attempts(3).tokenBudget(20_000).thenModel("a-stronger-model")
 * }</pre>
 */
public final class RetryPolicy {
  /** What follows a reply that holds no plan. */
  public enum Next {
    /** Nothing: the error is the result. */
    STOP,
    /** The same request once more. */
    AGAIN,
    /** The request with words about what was wrong; the same request if the reply was cut short. */
    RE_ASK
  }

  private static final RetryPolicy STANDARD = new RetryPolicy(new Parts());

  /** What a policy is made of. Never changed once a policy holds it. */
  private static final class Parts {
    int attempts = 2;
    Backoff backoff = Backoff.none();
    long deadline = Backoff.nanos("deadline", Duration.ofMinutes(2));
    Function<? super ReplyError, Next> decision = RetryPolicy::standard;
    long tokenBudget = Long.MAX_VALUE;
    int maxTokens;
    List<String> models = List.of();
    boolean showsReply;
    Function<? super ReplyError, String> wording = ReAsk::words;

    Parts copy() {
      Parts copy = new Parts();
      copy.attempts = attempts;
      copy.backoff = backoff;
      copy.deadline = deadline;
      copy.decision = decision;
      copy.tokenBudget = tokenBudget;
      copy.maxTokens = maxTokens;
      copy.models = models;
      copy.showsReply = showsReply;
      copy.wording = wording;
      return copy;
    }
  }

  private final Parts parts;

  private RetryPolicy(Parts parts) {
    this.parts = parts;
  }

  private RetryPolicy with(Consumer<Parts> change) {
    Parts changed = parts.copy();
    change.accept(changed);
    return new RetryPolicy(changed);
  }

  /**
   * Two attempts within two minutes, without a wait: an empty reply is asked for again as it was,
   * and so is a cut one; a reply without a plan is asked for with what was wrong. Refusals, calls of
   * tools and replies past a limit are not asked for again.
   *
   * @return the policy
   */
  public static RetryPolicy standard() {
    return STANDARD;
  }

  private static Next standard(ReplyError error) {
    if (error instanceof ReplyError.EmptyContent empty) {
      return empty.why() == ReplyError.EmptyContent.Why.TOOL_CALLS ? Next.STOP : Next.AGAIN;
    }
    if (error instanceof ReplyError.CutOff) {
      return Next.AGAIN;
    }
    boolean hopeless =
        error instanceof ReplyError.Refused || error instanceof ReplyError.LimitExceeded;
    return hopeless ? Next.STOP : Next.RE_ASK;
  }

  /**
   * This policy with another number of attempts.
   *
   * @param most the most attempts, 1 for no retry
   * @return the policy
   * @throws IllegalArgumentException if it is less than 1
   */
  public RetryPolicy attempts(int most) {
    if (most < 1) {
      throw new IllegalArgumentException("attempts must be 1 or more");
    }
    return with(p -> p.attempts = most);
  }

  /**
   * This policy with another wait between attempts.
   *
   * @param wait the back-off
   * @return the policy
   */
  public RetryPolicy backoff(Backoff wait) {
    Objects.requireNonNull(wait, "wait");
    return with(p -> p.backoff = wait);
  }

  /**
   * This policy with another deadline, which all attempts and waits of a call share.
   *
   * @param time the time from the call to its end
   * @return the policy
   * @throws IllegalArgumentException if it is not positive
   */
  public RetryPolicy deadline(Duration time) {
    long nanos = Backoff.nanos("deadline", time);
    return with(p -> p.deadline = nanos);
  }

  /**
   * This policy with another decision. What the function throws ends the call.
   *
   * @param decision says what follows an error; {@link #decide} of another policy can be its rest
   * @return the policy
   */
  public RetryPolicy deciding(Function<? super ReplyError, Next> decision) {
    Objects.requireNonNull(decision, "decision");
    return with(p -> p.decision = decision);
  }

  /**
   * This policy, but a plan that is cut is the result, and not asked for again.
   *
   * @return the policy
   */
  public RetryPolicy acceptingCut() {
    return deciding(error -> error instanceof ReplyError.CutOff ? Next.STOP : decide(error));
  }

  /**
   * This policy, but without a further attempt once the provider counted so many tokens. A provider
   * that tells no usage is not bounded.
   *
   * @param tokens the total tokens of all attempts
   * @return the policy
   * @throws IllegalArgumentException if it is not positive
   */
  public RetryPolicy tokenBudget(long tokens) {
    if (tokens < 1) {
      throw new IllegalArgumentException("tokens must be 1 or more");
    }
    return with(p -> p.tokenBudget = tokens);
  }

  /**
   * This policy, but a reply that ended for its length is asked for with more tokens: twice as many
   * as before, or all if there was no bound.
   *
   * @param most the most tokens that a reply may ever have
   * @return the policy
   * @throws IllegalArgumentException if it is less than 1
   */
  public RetryPolicy raisingMaxTokens(int most) {
    if (most < 1) {
      throw new IllegalArgumentException("most must be 1 or more");
    }
    return with(p -> p.maxTokens = most);
  }

  /**
   * This policy with other models for further attempts.
   *
   * @param names the model of the second attempt, of the third, and so on; the last for all others
   * @return the policy
   * @throws IllegalArgumentException if there is no name, or a blank one
   */
  public RetryPolicy thenModel(String... names) {
    List<String> models = List.of(names);
    if (models.isEmpty() || models.stream().anyMatch(String::isBlank)) {
      throw new IllegalArgumentException("A model must have a name");
    }
    return with(p -> p.models = models);
  }

  /**
   * This policy, but the model is shown its earlier reply when it is asked again.
   *
   * @return the policy
   */
  public RetryPolicy showingReply() {
    return with(p -> p.showsReply = true);
  }

  /**
   * This policy with other words for asking again. What the function throws ends the call.
   *
   * @param words makes the text of an error that is sent to the model
   * @return the policy
   */
  public RetryPolicy wording(Function<? super ReplyError, String> words) {
    Objects.requireNonNull(words, "words");
    return with(p -> p.wording = words);
  }

  /**
   * Says what follows an error, if attempts, tokens and time are left.
   *
   * @param error the error of a reply
   * @return what follows
   */
  public Next decide(ReplyError error) {
    return Objects.requireNonNull(parts.decision.apply(error), "decision");
  }

  int attempts() {
    return parts.attempts;
  }

  Backoff backoff() {
    return parts.backoff;
  }

  /** In nanoseconds. */
  long deadline() {
    return parts.deadline;
  }

  long tokenBudget() {
    return parts.tokenBudget;
  }

  boolean showsReply() {
    return parts.showsReply;
  }

  String words(ReplyError error) {
    return parts.wording.apply(error);
  }

  /** The options for an attempt after the first. */
  ChatOptions options(ChatOptions before, int attempt, FinishReason finishReason) {
    ChatOptions options = before;
    if (!parts.models.isEmpty()) {
      options = options.model(parts.models.get(Math.min(attempt - 2, parts.models.size() - 1)));
    }
    if (parts.maxTokens > 0 && finishReason.equals(FinishReason.LENGTH)) {
      int now = options.maxTokens().orElse(parts.maxTokens);
      int doubled = now > parts.maxTokens / 2 ? parts.maxTokens : now * 2;
      options = options.maxTokens(Math.max(now, doubled));
    }
    return options;
  }
}
