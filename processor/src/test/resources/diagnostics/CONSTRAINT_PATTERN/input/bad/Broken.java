package bad;

import io.github.planbind.annotation.Plan;
import jakarta.validation.constraints.Pattern;

@Plan(keys = "code")
record Broken(
    @Pattern(regexp = "[A-Z") String code,
    @Pattern(regexp = "a|b") String fine) {}
