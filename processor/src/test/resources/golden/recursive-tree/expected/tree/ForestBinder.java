package tree;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads {@code Forest} from JSON. Change the record, not this file. */
@PlanGenerated
public final class ForestBinder extends PlanCompanion<Forest> {
  /** The one binder; it has no state. */
  public static final ForestBinder INSTANCE = new ForestBinder();

  /** The component {@code trees}. */
  public static final PlanKey<Forest, Map<String, TreeNode>> TREES = PlanKey.<Forest, Map<String, TreeNode>>of(0, "trees");

  /** The component {@code first}. */
  public static final PlanKey<Forest, Forest.Link> FIRST = PlanKey.<Forest, Forest.Link>of(1, "first");

  private static final ObjectShape FOREST = ObjectShape.named("Forest")
      .required("trees")
      .optional("first")
      .keys("trees")
      .build();

  private static final ObjectShape TREE_NODE = ObjectShape.named("TreeNode")
      .required("label", "children")
      .build();

  private static final ObjectShape LINK = ObjectShape.named("Link")
      .required("name")
      .optional("next")
      .build();

  private ForestBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Forest\",\"type\":\"object\",\"properties\":{"
            + "\"trees\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/TreeNode\"}},"
            + "\"first\":{\"anyOf\":[{\"$ref\":\"#/$defs/Link\"},{\"type\":\"null\"}]}"
            + "},\"required\":[\"trees\"],\"$defs\":{"
            + "\"TreeNode\":{\"type\":\"object\",\"properties\":{"
            + "\"label\":{\"type\":\"string\"},"
            + "\"children\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/TreeNode\"}}"
            + "},\"required\":[\"label\",\"children\"]},"
            + "\"Link\":{\"type\":\"object\",\"properties\":{"
            + "\"name\":{\"type\":\"string\"},"
            + "\"next\":{\"anyOf\":[{\"$ref\":\"#/$defs/Link\"},{\"type\":\"null\"}]}"
            + "},\"required\":[\"name\"]}"
            + "}}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"trees\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/TreeNode\"}},"
            + "\"first\":{\"anyOf\":[{\"$ref\":\"#/$defs/Link\"},{\"type\":\"null\"}]}"
            + "},\"required\":[\"trees\",\"first\"],\"additionalProperties\":false,\"$defs\":{"
            + "\"TreeNode\":{\"type\":\"object\",\"properties\":{"
            + "\"label\":{\"type\":\"string\"},"
            + "\"children\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/TreeNode\"}}"
            + "},\"required\":[\"label\",\"children\"],\"additionalProperties\":false},"
            + "\"Link\":{\"type\":\"object\",\"properties\":{"
            + "\"name\":{\"type\":\"string\"},"
            + "\"next\":{\"anyOf\":[{\"$ref\":\"#/$defs/Link\"},{\"type\":\"null\"}]}"
            + "},\"required\":[\"name\",\"next\"],\"additionalProperties\":false}"
            + "}}",
        "{\"trees\":{\"key1\":{\"label\":\"the label\",\"children\":[]}},\"first\":{\"name\":\"the name\"}}");
  }

  /** {@return a reader of replies that hold a {@code Forest}} */
  public static PlanReader<Forest> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Forest read(JsonInput json) {
    if (!json.beginObject(FOREST)) {
      return null;
    }
    Map<String, TreeNode> trees = null;
    Forest.Link first = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> trees = json.once(trees, readTreeNodeMap(json));
        default -> first = json.once(first, readLink(json));
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(trees, first);
      }
      return null;
    }
    return new Forest(trees, Optional.<Forest.Link>ofNullable(first));
  }

  private Map<String, TreeNode> readTreeNodeMap(JsonInput json) {
    if (!json.beginMap()) {
      return null;
    }
    Map<String, TreeNode> map = new LinkedHashMap<>();
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      TreeNode value = readTreeNode(json);
      if (json.fits()) {
        json.put(map, key, value);
      }
    }
    return json.endMap(map);
  }

  private Forest.Link readLink(JsonInput json) {
    if (!json.beginObject(LINK)) {
      return null;
    }
    String name = null;
    Forest.Link next = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> name = json.readString(name);
        default -> next = json.once(next, readLink(json));
      }
    }
    if (!json.endObject()) {
      return null;
    }
    return new Forest.Link(name, Optional.<Forest.Link>ofNullable(next));
  }

  private TreeNode readTreeNode(JsonInput json) {
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
      TreeNode item = readTreeNode(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }
}
