package io.github.planbind.processor;

import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Checks that our annotations stand where they say something, also outside of plans. */
final class MisplacedCheck {
  private MisplacedCheck() {}

  static void check(String annotation, Element element, Problems problems) {
    switch (annotation) {
      case AnnotationUse.FIELD -> checkField(element, problems);
      case AnnotationUse.VARIANT -> checkVariant(element, problems);
      case AnnotationUse.DISCRIMINATOR -> checkDiscriminator(element, problems);
      default -> {
        // @Plan has checks of its own
      }
    }
  }

  /** The compiler copies what stands at a component to the private field. */
  private static void checkField(Element element, Problems problems) {
    boolean ofRecord = element.getEnclosingElement().getKind() == ElementKind.RECORD
        && !element.getModifiers().contains(Modifier.STATIC);
    if (element.getKind() == ElementKind.FIELD && !ofRecord) {
      add(Rule.FIELD_MISPLACED, AnnotationUse.FIELD, element, problems);
    }
  }

  private static void checkVariant(Element element, Problems problems) {
    if (element.getKind() != ElementKind.RECORD || !isPermitted((TypeElement) element)) {
      add(Rule.VARIANT_MISPLACED, AnnotationUse.VARIANT, element, problems);
    }
  }

  private static boolean isPermitted(TypeElement record) {
    List<? extends TypeMirror> interfaces = record.getInterfaces();
    return interfaces.stream()
        .anyMatch(each -> each.getKind() == TypeKind.ERROR
            || isSealedInterface(((DeclaredType) each).asElement()));
  }

  private static void checkDiscriminator(Element element, Problems problems) {
    if (!isSealedInterface(element)) {
      add(Rule.DISCRIMINATOR_MISPLACED, AnnotationUse.DISCRIMINATOR, element, problems);
    }
  }

  private static boolean isSealedInterface(Element element) {
    return element.getKind() == ElementKind.INTERFACE
        && element.getModifiers().contains(Modifier.SEALED);
  }

  private static void add(Rule rule, String annotation, Element element, Problems problems) {
    String name = element.getSimpleName().toString();
    Element owner = element.getEnclosingElement();
    String path = owner instanceof TypeElement ? owner.getSimpleName() + "." + name : name;
    Place place = Place.of(element, path);
    AnnotationUse.find(annotation, element, place)
        .ifPresent(use -> problems.add(rule, use.place(), name));
  }
}
