package io.github.planbind.processor;

import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;

/**
 * Where a problem is shown: an element of the plan itself for the compiler's caret, and in words the
 * way that leads from the plan to the mistake.
 *
 * @param annotation an annotation of the element, or null
 * @param value a value in that annotation, or null
 * @param path such as {@code ShipPlan.orders > Order.task}
 * @param nested whether the mistake lies in another type than the plan; its elements may come from a
 *     class file and have no position, so the caret stays on the plan's component that leads there
 * @param way all that leads to the mistake, which is its last: a warning may be switched off at each
 */
record Place(
    Element element,
    AnnotationMirror annotation,
    AnnotationValue value,
    String path,
    boolean nested,
    List<Element> way) {

  /** The plan itself. */
  static Place of(Element plan, String name) {
    return new Place(plan, null, null, name, false, List.of(plan));
  }

  /** A part of the type at this place: a component, or a constant. */
  Place member(Element part, String name) {
    return new Place(nested ? element : part, null, null, path + "." + name, nested, wayTo(part));
  }

  /** The type that this place leads to. */
  Place into(Element type) {
    return new Place(element, null, null, path + " > " + type.getSimpleName(), true, wayTo(type));
  }

  /** The same place, with the caret on an annotation of it. */
  Place on(AnnotationMirror mirror, AnnotationValue part) {
    return nested ? this : new Place(element, mirror, part, path, false, way);
  }

  private List<Element> wayTo(Element next) {
    return Stream.concat(way.stream(), Stream.of(next)).toList();
  }
}
