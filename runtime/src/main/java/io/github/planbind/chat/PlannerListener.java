package io.github.planbind.chat;

/**
 * Is told what a call does. It runs in the thread of the call: the time that it takes counts towards
 * the deadline, and what it throws ends the call.
 */
@FunctionalInterface
public interface PlannerListener {
  /**
   * Is called at each step.
   *
   * @param event what happened
   */
  void on(PlannerEvent event);
}
