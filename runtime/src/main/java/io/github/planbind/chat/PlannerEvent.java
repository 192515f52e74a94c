package io.github.planbind.chat;

import java.time.Duration;

/** A step of a call. None of them holds text of a prompt or a reply. */
public sealed interface PlannerEvent {
  /**
   * An attempt begins.
   *
   * @param attempt 1 for the first
   * @param model the model's name, blank for the one that the client was made for
   */
  record Started(int attempt, String model) implements PlannerEvent {}

  /**
   * An attempt ended with a whole plan.
   *
   * @param attempt the attempt as the ledger has it
   */
  record Replied(Attempt attempt) implements PlannerEvent {}

  /**
   * An attempt ended with an error.
   *
   * @param attempt the attempt as the ledger has it
   */
  record Failed(Attempt attempt) implements PlannerEvent {}

  /**
   * There will be another attempt.
   *
   * @param attempt the number of the next attempt
   * @param reAsked whether the model is told what was wrong
   * @param pause how long the call waits before it
   */
  record Retrying(int attempt, boolean reAsked, Duration pause) implements PlannerEvent {}

  /**
   * The call ends.
   *
   * @param ledger all attempts
   */
  record Ended(Ledger ledger) implements PlannerEvent {}
}
