package io.github.planbind.processor;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;

/** Reads an enum: its constants in declared order. */
final class EnumReader {
  private final Problems problems;

  EnumReader(Problems problems) {
    this.problems = problems;
  }

  EnumModel read(FoundType found) {
    List<EnumModel.Constant> constants = new ArrayList<>();
    for (Element element : found.element().getEnclosedElements()) {
      if (element.getKind() == ElementKind.ENUM_CONSTANT) {
        String java = element.getSimpleName().toString();
        Named named = Named.read(element, java, found.place().member(element, java));
        checkMembers(named);
        named.fallback().ifPresent(place -> checkFallback(constants, place));
        constants.add(new EnumModel.Constant(
            java,
            named.json(),
            named.aliases(),
            named.description(),
            named.fallback().isPresent()));
      }
    }
    if (constants.isEmpty()) {
      problems.add(Rule.TYPE_EMPTY_ENUM, found.leader(), found.name());
    }
    return new EnumModel(
        ClassName.get(found.element()), found.name(), List.copyOf(constants), found.place());
  }

  private void checkMembers(Named named) {
    named
        .defaultValue()
        .ifPresent(json -> problems.add(Rule.FIELD_CONSTANT, json.place(), "defaultValue"));
    named.jackson().ifPresent(place -> problems.add(Rule.FIELD_CONSTANT, place, "jackson"));
  }

  private void checkFallback(List<EnumModel.Constant> before, Place place) {
    before.stream()
        .filter(EnumModel.Constant::fallback)
        .findFirst()
        .ifPresent(other -> problems.add(Rule.FALLBACK_TWICE, place, other.java()));
  }
}
