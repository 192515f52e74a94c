package num;

import io.github.planbind.annotation.Plan;
import java.util.Optional;


@Plan(keys = {"id", "value"})
public record Reading(long id, double value, boolean valid, Optional<Integer> retries) {}
