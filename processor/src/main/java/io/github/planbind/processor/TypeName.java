package io.github.planbind.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/**
 * A type as source names it, without annotations. It may be kept and compared, which the compiler's types
 * are not made for.
 */
sealed interface TypeName
    permits ClassName,
        TypeName.GenericName,
        TypeName.ArrayName,
        TypeName.WildcardName,
        TypeName.PlainName {

  /**
   * The type as source, or as a message shows it.
   *
   * @param names how a class is named there
   */
  String text(Function<ClassName, String> names);

  /**
   * A class with type arguments, its own or those of the class around it.
   *
   * @param around the class around it, where that one has type arguments
   */
  record GenericName(ClassName raw, List<TypeName> arguments, Optional<TypeName> around)
      implements TypeName {
    GenericName(ClassName raw, TypeName... arguments) {
      this(raw, List.of(arguments), Optional.empty());
    }

    @Override
    public String text(Function<ClassName, String> names) {
      StringBuilder text = new StringBuilder();
      if (around.isPresent()) {
        text.append(around.get().text(names)).append('.').append(raw.simpleName());
      } else {
        text.append(names.apply(raw));
      }
      String separator = "<";
      for (TypeName argument : arguments) {
        text.append(separator).append(argument.text(names));
        separator = ", ";
      }
      return text.append(arguments.isEmpty() ? "" : ">").toString();
    }
  }

  /** An array. */
  record ArrayName(TypeName element) implements TypeName {
    @Override
    public String text(Function<ClassName, String> names) {
      return element.text(names) + "[]";
    }
  }

  /**
   * A type argument with a bound.
   *
   * @param word what stands before the bound; empty where there is no bound
   */
  record WildcardName(String word, TypeName bound) implements TypeName {
    static final WildcardName ANY = new WildcardName("", ClassName.OBJECT);

    @Override
    public String text(Function<ClassName, String> names) {
      return word.isEmpty() ? "?" : "? " + word + " " + bound.text(names);
    }
  }

  /** A primitive, a type variable, or what is written nowhere but in messages. */
  record PlainName(String name) implements TypeName {
    @Override
    public String text(Function<ClassName, String> names) {
      return name;
    }
  }

  static TypeName get(TypeMirror type) {
    TypeKind kind = type.getKind();
    return switch (kind) {
      case DECLARED, ERROR -> ofDeclared((DeclaredType) type);
      case ARRAY -> new ArrayName(get(((ArrayType) type).getComponentType()));
      case WILDCARD -> ofWildcard((WildcardType) type);
      case TYPEVAR ->
        new PlainName(((TypeVariable) type).asElement().getSimpleName().toString());
      default ->
        new PlainName(kind.isPrimitive() ? kind.name().toLowerCase(Locale.ROOT) : type.toString());
    };
  }

  private static TypeName ofDeclared(DeclaredType type) {
    ClassName raw = ClassName.get((TypeElement) type.asElement());
    TypeMirror outer = type.getEnclosingType();
    boolean inGeneric = outer.getKind() == TypeKind.DECLARED && get(outer) instanceof GenericName;
    if (type.getTypeArguments().isEmpty() && !inGeneric) {
      return raw;
    }
    List<TypeName> arguments = new ArrayList<>();
    for (TypeMirror argument : type.getTypeArguments()) {
      arguments.add(get(argument));
    }
    Optional<TypeName> around = inGeneric ? Optional.of(get(outer)) : Optional.empty();
    return new GenericName(raw, List.copyOf(arguments), around);
  }

  private static TypeName ofWildcard(WildcardType type) {
    if (type.getSuperBound() != null) {
      return new WildcardName("super", get(type.getSuperBound()));
    }
    TypeName bound =
        type.getExtendsBound() == null ? ClassName.OBJECT : get(type.getExtendsBound());
    return bound.equals(ClassName.OBJECT) ? WildcardName.ANY : new WildcardName("extends", bound);
  }
}
