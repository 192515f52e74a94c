package io.github.planbind.processor;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationValue;

/**
 * A constraint as it is written.
 *
 * @param name such as {@code @Min}, as messages show it
 * @param standard whether it is one of Bean Validation's own, for whoever validates
 */
record ConstraintUse(String name, boolean standard, AnnotationUse use) {
  /** What javac gives for a constant that cannot be found. */
  private static final String UNRESOLVED = "<error>";

  /** What it says, if it is enforced. */
  Optional<ConstraintKind> kind() {
    return standard ? ConstraintKind.of(name) : Optional.empty();
  }

  /** How it is written elsewhere: {@code @NotBlank}, {@code @Size(...)}. */
  String written() {
    String type = use.mirror().getAnnotationType().asElement().getSimpleName().toString();
    return "@" + type + (use.mirror().getElementValues().isEmpty() ? "" : "(...)");
  }

  Place place() {
    return use.place();
  }

  Place placeOf(String member) {
    return use.placeOf(member);
  }

  /** The place of what it bounds by; of a range, the greater end. */
  Place placeOfBound() {
    for (String member : List.of("value", "max", "min")) {
      if (use.has(member)) {
        return use.placeOf(member);
      }
    }
    return use.place();
  }

  /** The text of a member, of whatever type. */
  String text(String member, String absent) {
    return use.value(member).map(value -> value.getValue().toString()).orElse(absent);
  }

  /** The elements of an array member. */
  List<Object> several(String member) {
    return use.value(member)
        .map(value -> ((List<?>) value.getValue())
            .stream().<Object>map(each -> ((AnnotationValue) each).getValue()).toList())
        .orElse(List.of());
  }

  boolean isExclusive() {
    return text("inclusive", "true").equals("false");
  }

  boolean isUnresolved() {
    return use.mirror().getElementValues().values().stream()
        .anyMatch(value -> UNRESOLVED.equals(value.getValue()));
  }
}
