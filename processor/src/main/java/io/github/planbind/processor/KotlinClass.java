package io.github.planbind.processor;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;

/** Knows the classes that Kotlin's kapt shows: data classes too, which users take for records. */
final class KotlinClass {
  private static final String MARK = "kotlin.Metadata";

  private KotlinClass() {}

  static boolean is(TypeElement type) {
    for (AnnotationMirror mirror : type.getAnnotationMirrors()) {
      TypeElement annotation = (TypeElement) mirror.getAnnotationType().asElement();
      if (annotation.getQualifiedName().contentEquals(MARK)) {
        return true;
      }
    }
    return false;
  }
}
