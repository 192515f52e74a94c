package io.github.planbind.processor;

import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Whether a warning is switched off by {@code @SuppressWarnings} where it stands, or around it. */
final class Suppression {
  private static final String ALL = "planbind";

  private Suppression() {}

  static boolean covers(Rule rule, Element element) {
    if (!rule.isWarning()) {
      return false;
    }
    for (Element e = element; e != null; e = e.getEnclosingElement()) {
      for (AnnotationMirror mirror : e.getAnnotationMirrors()) {
        TypeElement type = (TypeElement) mirror.getAnnotationType().asElement();
        if (type.getQualifiedName().contentEquals("java.lang.SuppressWarnings")
            && mirror.getElementValues().values().stream()
                .anyMatch(value -> names(rule, value.getValue()))) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean names(Rule rule, Object value) {
    return value instanceof List<?> several
        ? several.stream().anyMatch(each -> names(rule, ((AnnotationValue) each).getValue()))
        : value.equals(ALL) || value.equals(rule.suppression());
  }
}
