package io.github.planbind.processor;

/** Checks that a discriminator is not also the name of a component of one of the records. */
final class VariantCheck {
  private VariantCheck() {}

  static void check(PlanModel model, Problems problems) {
    for (SealedModel type : model.sealedTypes().values()) {
      for (SealedModel.Variant variant : type.variants()) {
        for (ComponentModel component : model.record(variant.type()).components()) {
          checkName(component.json(), type, problems);
          component.aliases().forEach(alias -> checkName(alias, type, problems));
        }
      }
    }
  }

  private static void checkName(Name name, SealedModel type, Problems problems) {
    if (name.text().equals(type.discriminator().text())) {
      problems.add(Rule.VARIANT_DISCRIMINATOR, name.place(), name.text(), type.name());
    }
  }
}
