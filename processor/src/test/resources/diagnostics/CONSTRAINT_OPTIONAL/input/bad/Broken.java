package bad;

import io.github.planbind.annotation.Plan;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.Optional;

@Plan(keys = "name")
record Broken(
    String name,
    @Size(max = 3) Optional<String> note,
    @NotNull Optional<String> fine) {}
