package io.github.planbind.chat;

import io.github.planbind.CallError;
import io.github.planbind.FinishReason;
import io.github.planbind.PlanError;
import io.github.planbind.Reply;
import java.util.Objects;
import java.util.Optional;

/**
 * What came of one request: a reply to read, or an error that is known without reading it.
 *
 * @param reply the reply, its text empty if none came
 * @param error why there is nothing to read in it
 * @param usage what the provider counts
 * @param reasoning what the provider keeps apart as the model's reasoning
 */
public record ChatReply(
    Reply reply, Optional<PlanError> error, Optional<Usage> usage, Optional<String> reasoning) {
  /**
   * Creates a reply; the factories are shorter.
   *
   * @param reply the reply
   * @param error why there is nothing to read in it
   * @param usage what the provider counts
   * @param reasoning the model's reasoning
   */
  public ChatReply {
    Objects.requireNonNull(reply, "reply");
    Objects.requireNonNull(error, "error");
    Objects.requireNonNull(usage, "usage");
    Objects.requireNonNull(reasoning, "reasoning");
  }

  /**
   * A reply to read.
   *
   * @param reply the reply
   * @return it, without usage and reasoning
   */
  public static ChatReply of(Reply reply) {
    return new ChatReply(reply, Optional.empty(), Optional.empty(), Optional.empty());
  }

  /**
   * A reply to read, which the model ended by itself.
   *
   * @param text its text
   * @return it, without usage and reasoning
   */
  public static ChatReply of(String text) {
    return of(new Reply(text, FinishReason.STOP));
  }

  /**
   * A call that failed.
   *
   * @param error why
   * @return it, without a text
   */
  public static ChatReply failed(CallError error) {
    return new ChatReply(Reply.of(""), Optional.of(error), Optional.empty(), Optional.empty());
  }

  /**
   * This reply, in which there is nothing to read.
   *
   * @param why the error, such as a refusal or calls of tools
   * @return the reply
   */
  public ChatReply error(PlanError why) {
    return new ChatReply(reply, Optional.of(why), usage, reasoning);
  }

  /**
   * This reply with what the provider counts.
   *
   * @param counted the usage
   * @return the reply
   */
  public ChatReply usage(Usage counted) {
    return new ChatReply(reply, error, Optional.of(counted), reasoning);
  }

  /**
   * This reply with the reasoning that the provider keeps apart.
   *
   * @param text the reasoning
   * @return the reply
   */
  public ChatReply reasoning(String text) {
    return new ChatReply(reply, error, usage, Optional.of(text));
  }

  /** Says what came and not what it says. */
  @Override
  public String toString() {
    String what = error.map(PlanError::message).orElse("to be read");
    return "ChatReply[" + reply + ", " + what + "]";
  }
}
