package bad;

import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Map;
import java.util.Optional;

@Plan(keys = "scores")
record Broken(
    Map<String, Integer> scores, Optional<List<Map<String, String>>> rows, Inner inner) {

  record Inner(Map<String, Boolean> flags) {}
}
