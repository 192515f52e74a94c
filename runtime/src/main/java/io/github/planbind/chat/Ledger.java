package io.github.planbind.chat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * All attempts of one call, and why there were no more.
 *
 * @param attempts the attempts, in order
 * @param stop why there were no more
 */
public record Ledger(List<Attempt> attempts, Stop stop) {

  /** Why a call made no further attempt. */
  public enum Stop {
    /** There is a whole plan. */
    PLAN("there is a plan"),
    /** The error is one that no further request can mend, or that the policy does not retry. */
    NOT_RETRIED("the error is not retried"),
    /** The policy allows no more attempts. */
    ATTEMPTS("no attempts are left"),
    /** The policy allows no more tokens. */
    TOKEN_BUDGET("the token budget is used up"),
    /** No time was left. */
    DEADLINE("no time is left"),
    /** The caller gave up. */
    CANCELLED("the call was cancelled");

    private final String words;

    Stop(String words) {
      this.words = words;
    }
  }

  /**
   * Creates a ledger.
   *
   * @param attempts the attempts, in order
   * @param stop why there were no more
   */
  public Ledger {
    attempts = List.copyOf(attempts);
  }

  /**
   * How many requests reached the provider, or may have.
   *
   * @return the number of attempts that may be billed
   */
  public int requests() {
    return (int) attempts.stream().filter(Attempt::isSent).count();
  }

  /**
   * The tokens of all attempts whose provider tells them.
   *
   * @return the sums, empty if no provider told any
   */
  public Optional<Usage> usage() {
    return attempts.stream().flatMap(a -> a.usage().stream()).reduce(Usage::plus);
  }

  /**
   * How long all attempts took, without the pauses between them.
   *
   * @return the sum
   */
  public Duration time() {
    return attempts.stream().map(Attempt::time).reduce(Duration.ZERO, Duration::plus);
  }

  /**
   * The ledger for people: two lines for each attempt, and one for the end.
   *
   * @return lines, each ended by a line feed
   */
  public String picture() {
    StringBuilder picture = new StringBuilder();
    for (Attempt attempt : attempts) {
      picture.append(attempt.cost()).append("\n  ").append(attempt.outcome()).append('\n');
    }
    String tokens = usage().map(u -> ", " + u.totalTokens() + " tokens").orElse("");
    String sent = requests() == 1 ? "1 request" : requests() + " requests";
    return picture
        .append(sent)
        .append(tokens)
        .append("; ")
        .append(stop.words)
        .append('\n')
        .toString();
  }
}
