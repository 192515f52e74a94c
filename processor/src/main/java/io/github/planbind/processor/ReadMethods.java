package io.github.planbind.processor;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes one private method for each record, sealed interface, list, set and map of a plan. */
final class ReadMethods {
  private static final String JSON = CompanionNames.JSON;

  private final PlanModel model;
  private final CompanionNames names;
  private final ReadCalls calls;

  private ReadMethods(PlanModel model, CompanionNames names, ReadCalls calls) {
    this.model = model;
    this.names = names;
    this.calls = calls;
  }

  /** All methods that the given calls need, and those that these need in turn. */
  static List<MethodSpec> write(PlanModel model, CompanionNames names, ReadCalls calls) {
    ReadMethods writer = new ReadMethods(model, names, calls);
    List<MethodSpec> methods = new ArrayList<>();
    for (Optional<ValueType> type = calls.next(); type.isPresent(); type = calls.next()) {
      methods.add(writer.method(type.get()));
    }
    return methods;
  }

  private MethodSpec method(ValueType type) {
    return MethodSpec.methodBuilder(names.reader(type))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(type.java())
        .addParameter(RuntimeTypes.JSON_INPUT, JSON)
        .addCode(body(type))
        .build();
  }

  private CodeBlock body(ValueType type) {
    if (type instanceof ValueType.RecordType record) {
      return new RecordBody(model.record(record), model.isPlan(record), names, calls).write();
    }
    if (type instanceof ValueType.SealedType sealedType) {
      return sealedBody(model.sealedType(sealedType));
    }
    if (type instanceof ValueType.MapType map) {
      return mapBody(map);
    }
    if (type instanceof ValueType.SetType set) {
      return listBody(type.java(), set.element(), TypeName.get(LinkedHashSet.class), "endSet");
    }
    ValueType element = ((ValueType.ListType) type).element();
    return listBody(type.java(), element, TypeName.get(ArrayList.class), "endList");
  }

  private CodeBlock sealedBody(SealedModel type) {
    CodeBlock.Builder body = CodeBlock.builder()
        .add("return switch ($L.beginVariant($L)) {\n$>", JSON, names.constant(type.java()));
    for (int i = 0; i < type.variants().size(); i++) {
      body.addStatement("case $L -> $L", i, calls.read(type.variants().get(i).type()));
    }
    return body.addStatement("default -> null").add("$<};\n").build();
  }

  private CodeBlock listBody(TypeName java, ValueType element, TypeName raw, String end) {
    boolean objects =
        element instanceof ValueType.RecordType || element instanceof ValueType.SealedType;
    return CodeBlock.builder()
        .beginControlFlow("if (!$L.$L())", JSON, objects ? "beginObjects" : "beginArray")
        .addStatement("return null")
        .endControlFlow()
        .addStatement("$T items = new $T<>()", java, raw)
        .beginControlFlow("while ($L.nextElement())", JSON)
        .addStatement("$T item = $L", local(element), calls.read(element))
        .beginControlFlow("if ($L.fits())", JSON)
        .addStatement("items.add(item)")
        .endControlFlow()
        .endControlFlow()
        .addStatement("return $L.$L(items)", JSON, end)
        .build();
  }

  private CodeBlock mapBody(ValueType.MapType type) {
    return CodeBlock.builder()
        .beginControlFlow("if (!$L.beginMap())", JSON)
        .addStatement("return null")
        .endControlFlow()
        .addStatement("$T map = new $T<>()", type.java(), LinkedHashMap.class)
        .beginControlFlow(
            "for ($1T key = $2L.nextKey(); key != null; key = $2L.nextKey())", String.class, JSON)
        .addStatement("$T value = $L", local(type.value()), calls.read(type.value()))
        .beginControlFlow("if ($L.fits())", JSON)
        .addStatement("$L.put(map, key, value)", JSON)
        .endControlFlow()
        .endControlFlow()
        .addStatement("return $L.endMap(map)", JSON)
        .build();
  }

  private static TypeName local(ValueType type) {
    if (type instanceof ValueType.Constrained constrained) {
      return constrained.type() instanceof Scalar scalar && scalar.hasOwnOverload()
          ? scalar.read()
          : type.java();
    }
    return type instanceof Scalar scalar ? scalar.read() : type.java();
  }
}
