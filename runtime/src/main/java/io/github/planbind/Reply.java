package io.github.planbind;

import java.util.Objects;

/**
 * What a model replied.
 *
 * @param text the whole text, as it came
 * @param finishReason why it ends
 */
public record Reply(String text, FinishReason finishReason) {
  /**
   * Creates a reply.
   *
   * @param text the whole text, as it came
   * @param finishReason why it ends
   * @throws NullPointerException if the text or the reason is null
   */
  public Reply {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(finishReason, "finishReason");
  }

  /**
   * A reply of which no finish reason is known.
   *
   * @param text the whole text
   * @return the reply
   */
  public static Reply of(String text) {
    return new Reply(text, FinishReason.UNKNOWN);
  }

  /** Says how long the reply is; its text does not belong in logs. */
  @Override
  public String toString() {
    return "Reply[" + text.length() + " chars, " + finishReason + "]";
  }
}
