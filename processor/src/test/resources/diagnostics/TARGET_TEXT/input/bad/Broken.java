package bad;

import io.github.planbind.annotation.Plan;
import jakarta.validation.constraints.Pattern;

@Plan(keys = "summary")
record Broken(String summary) {

  @Plan(keys = "code")
  record Fine(@Pattern(regexp = "[A-Z]\\d") String code) {}
}
