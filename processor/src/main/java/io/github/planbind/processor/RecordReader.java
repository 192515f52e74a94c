package io.github.planbind.processor;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads a record: its components in declared order, and whether its constructor may refuse. */
final class RecordReader {
  private final Elements elements;
  private final Types types;
  private final TypeReader typeReader;
  private final ConstrainedTypes constrained;
  private final Problems problems;

  RecordReader(
      Elements elements,
      Types types,
      TypeReader typeReader,
      ConstrainedTypes constrained,
      Problems problems) {
    this.elements = elements;
    this.types = types;
    this.typeReader = typeReader;
    this.constrained = constrained;
    this.problems = problems;
  }

  RecordModel read(FoundType found) {
    TypeElement record = found.element();
    List<ComponentModel> components = new ArrayList<>();
    for (RecordComponentElement component : record.getRecordComponents()) {
      components.add(readComponent(component, found));
    }
    boolean refuses = mayRefuse(record);
    return new RecordModel(
        found.java(),
        found.name(),
        List.copyOf(components),
        refuses,
        !refuses && !writesEquals(record),
        found.place());
  }

  private ComponentModel readComponent(RecordComponentElement component, FoundType found) {
    String name = component.getSimpleName().toString();
    Element field = fieldOf(component, found.element());
    Place place = found.place().member(field, name);
    Named named = Named.read(field, name, place);
    TypeMirror type = typeOf(component, found);
    Presence presence = presence(type);
    named.fallback().ifPresent(written -> problems.add(Rule.FIELD_COMPONENT, written));
    ValueType value = constrained.component(
        named.jackson().isPresent()
            ? readWithJackson(type, presence, place)
            : readType(type, presence, place),
        presence,
        field.asType(),
        field.getAnnotationMirrors(),
        place);
    ComponentModel model = new ComponentModel(
        name,
        named.json(),
        named.aliases(),
        named.description(),
        value,
        presence,
        type.getKind().isPrimitive(),
        named.defaultValue().map(json -> JsonLiteral.read(json, Rule.DEFAULT_MALFORMED, problems)),
        place);
    NullableCheck.check(field, model, problems);
    return model;
  }

  /** On Java 17 only the private field of a component has a position; a header jar may lack it. */
  private static Element fieldOf(RecordComponentElement component, TypeElement record) {
    for (VariableElement field : ElementFilter.fieldsIn(record.getEnclosedElements())) {
      if (field.getSimpleName().equals(component.getSimpleName())) {
        return field;
      }
    }
    return component;
  }

  /** The component's type, with the type arguments of a generic record filled in. */
  private TypeMirror typeOf(RecordComponentElement component, FoundType found) {
    for (ExecutableElement method :
        ElementFilter.methodsIn(found.element().getEnclosedElements())) {
      if (method.getSimpleName().equals(component.getSimpleName())
          && method.getParameters().isEmpty()) {
        return ((ExecutableType) types.asMemberOf(found.type(), method)).getReturnType();
      }
    }
    return component.asType();
  }

  private static Presence presence(TypeMirror type) {
    if (type.getKind() != TypeKind.DECLARED) {
      return Presence.REQUIRED;
    }
    TypeElement element = (TypeElement) ((DeclaredType) type).asElement();
    return switch (element.getQualifiedName().toString()) {
      case "java.util.Optional" -> Presence.OPTIONAL;
      case "java.util.OptionalInt" -> Presence.OPTIONAL_INT;
      case "java.util.OptionalLong" -> Presence.OPTIONAL_LONG;
      case "java.util.OptionalDouble" -> Presence.OPTIONAL_DOUBLE;
      default -> Presence.REQUIRED;
    };
  }

  private ValueType readWithJackson(TypeMirror type, Presence presence, Place place) {
    if (presence == Presence.OPTIONAL) {
      List<? extends TypeMirror> held = ((DeclaredType) type).getTypeArguments();
      if (held.size() == 1) {
        return typeReader.readWithJackson(held.get(0), place);
      }
    }
    return presence.isOptional()
        ? readType(type, presence, place)
        : typeReader.readWithJackson(type, place);
  }

  private ValueType readType(TypeMirror type, Presence presence, Place place) {
    return switch (presence) {
      case REQUIRED -> typeReader.read(type, place);
      case OPTIONAL -> typeReader.readOptional((DeclaredType) type, place);
      case OPTIONAL_INT -> Scalar.INT;
      case OPTIONAL_LONG -> Scalar.LONG;
      case OPTIONAL_DOUBLE -> Scalar.DOUBLE;
    };
  }

  /** A constructor that the compiler wrote cannot throw; of one from a class file we do not know. */
  private boolean mayRefuse(TypeElement record) {
    for (ExecutableElement constructor :
        ElementFilter.constructorsIn(record.getEnclosedElements())) {
      if (elements.getOrigin(constructor) == Elements.Origin.MANDATED) {
        return false;
      }
    }
    return true;
  }

  /** The method that the compiler writes is final, and no one has annotated it. */
  private static boolean writesEquals(TypeElement record) {
    for (ExecutableElement method : ElementFilter.methodsIn(record.getEnclosedElements())) {
      if (method.getSimpleName().contentEquals("equals")
          && (!method.getModifiers().contains(Modifier.FINAL)
              || !method.getAnnotationMirrors().isEmpty())) {
        return true;
      }
    }
    return false;
  }
}
