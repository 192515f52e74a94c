package io.github.planbind.processor;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;

/** Writes the expression that reads one value, and remembers the methods that it calls. */
final class ReadCalls implements ValueType.Visitor<String> {
  private final CompanionNames names;
  private final SourceFile file;
  private final Set<ValueType> known = new HashSet<>();
  private final Queue<ValueType> queue = new ArrayDeque<>();

  ReadCalls(CompanionNames names, SourceFile file) {
    this.names = names;
    this.file = file;
  }

  /** The expression that reads a value of this type at the cursor. */
  String read(ValueType type) {
    return type.accept(this);
  }

  /** The expression that reads a component at the cursor, which a variable holds so far. */
  String readAgain(ComponentModel component, String local) {
    ValueType type = component.type();
    if (type instanceof ValueType.EnumType named) {
      return names.constant(named.java()) + ".read(json, " + local + ")";
    }
    if (type instanceof Scalar scalar
        && scalar.isReadInOneCall()
        && (component.hasPrimitiveLocal() || !scalar.isPrimitive())) {
      return "json." + scalar.reader() + "(" + local + ")";
    }
    if (type instanceof ValueType.ListType list
        && list.element() instanceof Scalar scalar
        && scalar.listReader().isPresent()) {
      return listValues(scalar) + "(json, " + local + ")";
    }
    return "json.once(" + local + ", " + read(type) + ")";
  }

  /** A type that is read by a method of its own, which is still to be written. */
  Optional<ValueType> next() {
    return Optional.ofNullable(queue.poll());
  }

  @Override
  public String scalar(Scalar type) {
    return type.isText()
        ? file.type(RuntimeTypes.TEXT_VALUES) + "." + type.reader() + "(json)"
        : "json." + type.reader() + "()";
  }

  @Override
  public String enumType(ValueType.EnumType type) {
    return "json.readEnum(" + names.constant(type.java()) + ")";
  }

  @Override
  public String recordType(ValueType.RecordType type) {
    return call(type);
  }

  @Override
  public String sealedType(ValueType.SealedType type) {
    return call(type);
  }

  @Override
  public String listType(ValueType.ListType type) {
    if (type.element() instanceof Scalar scalar && scalar.listReader().isPresent()) {
      return listValues(scalar) + "(json)";
    }
    return type.element() instanceof ValueType.EnumType named
        ? file.type(RuntimeTypes.LIST_VALUES) + ".enums(json, " + names.constant(named.java()) + ")"
        : call(type);
  }

  private String listValues(Scalar element) {
    return file.type(RuntimeTypes.LIST_VALUES) + "." + element.listReader().orElseThrow();
  }

  @Override
  public String setType(ValueType.SetType type) {
    return call(type);
  }

  @Override
  public String mapType(ValueType.MapType type) {
    return call(type);
  }

  @Override
  public String constrained(ValueType.Constrained type) {
    String value = read(type.type());
    if (type.type() instanceof Scalar scalar && scalar.isPrimitive() && !scalar.hasOwnOverload()) {
      // boxed by hand: the overload for int would take it and not give it back
      value = file.type(scalar.java()) + ".valueOf(" + value + ")";
    }
    return names.constraint(type.constraints()) + ".check(json, " + value + ")";
  }

  @Override
  public String jacksonType(ValueType.JacksonType type) {
    String values = file.type(RuntimeTypes.JACKSON_VALUES);
    return type.equals(ValueType.JacksonType.TREE)
        ? values + ".tree(json)"
        : values + ".read(json, new " + file.type(RuntimeTypes.TYPE_REFERENCE) + "<"
            + file.type(type.java()) + ">() {})";
  }

  private String call(ValueType type) {
    if (known.add(type)) {
      queue.add(type);
    }
    return names.reader(type) + "(json)";
  }
}
