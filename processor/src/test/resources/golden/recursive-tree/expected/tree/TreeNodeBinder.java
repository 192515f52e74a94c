package tree;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import java.util.ArrayList;
import java.util.List;

/** Reads {@code TreeNode} from JSON. Change the record, not this file. */
@PlanGenerated
public final class TreeNodeBinder extends PlanCompanion<TreeNode> {
  /** The one binder; it has no state. */
  public static final TreeNodeBinder INSTANCE = new TreeNodeBinder();

  /** The component {@code label}. */
  public static final PlanKey<TreeNode, String> LABEL = PlanKey.<TreeNode, String>of(0, "label");

  /** The component {@code children}. */
  public static final PlanKey<TreeNode, List<TreeNode>> CHILDREN = PlanKey.<TreeNode, List<TreeNode>>of(1, "children");

  private static final ObjectShape TREE_NODE = ObjectShape.named("TreeNode")
      .required("label", "children")
      .keys("label", "children")
      .build();

  private TreeNodeBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"TreeNode\",\"type\":\"object\",\"properties\":{"
            + "\"label\":{\"type\":\"string\"},"
            + "\"children\":{\"type\":\"array\",\"items\":{\"$ref\":\"#\"}}"
            + "},\"required\":[\"label\",\"children\"]}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"label\":{\"type\":\"string\"},"
            + "\"children\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/TreeNode\"}}"
            + "},\"required\":[\"label\",\"children\"],\"additionalProperties\":false,\"$defs\":{"
            + "\"TreeNode\":{\"type\":\"object\",\"properties\":{"
            + "\"label\":{\"type\":\"string\"},"
            + "\"children\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/TreeNode\"}}"
            + "},\"required\":[\"label\",\"children\"],\"additionalProperties\":false}"
            + "}}",
        "{\"label\":\"the label\",\"children\":[]}");
  }

  /** {@return a reader of replies that hold a {@code TreeNode}} */
  public static PlanReader<TreeNode> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public TreeNode read(JsonInput json) {
    if (!json.beginObject(TREE_NODE)) {
      return null;
    }
    String label = null;
    List<TreeNode> children = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> label = json.readString(label);
        default -> children = json.once(children, readTreeNodeList(json));
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(label, children);
      }
      return null;
    }
    return new TreeNode(label, children);
  }

  private List<TreeNode> readTreeNodeList(JsonInput json) {
    if (!json.beginObjects()) {
      return null;
    }
    List<TreeNode> items = new ArrayList<>();
    while (json.nextElement()) {
      TreeNode item = read(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }
}
