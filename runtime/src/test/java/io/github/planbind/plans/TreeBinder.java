package io.github.planbind.plans;

import io.github.planbind.PlanReader;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanBinder;
import java.util.ArrayList;
import java.util.List;

/** Reads a plan that holds itself: {@code @Plan(keys = {"label", "children"})}. */
public final class TreeBinder implements PlanBinder<TreeBinder.Tree> {
  public static final TreeBinder INSTANCE = new TreeBinder();

  private static final ObjectShape TREE = ObjectShape.named("Tree")
      .required("label")
      .required("children")
      .keys("label", "children")
      .build();

  private TreeBinder() {}

  /** A tree. */
  public record Tree(String label, List<Tree> children) {}

  public static PlanReader<Tree> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Tree read(JsonInput json) {
    return readTree(json);
  }

  @Override
  public String schema() {
    return "{\"type\":\"object\"}";
  }

  private static Tree readTree(JsonInput json) {
    if (!json.beginObject(TREE)) {
      return null;
    }
    String label = null;
    List<Tree> children = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> label = json.readString(label);
        default -> children = json.once(children, readTreeList(json));
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(label, children);
      }
      return null;
    }
    return new Tree(label, children);
  }

  private static List<Tree> readTreeList(JsonInput json) {
    if (!json.beginObjects()) {
      return null;
    }
    List<Tree> items = new ArrayList<>();
    while (json.nextElement()) {
      Tree item = readTree(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }
}
