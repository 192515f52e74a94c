package io.github.planbind.processor;

import java.util.HashSet;
import java.util.Set;

/**
 * What is wrong with the types of a plan, which has been said: a value for them cannot be judged before
 * it is put right.
 *
 * @param paths the places of components, records and sealed interfaces that are wrong
 * @param names the types that no value could ever have
 */
record WrongTypes(Set<String> paths, Set<TypeName> names) {

  static WrongTypes of(PlanModel model, Problems problems) {
    Set<TypeName> names = new HashSet<>(RecursionCheck.endless(model));
    names.add(new ValueType.Unreadable().java());
    for (EnumModel type : model.enums().values()) {
      if (type.constants().isEmpty()) {
        names.add(type.java());
      }
    }
    return new WrongTypes(problems.wrongTypes(), names);
  }

  boolean isNone() {
    return paths.isEmpty();
  }

  boolean at(Place place) {
    return paths.contains(place.path());
  }

  /** Whether a component is wrong, or has a type that is. */
  boolean of(ComponentModel component) {
    return at(component.place())
        || TypeContents.of(component.type()).stream().anyMatch(type -> names.contains(type.java()));
  }
}
