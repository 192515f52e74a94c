package bad;

import io.github.planbind.annotation.Plan;
import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import java.util.List;

@Plan(keys = "size")
record Broken(
    @Size(max = 3) int size,
    @DecimalMin("1") String text,
    @NotBlank List<String> names,
    @Pattern(regexp = "a") LocalDate date,
    List<@Positive Boolean> flags,
    @AssertTrue String truth,
    Inner inner) {
  record Inner(@Size(min = 1) Inner2 inner) {}

  record Inner2(@Positive long fine) {}
}
