package io.github.planbind.processor;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Checks that the records of a sealed interface are told apart: by a discriminator that is not also the name
 * of a component, or, without one, by their components.
 */
final class VariantCheck {
  private VariantCheck() {}

  static void check(PlanModel model, Problems problems) {
    for (SealedModel type : model.sealedTypes().values()) {
      if (type.discriminator().isEmpty()) {
        checkNames(type, model, problems);
        continue;
      }
      for (SealedModel.Variant variant : type.variants()) {
        for (ComponentModel component : model.record(variant.type()).components()) {
          checkName(component.json(), type, problems);
          component.aliases().forEach(alias -> checkName(alias, type, problems));
        }
      }
    }
  }

  private static void checkName(Name name, SealedModel type, Problems problems) {
    if (name.text().equals(type.discriminator().orElseThrow().text())) {
      problems.add(Rule.VARIANT_DISCRIMINATOR, name.place(), name.text(), type.name());
    }
  }

  private static void checkNames(SealedModel type, PlanModel model, Problems problems) {
    List<SealedModel.Variant> variants = type.variants();
    for (int i = 0; i < variants.size(); i++) {
      SealedModel.Variant one = variants.get(i);
      if (one.isValueWritten()) {
        problems.add(
            Rule.VARIANT_VALUE, one.value().place(), nameOf(one, model), type.name(), type.name());
      }
      for (SealedModel.Variant other : variants.subList(i + 1, variants.size())) {
        VariantNames.alike(model, one, other)
            .ifPresent(reason -> problems.add(
                Rule.VARIANT_ALIKE,
                type.place(),
                nameOf(one, model),
                nameOf(other, model),
                reason,
                freeName(type, model),
                type.name()));
      }
    }
  }

  private static String nameOf(SealedModel.Variant variant, PlanModel model) {
    return model.record(variant.type()).name();
  }

  /** A name for a discriminator that no record has. */
  private static String freeName(SealedModel type, PlanModel model) {
    Set<String> taken = type.variants().stream()
        .flatMap(variant -> model.record(variant.type()).components().stream())
        .flatMap(each -> Stream.concat(Stream.of(each.json()), each.aliases().stream()))
        .map(Name::text)
        .collect(Collectors.toSet());
    return Stream.of("type", "kind", "variant")
        .filter(name -> !taken.contains(name))
        .findFirst()
        .orElse("which");
  }
}
