package io.github.planbind.processor;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** Types as messages show them: without packages. */
final class TypeText {
  private TypeText() {}

  static String of(TypeName type) {
    if (type instanceof ClassName name) {
      return String.join(".", name.simpleNames());
    }
    if (type instanceof ParameterizedTypeName generic) {
      return generic.typeArguments().stream()
          .map(TypeText::of)
          .collect(Collectors.joining(", ", of(generic.rawType()) + "<", ">"));
    }
    if (type instanceof ArrayTypeName array) {
      return of(array.componentType()) + "[]";
    }
    if (type instanceof WildcardTypeName wildcard) {
      return ofWildcard(wildcard);
    }
    return type.toString();
  }

  /** A name made of a type's: {@code OrderPage} for {@code Page<Order>}. */
  static String joined(TypeName type) {
    if (type instanceof ParameterizedTypeName generic) {
      // the keys of a map are always String
      boolean isMap = generic.rawType().equals(ClassName.get(Map.class));
      return generic.typeArguments().stream()
          .skip(isMap ? 1 : 0)
          .map(TypeText::joined)
          .collect(Collectors.joining("", "", generic.rawType().simpleName()));
    }
    return type instanceof ClassName name ? name.simpleName() : type.toString();
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

  private static String ofWildcard(WildcardTypeName wildcard) {
    if (!wildcard.lowerBounds().isEmpty()) {
      return "? super " + of(wildcard.lowerBounds().get(0));
    }
    TypeName bound = wildcard.upperBounds().get(0);
    return bound.equals(ClassName.OBJECT) ? "?" : "? extends " + of(bound);
  }
}
