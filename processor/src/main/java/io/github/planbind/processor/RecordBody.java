package io.github.planbind.processor;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Collector;
import java.util.stream.Stream;

/** Writes the body of the method that reads one record: a variable for each component, and a loop. */
final class RecordBody {
  private static final String JSON = CompanionNames.JSON;

  private final RecordModel record;
  private final boolean plan;
  private final CompanionNames names;
  private final ReadCalls calls;
  private final NameAllocator variables;
  private final List<String> locals;

  /**
   * The body for a record.
   *
   * @param plan whether the record is the plan, of which a part is kept where it is cut
   */
  RecordBody(RecordModel record, boolean plan, CompanionNames names, ReadCalls calls) {
    this.record = record;
    this.plan = plan;
    this.names = names;
    this.calls = calls;
    this.variables = names.variables();
    this.locals =
        record.components().stream().map(each -> variables.newName(each.java())).toList();
  }

  CodeBlock write() {
    CodeBlock.Builder body = CodeBlock.builder();
    body.beginControlFlow("if (!$L.beginObject($L))", JSON, names.constant(record.java()))
        .addStatement("return null")
        .endControlFlow();
    for (int i = 0; i < locals.size(); i++) {
      ComponentModel component = record.components().get(i);
      body.addStatement("$T $L = $L", component.local(), locals.get(i), absent(component));
    }
    body.add(loop());
    body.beginControlFlow("if (!$L.endObject())", JSON);
    if (plan && !locals.isEmpty()) {
      body.beginControlFlow("if ($L.isCutPlan())", JSON)
          .addStatement("$L.keep($L)", JSON, wrapped(locals.stream()))
          .endControlFlow();
    }
    body.addStatement("return null").endControlFlow();
    return body.add(construction()).build();
  }

  private static String absent(ComponentModel component) {
    if (!component.hasPrimitiveLocal()) {
      return "null";
    }
    return component.type().plain() == Scalar.BOOLEAN ? "false" : "0";
  }

  private CodeBlock loop() {
    int last = locals.size() - 1;
    if (last < 0) {
      return CodeBlock.of("$L.nextMember(); // no components: every member is passed over\n", JSON);
    }
    CodeBlock.Builder loop = CodeBlock.builder();
    if (last == 0) {
      return loop.beginControlFlow("while ($L.nextMember() >= 0)", JSON)
          .addStatement(assignment(0))
          .endControlFlow()
          .build();
    }
    loop.beginControlFlow(
        "for (int member = $1L.nextMember(); member >= 0; member = $1L.nextMember())", JSON);
    loop.beginControlFlow("switch (member)");
    for (int i = 0; i < last; i++) {
      loop.addStatement("case $L -> $L", i, assignment(i));
    }
    loop.addStatement("default -> $L", assignment(last));
    return loop.endControlFlow().endControlFlow().build();
  }

  private CodeBlock assignment(int index) {
    ComponentModel component = record.components().get(index);
    CodeBlock value = calls.read(component.type());
    if (component.type().plain() instanceof Scalar scalar
        && scalar.isPrimitive()
        && !component.hasPrimitiveLocal()
        && (component.type() == scalar || scalar.hasOwnOverload())) {
      // boxed by hand: with a box and a primitive the overloads of once are ambiguous
      value = CodeBlock.of("$T.valueOf($L)", scalar.java(), value);
    }
    return CodeBlock.of("$1L = $2L.once($1L, $3L)", locals.get(index), JSON, value);
  }

  private CodeBlock construction() {
    Object type =
        record.java() instanceof ParameterizedTypeName generic ? generic.rawType() : record.java();
    String diamond = record.java() instanceof ParameterizedTypeName ? "<>" : "";
    CodeBlock arguments =
        Stream.iterate(0, i -> i + 1).limit(locals.size()).map(this::argument).collect(wrapping());
    CodeBlock construction = CodeBlock.builder()
        .addStatement("return new $T$L($L)", type, diamond, arguments)
        .build();
    if (!record.refuses()) {
      return construction;
    }
    return CodeBlock.builder()
        .beginControlFlow("try")
        .add(construction)
        .nextControlFlow("catch ($T $L)", RuntimeException.class, variables.newName("refused"))
        .addStatement("return $L.refused()", JSON)
        .endControlFlow()
        .build();
  }

  private CodeBlock argument(int index) {
    String local = locals.get(index);
    return switch (record.components().get(index).presence()) {
      case REQUIRED -> CodeBlock.of("$L", local);
      case OPTIONAL -> CodeBlock.of("$T.ofNullable($L)", Optional.class, local);
      case OPTIONAL_INT -> optional(OptionalInt.class, local);
      case OPTIONAL_LONG -> optional(OptionalLong.class, local);
      case OPTIONAL_DOUBLE -> optional(OptionalDouble.class, local);
    };
  }

  private static CodeBlock optional(Class<?> type, String local) {
    return CodeBlock.of("$1L == null ? $2T.empty() : $2T.of($1L)", local, type);
  }

  private static CodeBlock wrapped(Stream<String> texts) {
    return texts.map(text -> CodeBlock.of("$L", text)).collect(wrapping());
  }

  private static Collector<CodeBlock, ?, CodeBlock> wrapping() {
    return CodeBlock.joining(",$W");
  }
}
