package io.github.planbind.processor;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes the companion of a plan that has no mistakes. */
final class CompanionWriter {
  private CompanionWriter() {}

  static JavaFile write(PlanModel model) {
    CompanionNames names = new CompanionNames(model);
    ReadCalls calls = new ReadCalls(names);
    CompanionClass companion = new CompanionClass(model, names);
    ShapeConstants.write(model, names, companion.type());
    Optional<String> example = ExampleMaker.of(model);
    companion.type().addField(text(names.schema(), SchemaWriter.pieces(model)));
    companion.type().addField(text(names.strictSchema(), StrictSchema.pieces(model)));
    example.ifPresent(json -> companion.type().addField(text(names.example(), List.of(json))));
    companion.addMethods(
        statement("return $T.of($L)", RuntimeTypes.PLAN_READER, CompanionNames.INSTANCE),
        statement("return $L", calls.read(model.root())),
        statement("return $L", names.schema()));
    companion.addText("strictSchema", statement("return $L", names.strictSchema()));
    if (example.isPresent()) {
      companion.addText("example", statement("return $L", names.example()));
    }
    List<MethodSpec> methods = ReadMethods.write(model, names, calls);
    companion.type().addMethods(methods);
    return companion.file();
  }

  private static FieldSpec text(String name, List<String> pieces) {
    return FieldSpec.builder(String.class, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer(LongText.of(pieces))
        .build();
  }

  private static CodeBlock statement(String format, Object... arguments) {
    return CodeBlock.builder().addStatement(format, arguments).build();
  }
}
