package cmd;

import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Map;
import java.util.Optional;


@Plan(keys = "steps")
record Script(List<Step> steps, Optional<Step.Move> last, Map<String, Expr> rules) {}
