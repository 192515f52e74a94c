package io.github.planbind.processor;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Warns of {@code @Nullable}, of whatever library, where a reply must have a value: a user who wrote it
 * means what an {@code Optional} says here.
 */
final class NullableCheck {
  private static final String NAME = "Nullable";

  private NullableCheck() {}

  static void check(Element field, ComponentModel component, Problems problems) {
    if (component.type() instanceof ValueType.Unreadable) {
      return;
    }
    Place place = component.place();
    Optional<AnnotationMirror> declared = find(field.getAnnotationMirrors());
    boolean own =
        declared.isPresent() || find(field.asType().getAnnotationMirrors()).isPresent();
    if (own && !component.mayBeAbsent()) {
      String way = "Make it an Optional<" + TypeText.of(component.type().java())
          + ">, or remove the annotation";
      problems.add(
          Rule.TYPE_NULLABLE,
          declared.map(mirror -> place.on(mirror, null)).orElse(place),
          "what is absent or null",
          way);
    }
    if (holdsNull(field.asType())) {
      problems.add(
          Rule.TYPE_NULLABLE,
          place,
          "a null in " + TypeText.of(component.type().java()),
          "Remove the annotation");
    }
  }

  private static boolean holdsNull(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
        && ((DeclaredType) type)
            .getTypeArguments().stream()
                .anyMatch(held -> find(held.getAnnotationMirrors()).isPresent() || holdsNull(held));
  }

  private static Optional<AnnotationMirror> find(List<? extends AnnotationMirror> mirrors) {
    return mirrors.stream()
        .filter(
            mirror -> mirror.getAnnotationType().asElement().getSimpleName().contentEquals(NAME))
        .<AnnotationMirror>map(mirror -> mirror)
        .findFirst();
  }
}
