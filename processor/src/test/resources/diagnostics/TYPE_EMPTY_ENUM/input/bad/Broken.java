package bad;

import io.github.planbind.annotation.Plan;
import java.util.Optional;

@Plan(keys = "kind")
record Broken(Kind kind, Optional<Part> part) {

  enum Kind {} // example

  record Part(Kind kind) {}
}
