package io.github.planbind.processor;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;

/** Writes the expression that reads one value, and remembers the methods that it calls. */
final class ReadCalls implements ValueType.Visitor<CodeBlock> {
  private final CompanionNames names;
  private final Set<ValueType> known = new HashSet<>();
  private final Queue<ValueType> queue = new ArrayDeque<>();

  ReadCalls(CompanionNames names) {
    this.names = names;
  }

  /** The expression that reads a value of this type at the cursor. */
  CodeBlock read(ValueType type) {
    return type.accept(this);
  }

  /** A type that is read by a method of its own, which is still to be written. */
  Optional<ValueType> next() {
    return Optional.ofNullable(queue.poll());
  }

  @Override
  public CodeBlock scalar(Scalar type) {
    return type.isText()
        ? CodeBlock.of("$T.$L($L)", RuntimeTypes.TEXT_VALUES, type.reader(), CompanionNames.JSON)
        : CodeBlock.of("$L.$L()", CompanionNames.JSON, type.reader());
  }

  @Override
  public CodeBlock enumType(ValueType.EnumType type) {
    return CodeBlock.of("$L.readEnum($L)", CompanionNames.JSON, names.constant(type.java()));
  }

  @Override
  public CodeBlock recordType(ValueType.RecordType type) {
    return call(type);
  }

  @Override
  public CodeBlock sealedType(ValueType.SealedType type) {
    return call(type);
  }

  @Override
  public CodeBlock listType(ValueType.ListType type) {
    return call(type);
  }

  @Override
  public CodeBlock setType(ValueType.SetType type) {
    return call(type);
  }

  @Override
  public CodeBlock mapType(ValueType.MapType type) {
    return call(type);
  }

  @Override
  public CodeBlock constrained(ValueType.Constrained type) {
    CodeBlock value = read(type.type());
    if (type.type() instanceof Scalar scalar && scalar.isPrimitive() && !scalar.hasOwnOverload()) {
      // boxed by hand: the overload for int would take it and not give it back
      value = CodeBlock.of("$T.valueOf($L)", scalar.java(), value);
    }
    String constraint = names.constraint(type.constraints());
    return CodeBlock.of("$L.check($L, $L)", constraint, CompanionNames.JSON, value);
  }

  @Override
  public CodeBlock jacksonType(ValueType.JacksonType type) {
    ClassName values = RuntimeTypes.JACKSON_VALUES;
    return type.equals(ValueType.JacksonType.TREE)
        ? CodeBlock.of("$T.tree($L)", values, CompanionNames.JSON)
        : CodeBlock.of(
            "$T.read($L, new $T<$T>() {})",
            values,
            CompanionNames.JSON,
            RuntimeTypes.TYPE_REFERENCE,
            type.java());
  }

  private CodeBlock call(ValueType type) {
    if (known.add(type)) {
      queue.add(type);
    }
    return CodeBlock.of("$L($L)", names.reader(type), CompanionNames.JSON);
  }
}
