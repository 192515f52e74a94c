package io.github.planbind.it.property;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.binding.PlanBinder;
import io.github.planbind.it.AgentAction;
import io.github.planbind.it.AgentActionBinder;
import io.github.planbind.it.Finding;
import io.github.planbind.it.FindingBinder;
import io.github.planbind.it.Invoice;
import io.github.planbind.it.InvoiceBinder;
import io.github.planbind.it.Reading;
import io.github.planbind.it.ReadingBinder;
import io.github.planbind.it.ReviewFindings;
import io.github.planbind.it.ReviewFindingsBinder;
import io.github.planbind.it.Shape;
import io.github.planbind.it.ShapeBinder;
import io.github.planbind.it.ShipPlan;
import io.github.planbind.it.ShipPlanBinder;
import io.github.planbind.it.TreeNode;
import io.github.planbind.it.TreeNodeBinder;
import java.lang.reflect.Field;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What is looked for in a reply: a record or sealed interface, or a list of such.
 *
 * @param type the type in Java
 * @param keys the JSON names by which a plan, or an element of the list, is recognised
 * @param binder the binder of the plan, or of an element of the list
 */
public record Target<T>(
    String name, Type type, Set<String> keys, PlanBinder<?> binder, PlanReader<T> reader) {

  /** All of them. */
  public static final List<Target<?>> ALL = List.of(
      of(ShipPlan.class, ShipPlanBinder.INSTANCE, "orders", "helm", "engineering", "tactical"),
      of(AgentAction.class, AgentActionBinder.INSTANCE, "action"),
      of(ReviewFindings.class, ReviewFindingsBinder.INSTANCE, "findings"),
      of(Invoice.class, InvoiceBinder.INSTANCE, "lines", "total"),
      of(TreeNode.class, TreeNodeBinder.INSTANCE, "label", "children"),
      of(Shape.class, ShapeBinder.INSTANCE, "type"),
      of(Reading.class, ReadingBinder.INSTANCE, "id", "value"),
      of(EveryType.class, EveryTypeBinder.INSTANCE, "text", "whole", "colours"),
      new Target<>(
          "ListOfFinding",
          new Types.Generic(List.class, List.of(Finding.class)),
          Set.of("file", "line", "severity", "message"),
          FindingBinder.INSTANCE,
          PlanReader.listOf(FindingBinder.INSTANCE)));

  private static <T> Target<T> of(Class<T> type, PlanBinder<T> binder, String... keys) {
    return new Target<>(type.getSimpleName(), type, Set.of(keys), binder, PlanReader.of(binder));
  }

  boolean isList() {
    return Types.raw(type) == List.class;
  }

  /** The type of the objects that hold the keys. */
  Type objectType() {
    return isList() ? Types.argument(type, 0) : type;
  }

  char form() {
    return isList() ? '[' : '{';
  }

  @SuppressWarnings("unchecked")
  T cast(Object plan) {
    return (T) plan;
  }

  /** A typed key of a cut plan, with the component that it names. */
  record Part<T>(PlanKey<T, ?> key, Class<?> record, Component component) {}

  /** The keys that the plan's companion holds. */
  @SuppressWarnings("unchecked")
  List<Part<T>> parts() {
    List<Part<T>> parts = new ArrayList<>();
    if (isList()) {
      return parts;
    }
    for (Field field : binder.getClass().getFields()) {
      if (field.getType() == PlanKey.class) {
        try {
          parts.add(part(field.getName(), (PlanKey<T, ?>) field.get(null)));
        } catch (IllegalAccessException e) {
          throw new IllegalStateException(e);
        }
      }
    }
    return parts;
  }

  private Part<T> part(String constant, PlanKey<T, ?> key) {
    Class<?> record = Types.raw(type);
    if (Types.isSealed(type)) {
      record = Types.variants(record).values().stream()
          .filter(variant ->
              constant.startsWith(variant.getSimpleName().toUpperCase(Locale.ROOT) + "_"))
          .findFirst()
          .orElseThrow();
    }
    Component component = Component.of(record).stream()
        .filter(candidate -> candidate.name().equals(key.name()))
        .findFirst()
        .orElseThrow();
    return new Part<>(key, record, component);
  }

  @Override
  public String toString() {
    return name;
  }
}
