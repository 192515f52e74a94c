package io.github.planbind.processor;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * Says what a Java type is read into, or notes why it cannot be read. It does not look into records,
 * enums and sealed interfaces; it puts them in a queue for the readers that do.
 */
final class TypeReader {
  /** Deeper type arguments are written by no one; a record that holds itself may build them. */
  private static final int TYPE_ARGUMENT_DEPTH = 8;

  private static final Set<String> CONTAINERS = Set.of(
      "java.util.List",
      "java.util.Map",
      "java.util.Optional",
      "java.util.OptionalDouble",
      "java.util.OptionalInt",
      "java.util.OptionalLong",
      "java.util.Set");

  private final Types types;
  private final Visibility visibility;
  private final Problems problems;
  private final Problems unresolved;
  private final Set<TypeName> seen = new HashSet<>();
  private final Queue<FoundType> queue = new ArrayDeque<>();

  /**
   * @param unresolved takes the types that another processor may still write
   */
  TypeReader(Types types, Visibility visibility, Problems problems, Problems unresolved) {
    this.types = types;
    this.visibility = visibility;
    this.problems = problems;
    this.unresolved = unresolved;
  }

  /** The next type to look into, or empty when everything has been read. */
  Optional<FoundType> next() {
    return Optional.ofNullable(queue.poll());
  }

  /** Reads the type of a component, an element of a list, or a value of a map. */
  ValueType read(TypeMirror type, Place place) {
    TypeKind kind = type.getKind();
    if (kind.isPrimitive()) {
      return Scalar.primitive(kind);
    }
    if (kind == TypeKind.DECLARED) {
      return readDeclared((DeclaredType) type, place);
    }
    if (kind == TypeKind.ARRAY) {
      return refuseArray((ArrayType) type, place);
    }
    if (kind == TypeKind.ERROR) {
      unresolved.add(Rule.TYPE_UNRESOLVED, place, type.toString());
    }
    // what is left are the type variables of a generic plan, which is refused as a whole
    return new ValueType.Unreadable();
  }

  private ValueType readDeclared(DeclaredType type, Place place) {
    TypeElement element = (TypeElement) type.asElement();
    Optional<Scalar> scalar = scalar(element);
    if (scalar.isPresent()) {
      return scalar.get();
    }
    if (element.getQualifiedName().contentEquals(ValueType.JacksonType.TREE_NAME)) {
      return ValueType.JacksonType.TREE;
    }
    if (!isContainer(element) && !isNamed(element)) {
      return refuseClass(type, place);
    }
    if (!TypeArguments.areConcrete(type, place, problems)) {
      return new ValueType.Unreadable();
    }
    List<? extends TypeMirror> arguments = type.getTypeArguments();
    return switch (element.getQualifiedName().toString()) {
      case "java.util.List" -> new ValueType.ListType(read(arguments.get(0), place));
      case "java.util.Set" -> new ValueType.SetType(read(arguments.get(0), place));
      case "java.util.Map" -> readMap(type, place);
      case "java.util.Optional" ->
        refuse(Rule.TYPE_OPTIONAL, type, place, TypeText.of(TypeName.get(arguments.get(0))));
      case "java.util.OptionalInt" -> refuse(Rule.TYPE_OPTIONAL, type, place, "Integer");
      case "java.util.OptionalLong" -> refuse(Rule.TYPE_OPTIONAL, type, place, "Long");
      case "java.util.OptionalDouble" -> refuse(Rule.TYPE_OPTIONAL, type, place, "Double");
      default ->
        isInBounds(type, place) ? readNamed(FoundType.at(place, type)) : new ValueType.Unreadable();
    };
  }

  /** What is outside would be an error of the compiler, here and at each place of the companion. */
  private boolean isInBounds(DeclaredType type, Place place) {
    List<? extends TypeParameterElement> parameters =
        ((TypeElement) type.asElement()).getTypeParameters();
    List<? extends TypeMirror> arguments = type.getTypeArguments();
    for (int i = 0; i < arguments.size(); i++) {
      TypeMirror argument = arguments.get(i);
      for (TypeMirror bound : parameters.get(i).getBounds()) {
        boolean written =
            argument.getKind() == TypeKind.DECLARED || argument.getKind() == TypeKind.ARRAY;
        if (written && !types.isSubtype(types.erasure(argument), types.erasure(bound))) {
          String other = TypeText.of(TypeName.get(types.erasure(bound)));
          refuse(Rule.TYPE_BOUND, type, place, TypeText.of(TypeName.get(argument)), other);
          return false;
        }
      }
    }
    return true;
  }

