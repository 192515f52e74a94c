package io.github.planbind.it;

import io.github.planbind.annotation.Plan;
import java.util.List;

/** A record that holds itself, as deep as the reply goes. */
@SuppressWarnings("planbind:strict")
@Plan(keys = {"label", "children"})
public record TreeNode(String label, List<TreeNode> children) {}
