package io.github.planbind.processor;

import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/**
 * A record, enum or sealed interface that is still to be read.
 *
 * @param leader the place that names it
 * @param place its own place, for what is inside
 */
record FoundType(DeclaredType type, TypeName java, Place leader, Place place) {

  /** The type that something in a plan leads to. */
  static FoundType at(Place leader, DeclaredType type) {
    return new FoundType(type, TypeName.get(type), leader, leader.into(type.asElement()));
  }

  /** The plan itself. */
  static FoundType plan(Place plan, DeclaredType type) {
    return new FoundType(type, TypeName.get(type), plan, plan);
  }

  TypeElement element() {
    return (TypeElement) type.asElement();
  }

  /** The simple name. */
  String name() {
    return nameOf(type);
  }

  private static String nameOf(DeclaredType type) {
    return type.asElement().getSimpleName().toString();
  }
}
