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
    Optional<AnnotationUse> field = AnnotationUse.find(AnnotationUse.FIELD, element, place);
    Name json = field
        .flatMap(use -> use.text("name"))
        .filter(name -> !name.text().isEmpty())
        .orElse(new Name(java, place));
    return new Named(
        json,
        field.map(use -> use.texts("aliases")).orElse(List.of()),
        field.flatMap(use -> use.text("description")).map(Name::text).orElse(""),
        field
            .flatMap(use -> use.text("defaultValue"))
            .filter(value -> !value.text().isEmpty()),
        field.flatMap(use -> use.placeOfTrue("fallback")),
        field.flatMap(use -> use.placeOfTrue("jackson")));
  }
}
