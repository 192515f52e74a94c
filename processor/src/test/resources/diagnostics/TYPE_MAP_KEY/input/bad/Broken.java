package bad;

import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Map;

@Plan(keys = "names")
record Broken(Map<Integer, String> names, Map<Kind, List<String>> kinds) {

  enum Kind {
    A
  }
}
