package io.github.planbind;

/** Why there is no whole plan. What there is instead is told by the type. */
public sealed interface PlanError permits ReplyError, CallError {
  /**
   * The error in words.
   *
   * @return one printable line of at most 1,000 chars, without text of the reply
   */
  String message();
}
