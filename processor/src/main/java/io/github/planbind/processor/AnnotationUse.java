package io.github.planbind.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/**
 * One of our annotations on an element, read by name: the processor does not need the annotations on
 * its own class path, and another version of them cannot break it.
 */
record AnnotationUse(AnnotationMirror mirror, Place place) {
  static final String PACKAGE = "io.github.planbind.annotation";

  static final String PLAN = PACKAGE + ".Plan";
  static final String FIELD = PACKAGE + ".Field";
  static final String DISCRIMINATOR = PACKAGE + ".Discriminator";
  static final String VARIANT = PACKAGE + ".Variant";

  /** The annotation of this qualified name on an element, whose place is given. */
  static Optional<AnnotationUse> find(String name, Element element, Place place) {
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      TypeElement type = (TypeElement) mirror.getAnnotationType().asElement();
      if (type.getQualifiedName().contentEquals(name)) {
        return Optional.of(new AnnotationUse(mirror, place.on(mirror, null)));
      }
    }
    return Optional.empty();
  }

  /** The text of a member, with its position; empty when it is not written. */
  Optional<Name> text(String member) {
    return texts(member).stream().findFirst();
  }

  /** The texts of an array member, each with its own position. */
  List<Name> texts(String member) {
    List<Name> texts = new ArrayList<>();
    value(member).ifPresent(value -> collect(value, texts));
    return texts;
  }

  /** The place of a member whose value is true; empty where it is false or not written. */
  Optional<Place> placeOfTrue(String member) {
    return value(member)
        .filter(value -> Boolean.TRUE.equals(value.getValue()))
        .map(value -> place.on(mirror, value));
  }

  /** The place of a member's value; of the annotation when it is not written. */
  Place placeOf(String member) {
    return value(member).map(value -> place.on(mirror, value)).orElse(place);
  }

  boolean has(String member) {
    return value(member).isPresent();
  }

  private void collect(AnnotationValue value, List<Name> texts) {
    if (value.getValue() instanceof String text) {
      texts.add(new Name(text, place.on(mirror, value)));
    } else if (value.getValue() instanceof List<?> elements) {
      for (Object element : elements) {
        collect((AnnotationValue) element, texts);
      }
    }
  }

  /** The value of a member; empty when it is not written. */
  Optional<AnnotationValue> value(String member) {
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        mirror.getElementValues().entrySet()) {
      if (entry.getKey().getSimpleName().contentEquals(member)) {
        return Optional.of(entry.getValue());
      }
    }
    return Optional.empty();
  }
}
