package bad;

import io.github.planbind.annotation.Plan;
import jakarta.validation.constraints.NotNull;
import java.util.Optional;

@Plan(keys = "name")
record Broken(
    String name,
    Optional<@NotNull String> note) {}
