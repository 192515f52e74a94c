package agent;

import io.github.planbind.annotation.Plan;
import java.util.Optional;


@Plan(keys = {"action"})
public record AgentAction(Action action, Optional<String> speak, int target_x, int target_y) {}
