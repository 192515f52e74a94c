package io.github.planbind.processor;

import java.util.List;
import java.util.Optional;

/**
 * Finds names that an annotation takes from a constant which is not there: another processor may still
 * write it.
 */
final class UnresolvedNames {
  /** What javac gives for the value of such a constant; it reports the constant itself in the end. */
  private static final String UNRESOLVED = "<error>";

  private UnresolvedNames() {}

  static void check(PlanModel model, Problems unresolved) {
    if (isAnyUnresolved(model)) {
      unresolved.add(Rule.NAME_UNRESOLVED, model.place());
    }
  }

  /** In loops: there is hardly ever one, and every text of every plan is looked at. */
  private static boolean isAnyUnresolved(PlanModel model) {
    boolean any = isAnyUnresolved(model.keys())
        || model.example().isPresent() && isUnresolved(model.example().get().text());
    for (RecordModel record : model.records().values()) {
      for (ComponentModel component : record.components()) {
        any |= isAnyUnresolved(component);
      }
    }
    for (EnumModel type : model.enums().values()) {
      for (EnumModel.Constant each : type.constants()) {
        any |= isAnyUnresolved(each.json(), each.aliases(), each.description());
      }
    }
    for (SealedModel type : model.sealedTypes().values()) {
      any |= type.discriminator().isPresent()
          && isUnresolved(type.discriminator().get().text());
      for (SealedModel.Variant variant : type.variants()) {
        any |= isUnresolved(variant.value().text());
      }
    }
    return any;
  }

  private static boolean isAnyUnresolved(ComponentModel component) {
    Optional<JsonLiteral> byDefault = component.defaultValue();
    return isAnyUnresolved(component.json(), component.aliases(), component.description())
        || byDefault.isPresent() && isUnresolved(byDefault.get().text());
  }

  private static boolean isAnyUnresolved(Name name, List<Name> others, String description) {
    return isUnresolved(name.text()) || isUnresolved(description) || isAnyUnresolved(others);
  }

  private static boolean isAnyUnresolved(List<Name> names) {
    for (Name name : names) {
      if (isUnresolved(name.text())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isUnresolved(String text) {
    return text.equals(UNRESOLVED);
  }
}
