package bad;

import io.github.planbind.annotation.Plan;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Negative;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.util.List;

@Plan(keys = "count")
record Broken(
    @Min(5) @Max(3) int count,
    @Min(300) byte small,
    @DecimalMin("1.2") @DecimalMax("1.8") long none,
    @DecimalMin("1.2") @DecimalMax("1.8") double some,
    @Positive @Negative double sign,
    @Size(min = 3, max = 2) String name,
    @NotEmpty @Size(max = 0) List<String> list,
    @Size(max = 0) @NotBlank String text) {}