  private ValueType readMap(DeclaredType type, Place place) {
    TypeMirror key = type.getTypeArguments().get(0);
    TypeMirror value = type.getTypeArguments().get(1);
    if (key.getKind() == TypeKind.DECLARED
        && scalar((TypeElement) ((DeclaredType) key).asElement())
            .equals(Optional.of(Scalar.STRING))) {
      return new ValueType.MapType(read(value, place));
    }
    String other = "Map<String, " + TypeText.of(TypeName.get(value)) + ">";
    return refuse(Rule.TYPE_MAP_KEY, type, place, other);
  }

  private ValueType readNamed(FoundType found) {
    TypeElement element = found.element();
    return switch (element.getKind()) {
      case RECORD -> readRecord(found);
      case ENUM -> find(found, new ValueType.EnumType(ClassName.get(element)));
      default -> readInterface(found);
    };
  }

  private static boolean isContainer(TypeElement element) {
    return CONTAINERS.contains(element.getQualifiedName().toString());
  }

  private static boolean isNamed(TypeElement element) {
    return switch (element.getKind()) {
      case RECORD, ENUM -> true;
      case INTERFACE -> element.getModifiers().contains(Modifier.SEALED);
      default -> false;
    };
  }

  /** Reads a record that is named by a component, by a sealed interface, or is the plan itself. */
  ValueType readRecord(FoundType found) {
    if (depth(found.type()) > TYPE_ARGUMENT_DEPTH) {
      problems.add(Rule.RECURSION_GROWING, found.leader(), found.name());
      return new ValueType.Unreadable();
    }
    return find(found, new ValueType.RecordType(found.java()));
  }

  /** Reads a sealed interface. */
  ValueType readInterface(FoundType found) {
    TypeElement element = found.element();
    if (!element.getTypeParameters().isEmpty()) {
      return refuse(Rule.TYPE_GENERIC_INTERFACE, found.type(), found.leader());
    }
    return find(found, new ValueType.SealedType(ClassName.get(element)));
  }

  private ValueType find(FoundType found, ValueType value) {
    if (seen.add(value.java())) {
      queue.add(found);
    }
    return visibility.check(found) ? value : new ValueType.Unreadable();
  }

  /** Reads {@code Optional<V>} as V; only a component may be one. */
  ValueType readOptional(DeclaredType type, Place place) {
    if (!TypeArguments.areConcrete(type, place, problems)) {
      return new ValueType.Unreadable();
    }
    return read(type.getTypeArguments().get(0), place);
  }

  /** Takes the type as it is, if only the companion can name it. */
  ValueType readWithJackson(TypeMirror type, Place place) {
    boolean visible = true;
    for (DeclaredType named : NamedTypes.in(type)) {
      if (named.getKind() == TypeKind.ERROR) {
        unresolved.add(Rule.TYPE_UNRESOLVED, place, named.toString());
      } else {
        visible &= isInBounds(named, place) && visibility.check(FoundType.at(place, named));
      }
    }
    return visible ? new ValueType.JacksonType(boxed(type)) : new ValueType.Unreadable();
  }

  private ValueType refuseArray(ArrayType type, Place place) {
    return refuse(Rule.TYPE_REPLACEABLE, type, place, asList(type));
  }

  private static String asList(TypeMirror type) {
    return type.getKind() == TypeKind.ARRAY
        ? "List<" + asList(((ArrayType) type).getComponentType()) + ">"
        : TypeText.of(boxed(type));
  }

  private static TypeName boxed(TypeMirror type) {
    TypeKind kind = type.getKind();
    return kind.isPrimitive() ? Scalar.primitive(kind).java() : TypeName.get(type);
  }

  private ValueType refuseClass(DeclaredType type, Place place) {
    Optional<String> other = Replacements.of(type);
    if (other.isPresent()) {
      return refuse(Rule.TYPE_REPLACEABLE, type, place, other.get());
    }
    TypeElement element = (TypeElement) type.asElement();
    if (KotlinClass.is(element)) {
      return refuse(Rule.TYPE_KOTLIN, type, place);
    }
    boolean usersInterface = element.getKind().isInterface()
        && !element.getQualifiedName().toString().startsWith("java.");
    return refuse(usersInterface ? Rule.TYPE_OPEN_INTERFACE : Rule.TYPE_UNREADABLE, type, place);
  }

  private ValueType refuse(Rule rule, TypeMirror type, Place place, String... other) {
    Stream<String> name = Stream.of(TypeText.of(TypeName.get(type)));
    problems.add(rule, place, Stream.concat(name, Stream.of(other)).toArray(String[]::new));
    return new ValueType.Unreadable();
  }

  private static Optional<Scalar> scalar(TypeElement element) {
    return Scalar.named(element.getQualifiedName().toString());
  }

  private static int depth(TypeMirror type) {
    int deepest = 0;
    if (type.getKind() == TypeKind.DECLARED) {
      for (TypeMirror argument : ((DeclaredType) type).getTypeArguments()) {
        deepest = Math.max(deepest, 1 + depth(argument));
      }
    }
    return deepest;
  }
}
