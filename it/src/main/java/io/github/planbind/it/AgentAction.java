package io.github.planbind.it;

import io.github.planbind.annotation.Plan;
import java.util.Optional;

/** One step of an agent in a game, with names as a model's prompt would have them. */
@Plan(keys = "action")
public record AgentAction(Action action, Optional<String> speak, int target_x, int target_y) {

  /** What an agent can do. */
  public enum Action {
    move,
    stay,
    talk
  }
}
