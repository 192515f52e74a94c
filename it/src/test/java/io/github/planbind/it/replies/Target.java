package io.github.planbind.it.replies;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.planbind.Partial;
import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.binding.PlanBinder;
import io.github.planbind.it.AgentAction;
import io.github.planbind.it.AgentActionBinder;
import io.github.planbind.it.Answer;
import io.github.planbind.it.AnswerBinder;
import io.github.planbind.it.Finding;
import io.github.planbind.it.FindingBinder;
import io.github.planbind.it.Invoice;
import io.github.planbind.it.InvoiceBinder;
import io.github.planbind.it.Reading;
import io.github.planbind.it.ReadingBinder;
import io.github.planbind.it.Shape;
import io.github.planbind.it.ShapeBinder;
import io.github.planbind.it.ShipPlan;
import io.github.planbind.it.ShipPlanBinder;
import io.github.planbind.it.TreeNode;
import io.github.planbind.it.TreeNodeBinder;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * What an example asks for.
 *
 * @param name what the document calls it
 * @param type the record or sealed interface, or what stands for any JSON
 * @param reader reads replies for it
 * @param partsOf what a caller can get of a plan that is cut, as JSON
 */
record Target(
    String name, Class<?> type, PlanReader<?> reader, Function<Partial<?>, String> partsOf) {

  static final List<Target> ALL = List.of(
      one(AgentAction.class, AgentActionBinder.INSTANCE),
      one(Answer.class, AnswerBinder.INSTANCE),
      one(Finding.class, FindingBinder.INSTANCE),
      list(Finding.class, FindingBinder.INSTANCE),
      one(Invoice.class, InvoiceBinder.INSTANCE),
      one(Pair.class, PairBinder.INSTANCE),
      one(Reading.class, ReadingBinder.INSTANCE),
      one(Series.class, SeriesBinder.INSTANCE),
      one(Shape.class, ShapeBinder.INSTANCE),
      one(ShipPlan.class, ShipPlanBinder.INSTANCE),
      one(TreeNode.class, TreeNodeBinder.INSTANCE),
      one(Voyage.class, VoyageBinder.INSTANCE),
      tree("answer"));

  private static <T> Target one(Class<T> type, PlanBinder<T> binder) {
    PlanReader<T> reader = PlanReader.of(binder);
    return new Target(type.getSimpleName(), type, reader, cut -> components(type, cut));
  }

  private static <T> Target list(Class<T> type, PlanBinder<T> binder) {
    String name = "List<" + type.getSimpleName() + ">";
    PlanReader<List<T>> reader = PlanReader.listOf(binder);
    return new Target(name, type, reader, cut -> Json.of(cut.items(binder)));
  }

  private static Target tree(String key) {
    String name = "JsonNode(" + key + ")";
    return new Target(name, JsonNode.class, PlanReader.ofTree(key), cut -> "{}");
  }

  static Target named(String name) {
    return ALL.stream().filter(target -> target.name().equals(name)).findFirst().orElseThrow();
  }

  /** What the key of each component gets. */
  @SuppressWarnings("unchecked") // the part is of what the target reads
  private static <T> String components(Class<T> type, Partial<?> cut) {
    Partial<T> partial = (Partial<T>) cut;
    Map<String, Object> parts = new LinkedHashMap<>();
    Class<?>[] records = type.isSealed() ? type.getPermittedSubclasses() : new Class<?>[] {type};
    for (int variant = 0; variant < records.length; variant++) {
      RecordComponent[] components = records[variant].getRecordComponents();
      for (int i = 0; i < components.length; i++) {
        String name = components[i].getName();
        PlanKey<T, Object> key =
            type.isSealed() ? PlanKey.of(variant, i, name) : PlanKey.of(i, name);
        partial.get(key).ifPresent(value -> parts.put(name, value));
      }
    }
    return Json.of(parts);
  }

  /** Its name among the tests. */
  @Override
  public String toString() {
    return name;
  }
}
