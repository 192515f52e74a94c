package tree;

import io.github.planbind.annotation.Plan;
import java.util.Map;
import java.util.Optional;


@Plan(keys = "trees")
public record Forest(Map<String, TreeNode> trees, Optional<Link> first) {

  public record Link(String name, Optional<Link> next) {}
}
