package io.github.planbind.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Puts the constraints of a component, and of what it holds, around the types that were read. The type as it
 * is declared has the annotations; with the type arguments of a generic record filled in it may
 * have lost them.
 */
final class ConstrainedTypes {
  private final ConstraintReader reader;
  private final Problems problems;

  ConstrainedTypes(ConstraintReader reader, Problems problems) {
    this.reader = reader;
    this.problems = problems;
  }

  /** What a component is read into. */
  ValueType component(
      ValueType type,
      Presence presence,
      TypeMirror declared,
      List<? extends AnnotationMirror> annotations,
      Place place) {
    List<ConstraintUse> own = reader.uses(annotations, place);
    if (presence != Presence.OPTIONAL) {
      return value(type, declared, own, place);
    }
    for (ConstraintUse use : own) {
      boolean always = use.kind().filter(ConstraintKind.ANY::equals).isPresent();
      if (!always) {
        String way = "Optional<" + use.written() + " " + TypeText.of(type.java()) + ">";
        problems.add(Rule.CONSTRAINT_OPTIONAL, use.place(), use.name(), way);
      }
    }
    TypeMirror held = argument(declared, 0);
    List<ConstraintUse> inner = new ArrayList<>(uses(held, place));
    for (ConstraintUse use : List.copyOf(inner)) {
      if (use.kind().filter(ConstraintKind.ANY::equals).isPresent()) {
        problems.add(Rule.CONSTRAINT_PRESENCE, use.place());
      }
    }
    return value(type, held, inner, place);
  }

  private ValueType value(
      ValueType type, TypeMirror declared, List<ConstraintUse> own, Place place) {
    ValueType inner = contents(type, declared, place);
    if (type instanceof ValueType.Unreadable) {
      return inner;
    }
    Constraints constraints = reader.read(own, type, written(type, declared));
    return constraints.isNone() ? inner : new ValueType.Constrained(inner, constraints);
  }

  private static String written(ValueType type, TypeMirror declared) {
    return declared != null && declared.getKind().isPrimitive()
        ? declared.getKind().name().toLowerCase(Locale.ROOT)
        : TypeText.of(type.java());
  }

  private ValueType contents(ValueType type, TypeMirror declared, Place place) {
    if (type instanceof ValueType.ListType list) {
      return new ValueType.ListType(held(list.element(), declared, 0, place));
    }
    if (type instanceof ValueType.SetType set) {
      return new ValueType.SetType(held(set.element(), declared, 0, place));
    }
    if (type instanceof ValueType.MapType map) {
      for (ConstraintUse use : uses(argument(declared, 0), place)) {
        String what = use.name() + " on the keys of a map";
        problems.add(Rule.CONSTRAINT_UNENFORCED, use.place(), what);
      }
      return new ValueType.MapType(held(map.value(), declared, 1, place));
    }
    if (type instanceof ValueType.RecordType
        && declared != null
        && declared.getKind() == TypeKind.DECLARED) {
      for (TypeMirror argument : ((DeclaredType) declared).getTypeArguments()) {
        for (ConstraintUse use : uses(argument, place)) {
          String what = use.name() + " on a type argument of a record";
          problems.add(Rule.CONSTRAINT_UNENFORCED, use.place(), what);
        }
      }
    }
    return type;
  }

  private ValueType held(ValueType type, TypeMirror declared, int index, Place place) {
    TypeMirror argument = argument(declared, index);
    return value(type, argument, uses(argument, place), place);
  }

  private List<ConstraintUse> uses(TypeMirror annotated, Place place) {
    return annotated == null ? List.of() : reader.uses(annotated.getAnnotationMirrors(), place);
  }

  /** A type argument as it is declared; null where a type variable stands for the whole. */
  private static TypeMirror argument(TypeMirror declared, int index) {
    if (declared == null || declared.getKind() != TypeKind.DECLARED) {
      return null;
    }
    List<? extends TypeMirror> arguments = ((DeclaredType) declared).getTypeArguments();
    return index < arguments.size() ? arguments.get(index) : null;
  }
}
