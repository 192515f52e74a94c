package bad;

import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Optional;

@Plan(keys = "label")
record Broken(String label, List<Broken> children) {

  @Plan(keys = "chain")
  record Indirect(int chain, Link link) {}

  record Link(Optional<Indirect> next) {}

  @Plan(keys = "left")
  record Fine(Leaf left, Leaf right) {}

  record Leaf(int size) {}
}
