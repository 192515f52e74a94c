package io.github.planbind.processor;

import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.util.ElementFilter;

/**
 * Where a compiler is told to show a problem. Eclipse's shows none at a record: it leaves out even the file.
 * There the first component stands for its record.
 */
final class Caret {
  private static final String ECLIPSE = "org.eclipse.jdt.";

  private Caret() {}

  static Place of(Place place) {
    Element element = place.element();
    if (element.getKind() != ElementKind.RECORD
        || !element.getClass().getName().startsWith(ECLIPSE)) {
      return place;
    }
    return ElementFilter.fieldsIn(element.getEnclosedElements()).stream()
        .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
        .findFirst()
        .map(field -> new Place(field, null, null, place.path(), place.nested(), place.way()))
        .orElse(place);
  }
}
