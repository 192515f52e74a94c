package io.github.planbind.processor;

import java.util.stream.Collectors;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** Types as messages show them: without packages. */
final class TypeText {
  private TypeText() {}

  static String of(TypeName type) {
    return type.text(ClassName::shortName);
  }

  /** A name made of a type's: {@code OrderPage} for {@code Page<Order>}. */
  static String joined(TypeName type) {
    if (type instanceof TypeName.GenericName generic) {
      // the keys of a map are always String
      boolean isMap = generic.raw().equals(ValueType.MapType.JAVA);
      return generic.arguments().stream()
          .skip(isMap ? 1 : 0)
          .map(TypeText::joined)
          .collect(Collectors.joining("", "", generic.raw().simpleName()));
    }
    return type instanceof ClassName name ? name.simpleName() : of(type);
  }

  /** What a type is, with its article. */
  static String kind(TypeElement type) {
    if (type.getKind() == ElementKind.INTERFACE) {
      boolean isSealed = type.getModifiers().contains(Modifier.SEALED);
      return isSealed ? generic("a sealed interface", type) : "an interface that is not sealed";
    }
    return switch (type.getKind()) {
      case RECORD -> generic("a record", type);
      case ENUM -> "an enum";
      case ANNOTATION_TYPE -> "an annotation";
      default -> "a class";
    };
  }

  private static String generic(String kind, TypeElement type) {
    return type.getTypeParameters().isEmpty() ? kind : kind + " with type parameters";
  }
}
