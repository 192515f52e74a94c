package io.github.planbind.processor;

import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Collects the warnings that deprecated types of a plan would raise in its companion. */
final class Deprecations {
  private final Elements elements;
  private final Set<String> warnings = new TreeSet<>();

  Deprecations(Elements elements) {
    this.elements = elements;
  }

  /** Looks at a type, the types around it, and its constants and constructors. */
  void collect(TypeElement type) {
    for (Element e = type; e instanceof TypeElement; e = e.getEnclosingElement()) {
      collectOne(e);
    }
    for (Element member : type.getEnclosedElements()) {
      switch (member.getKind()) {
        case CONSTRUCTOR, ENUM_CONSTANT -> collectOne(member);
        default -> {
          // the companion names nothing else
        }
      }
    }
  }

  /** The arguments of the {@code @SuppressWarnings} that the companion needs. */
  Set<String> warnings() {
    return warnings;
  }

  private void collectOne(Element element) {
    if (elements.isDeprecated(element)) {
      warnings.add(isForRemoval(element) ? "removal" : "deprecation");
    }
  }

  private static boolean isForRemoval(Element element) {
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      TypeElement type = (TypeElement) mirror.getAnnotationType().asElement();
      if (type.getQualifiedName().contentEquals("java.lang.Deprecated")) {
        return mirror.getElementValues().values().stream()
            .map(AnnotationValue::getValue)
            .anyMatch(Boolean.TRUE::equals);
      }
    }
    return false;
  }
}
