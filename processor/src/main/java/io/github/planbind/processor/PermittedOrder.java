package io.github.planbind.processor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The order in which a sealed interface permits its records. Where it has no {@code permits}, the compiler of
 * Eclipse gives them sorted by their names; the companion is to be the same whoever compiles it.
 */
final class PermittedOrder {
  private static final String ECLIPSE = "org.eclipse.jdt.";

  private PermittedOrder() {}

  static List<? extends TypeMirror> of(TypeElement type) {
    List<? extends TypeMirror> permitted = type.getPermittedSubclasses();
    if (permitted.isEmpty() || !type.getClass().getName().startsWith(ECLIPSE)) {
      return permitted;
    }
    List<? extends Element> members = siblings(permitted.get(0));
    boolean areMembers = permitted.stream().allMatch(each -> members.contains(element(each)));
    List<String> names = permitted.stream().map(TypeMirror::toString).toList();
    if (!areMembers || !names.stream().sorted().toList().equals(names)) {
      return permitted;
    }
    List<TypeMirror> declared = new ArrayList<>(permitted);
    declared.sort(Comparator.comparingInt(each -> members.indexOf(element(each))));
    return declared;
  }

  /** The members of the type that a record is declared in; none for a record in a file of its own. */
  private static List<? extends Element> siblings(TypeMirror type) {
    if (type.getKind() != TypeKind.DECLARED) {
      return List.of();
    }
    Element owner = element(type).getEnclosingElement();
    return owner instanceof TypeElement ? owner.getEnclosedElements() : List.of();
  }

  private static Element element(TypeMirror type) {
    return ((DeclaredType) type).asElement();
  }
}
