package bad;

import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Optional;

@Plan(keys = "root")
record Broken(Node<String> root) {

  record Node<T>(T value, Optional<Node<List<T>>> next) {} // example
}
