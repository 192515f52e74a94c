package tree;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanBinder;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads {@code TreeNode} from JSON. Change the record, not this file.
 */
@PlanGenerated
public final class TreeNodeBinder implements PlanBinder<TreeNode> {
  /**
   * The one binder; it has no state.
   */
  public static final TreeNodeBinder INSTANCE = new TreeNodeBinder();

  /**
   * The component {@code label}.
   */
  public static final PlanKey<TreeNode, String> LABEL = PlanKey.of(0, "label");

  /**
   * The component {@code children}.
   */
  public static final PlanKey<TreeNode, List<TreeNode>> CHILDREN = PlanKey.of(1, "children");

  private static final ObjectShape TREE_NODE = ObjectShape.named("TreeNode")
      .required("label")
      .required("children")
      .keys("label", "children")
      .build();

  private static final String SCHEMA = "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"TreeNode\",\"type\":\"object\",\"properties\":{"
      + "\"label\":{\"type\":\"string\"},"
      + "\"children\":{\"type\":\"array\",\"items\":{\"$ref\":\"#\"}}"
      + "},\"required\":[\"label\",\"children\"]}";

  private static final String STRICT_SCHEMA = "{\"type\":\"object\",\"properties\":{"
      + "\"label\":{\"type\":\"string\"},"
      + "\"children\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/TreeNode\"}}"
      + "},\"required\":[\"label\",\"children\"],\"additionalProperties\":false,\"$defs\":{"
      + "\"TreeNode\":{\"type\":\"object\",\"properties\":{"
      + "\"label\":{\"type\":\"string\"},"
      + "\"children\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/TreeNode\"}}"
      + "},\"required\":[\"label\",\"children\"],\"additionalProperties\":false}"
      + "}}";

  private static final String EXAMPLE = "{\"label\":\"the label\",\"children\":[]}";

  private TreeNodeBinder() {
  }

  /**
   * Returns a reader of replies that hold a {@code TreeNode}.
   *
   * @return the reader
   */
  public static PlanReader<TreeNode> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public TreeNode read(JsonInput json) {
    return readTreeNode(json);
  }

  @Override
  public String schema() {
    return SCHEMA;
  }

  @Override
  public String strictSchema() {
    return STRICT_SCHEMA;
  }

  @Override
  public String example() {
    return EXAMPLE;
  }

  private static TreeNode readTreeNode(JsonInput json) {
    if (!json.beginObject(TREE_NODE)) {
      return null;
    }
    String label = null;
    List<TreeNode> children = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> label = json.once(label, json.readString());
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

  private static List<TreeNode> readTreeNodeList(JsonInput json) {
    if (!json.beginObjects()) {
      return null;
    }
    List<TreeNode> items = new ArrayList<>();
    while (json.nextElement()) {
      TreeNode item = readTreeNode(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }
}
