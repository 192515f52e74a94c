package bad;

import io.github.planbind.annotation.Plan;
import jakarta.validation.constraints.Pattern;

@Plan(keys = "code")
record Broken(
    @Pattern(regexp = "\\p{Lu}+") String code,
    @Pattern(regexp = "[a-z]+", flags = Pattern.Flag.CASE_INSENSITIVE) String word,
    @Pattern(regexp = "a++") @SuppressWarnings("planbind") String quiet) {}
