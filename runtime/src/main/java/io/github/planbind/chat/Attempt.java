package io.github.planbind.chat;

import io.github.planbind.CallError;
import io.github.planbind.FinishReason;
import io.github.planbind.PlanError;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/**
 * One attempt to get a plan, in the ledger of a call. It holds no text of the reply.
 *
 * @param number 1 for the first
 * @param model the model's name, blank for the one that the client was made for
 * @param finishReason why the reply ends
 * @param error why there is no whole plan, empty if there is one
 * @param usage what the provider counts, if it tells
 * @param time how long it took, reading included
 */
public record Attempt(
    int number,
    String model,
    FinishReason finishReason,
    Optional<PlanError> error,
    Optional<Usage> usage,
    Duration time) {
  /**
   * Says whether the request reached the provider, or may have.
   *
   * @return false if it surely did not
   */
  public boolean isSent() {
    return !(error.orElse(null) instanceof CallError failed) || failed.maybeBilled();
  }

  /** What it cost, as one line. */
  String cost() {
    String tokens = usage
        .map(u ->
            u.promptTokens() + " + " + u.completionTokens() + " = " + u.totalTokens() + " tokens")
        .orElse("tokens not told");
    String of = model.isBlank() ? "" : "model " + Line.of(model, 80) + ", ";
    return String.format(
        Locale.ROOT,
        "attempt %d: %d ms, %sfinish reason %s, %s",
        number,
        time.toMillis(),
        of,
        finishReason,
        tokens);
  }

  /** What came of it, as one line. */
  String outcome() {
    return error.map(PlanError::message).orElse("A whole plan.");
  }

  /** The attempt as one line. */
  @Override
  public String toString() {
    return cost() + ": " + outcome();
  }
}
