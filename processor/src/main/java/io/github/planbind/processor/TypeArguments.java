package io.github.planbind.processor;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** Refuses generic types that do not say what they hold: raw ones, and ones with wildcards. */
final class TypeArguments {
  /** The bounds that a String keeps to. */
  private static final Set<String> OF_STRING =
      Set.of("Object", "CharSequence", "Comparable", "Serializable");

  private TypeArguments() {}

  /** Whether all type arguments are written out; notes the problem when they are not. */
  static boolean areConcrete(DeclaredType type, Place place, Problems problems) {
    TypeElement element = (TypeElement) type.asElement();
    int parameters = element.getTypeParameters().size();
    List<? extends TypeMirror> arguments = type.getTypeArguments();
    TypeName java = TypeName.get(type);
    if (arguments.size() < parameters) {
      String other = write(element, element.getTypeParameters(), TypeArguments::example);
      problems.add(Rule.TYPE_RAW, place, TypeText.of(java), other);
      return false;
    }
    if (arguments.stream().anyMatch(argument -> argument.getKind() == TypeKind.WILDCARD)) {
      String other = write(element, arguments, TypeArguments::bound);
      problems.add(Rule.TYPE_WILDCARD, place, TypeText.of(java), other);
      return false;
    }
    return true;
  }

  private static <T> String write(
      TypeElement element, List<? extends T> arguments, Function<T, String> text) {
    return arguments.stream()
        .map(text)
        .collect(Collectors.joining(", ", element.getSimpleName() + "<", ">"));
  }

  /** What might stand for a type parameter. */
  private static String example(TypeParameterElement parameter) {
    TypeMirror bound = parameter.getBounds().get(0);
    if (bound.getKind() != TypeKind.DECLARED) {
      return "String";
    }
    String name = ((DeclaredType) bound).asElement().getSimpleName().toString();
    return OF_STRING.contains(name) ? "String" : name.equals("Number") ? "Integer" : name;
  }

  private static String bound(TypeMirror argument) {
    if (argument.getKind() != TypeKind.WILDCARD) {
      return readable(argument);
    }
    WildcardType wildcard = (WildcardType) argument;
    TypeMirror bound =
        wildcard.getExtendsBound() == null ? wildcard.getSuperBound() : wildcard.getExtendsBound();
    return bound == null ? "String" : readable(bound);
  }

  /** The type, or what can be read in its place. */
  private static String readable(TypeMirror type) {
    if (type.getKind() != TypeKind.DECLARED) {
      return TypeText.of(TypeName.get(type));
    }
    DeclaredType declared = (DeclaredType) type;
    TypeElement element = (TypeElement) declared.asElement();
    if (OF_STRING.contains(element.getSimpleName().toString())) {
      return "String";
    }
    return declared.getTypeArguments().isEmpty()
        ? Replacements.of(declared).orElseGet(() -> TypeText.of(TypeName.get(type)))
        : write(element, declared.getTypeArguments(), TypeArguments::bound);
  }
}
