package io.github.planbind.processor;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How the records of a sealed interface without a discriminator are told apart: each of two must have a
 * component that it requires and that the other has not, or both require one by the same name whose values
 * have different forms.
 */
final class VariantNames {
  private VariantNames() {}

  /** The components of a variant that tell of it only where their value has a form. */
  static Map<String, JsonForm> forms(
      PlanModel model, SealedModel type, SealedModel.Variant variant) {
    Map<String, JsonForm> forms = new LinkedHashMap<>();
    for (ComponentModel component : required(model, variant)) {
      JsonForm form = JsonForm.of(component.type());
      for (SealedModel.Variant other : type.variants()) {
        boolean differs = find(required(model, other), component)
            .filter(each -> form.excludes(JsonForm.of(each.type())))
            .isPresent();
        if (differs) {
          forms.put(component.json().text(), form);
        }
      }
    }
    return forms;
  }

  /** Why two variants cannot be told apart; empty where they can. */
  static Optional<String> alike(
      PlanModel model, SealedModel.Variant one, SealedModel.Variant other) {
    for (ComponentModel component : required(model, one)) {
      Optional<ComponentModel> same = find(required(model, other), component);
      if (same.isPresent()
          && JsonForm.of(component.type()).excludes(JsonForm.of(same.get().type()))) {
        return Optional.empty();
      }
    }
    return lacks(model, one, other).or(() -> lacks(model, other, one));
  }

  private static Optional<String> lacks(
      PlanModel model, SealedModel.Variant one, SealedModel.Variant other) {
    List<ComponentModel> others = model.record(other.type()).components();
    boolean ownName =
        required(model, one).stream().anyMatch(each -> find(others, each).isEmpty());
    if (ownName) {
      return Optional.empty();
    }
    String first = model.record(one.type()).name();
    String second = model.record(other.type()).name();
    return Optional.of("all that " + first + " requires may stand in " + second + " too");
  }

  /** The variant that binders would choose for an object; empty where there is none, or several. */
  static Optional<SealedModel.Variant> choose(
      PlanModel model, SealedModel type, JsonValue.Dict object) {
    List<SealedModel.Variant> complete = type.variants().stream()
        .filter(variant ->
            count(model, type, variant, object) == required(model, variant).size())
        .toList();
    if (!complete.isEmpty()) {
      return complete.size() == 1 ? Optional.of(complete.get(0)) : Optional.empty();
    }
    return type.variants().stream()
        .max(Comparator.comparingLong(variant -> count(model, type, variant, object)))
        .filter(most -> count(model, type, most, object) > 0);
  }

  /** The variant of an object that a binder reads, by its discriminator or by its names. */
  static Optional<SealedModel.Variant> of(
      PlanModel model, SealedModel type, JsonValue.Dict object) {
    if (type.discriminator().isEmpty()) {
      return choose(model, type, object);
    }
    String discriminator = type.discriminator().get().text();
    return type.variants().stream()
        .filter(variant -> object.members().stream()
            .anyMatch(member -> member.name().equals(discriminator)
                && member.value() instanceof JsonValue.Text text
                && text.text().equals(variant.value().text())))
        .findFirst();
  }

  /** How many of the components that a variant requires an object has. */
  private static long count(
      PlanModel model, SealedModel type, SealedModel.Variant variant, JsonValue.Dict object) {
    Map<String, JsonForm> forms = forms(model, type, variant);
    return required(model, variant).stream()
        .filter(component -> object.members().stream()
            .anyMatch(member -> isNamed(component, member.name())
                && !(member.value() instanceof JsonValue.Nothing)
                && hasForm(forms.get(component.json().text()), member.value())))
        .count();
  }

  private static boolean hasForm(JsonForm form, JsonValue value) {
    return form == null || form.words().equals(value.form());
  }

  private static List<ComponentModel> required(PlanModel model, SealedModel.Variant variant) {
    return model.record(variant.type()).components().stream()
        .filter(component -> !component.mayBeAbsent())
        .toList();
  }

  /** The component that is called so, too. */
  private static Optional<ComponentModel> find(
      List<ComponentModel> components, ComponentModel named) {
    return components.stream()
        .filter(each -> isNamed(each, named.json().text())
            || named.aliases().stream().anyMatch(alias -> isNamed(each, alias.text())))
        .findFirst();
  }

  private static boolean isNamed(ComponentModel component, String name) {
    return component.json().text().equals(name)
        || component.aliases().stream().anyMatch(alias -> alias.text().equals(name));
  }
}
