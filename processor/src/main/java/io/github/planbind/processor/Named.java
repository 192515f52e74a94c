package io.github.planbind.processor;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;

/**
 * What {@code @Field} says of a component or an enum constant, or would say if it were written.
 *
 * @param fallback where it says that a constant is the fallback
 * @param jackson where it says that Jackson reads a component
 */
record Named(
    Name json,
    List<Name> aliases,
    String description,
    Optional<Name> defaultValue,
    Optional<Place> fallback,
    Optional<Place> jackson) {

  /**
   * Reads the annotation of a component's field, or of a constant.
   *
   * @param java the name that is used where the annotation gives none
   */
  static Named read(Element element, String java, Place place) {
    Optional<AnnotationUse> written = AnnotationUse.find(AnnotationUse.FIELD, element, place);
    if (written.isEmpty()) {
      return new Named(
          new Name(java, place),
          List.of(),
          "",
          Optional.empty(),
          Optional.empty(),
          Optional.empty());
    }
    AnnotationUse field = written.get();
    return new Named(
        field.text("name").filter(name -> !name.text().isEmpty()).orElse(new Name(java, place)),
        field.texts("aliases"),
        field.text("description").map(Name::text).orElse(""),
        field.text("defaultValue").filter(value -> !value.text().isEmpty()),
        field.placeOfTrue("fallback"),
        field.placeOfTrue("jackson"));
  }
}
