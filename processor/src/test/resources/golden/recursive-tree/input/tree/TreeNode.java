package tree;

import io.github.planbind.annotation.Plan;
import java.util.List;


@Plan(keys = {"label", "children"})
public record TreeNode(String label, List<TreeNode> children) {}
