package bad;

import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Map;
import java.util.Optional;

@Plan(keys = "left")
record Pair(Left left) {

  record Left(Right right) {}

  record Right(Left left, Ends ends) {}

  record Ends(Optional<Pair> pair, List<Left> lefts, Map<String, Right> rights) {}
}
