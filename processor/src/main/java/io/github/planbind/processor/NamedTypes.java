package io.github.planbind.processor;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** Finds the classes that a type names, however deep: whoever writes it must be able to see them. */
final class NamedTypes {
  private NamedTypes() {}

  static List<DeclaredType> in(TypeMirror type) {
    List<DeclaredType> named = new ArrayList<>();
    collect(type, named);
    return named;
  }

  private static void collect(TypeMirror type, List<DeclaredType> named) {
    if (type.getKind() == TypeKind.DECLARED || type.getKind() == TypeKind.ERROR) {
      named.add((DeclaredType) type);
      ((DeclaredType) type).getTypeArguments().forEach(each -> collect(each, named));
    } else if (type.getKind() == TypeKind.ARRAY) {
      collect(((ArrayType) type).getComponentType(), named);
    } else if (type.getKind() == TypeKind.WILDCARD) {
      WildcardType wildcard = (WildcardType) type;
      if (wildcard.getExtendsBound() != null) {
        collect(wildcard.getExtendsBound(), named);
      }
      if (wildcard.getSuperBound() != null) {
        collect(wildcard.getSuperBound(), named);
      }
    }
  }
}
