package bad;

import io.github.planbind.annotation.Plan;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;

@Plan(keys = "code")
record Broken(
    @Pattern(regexp = "[a-f]{3}\\d") @Size(min = 5) String code,
    Optional<@Pattern(regexp = "(?!x)x") String> left) {

  @Plan(keys = "texts")
  record Long(@Size(min = 5000) List<String> texts) {}

  @Plan(keys = "lines", example = "{\"lines\":[\"written\"]}")
  record Written(List<@Size(min = 5) String> lines) {}

  @Plan(keys = "rows")
  @SuppressWarnings("planbind:example")
  record Quiet(@Size(min = 5000) List<String> rows) {}
}
