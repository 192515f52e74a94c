package io.github.planbind.processor;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the companion of a plan that has no mistakes. */
final class CompanionWriter {
  private CompanionWriter() {}

  static JavaFile write(PlanModel model) {
    CompanionNames names = new CompanionNames(model);
    ReadCalls calls = new ReadCalls(names);
    CompanionClass companion = new CompanionClass(model, names);
    ShapeConstants.write(model, names, companion.type());
    companion
        .type()
        .addField(FieldSpec.builder(
                String.class, names.schema(), Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .initializer(LongText.of(SchemaWriter.pieces(model)))
            .build());
    companion.addMethods(
        statement("return $T.of($L)", RuntimeTypes.PLAN_READER, CompanionNames.INSTANCE),
        statement("return $L", calls.read(model.root())),
        statement("return $L", names.schema()));
    List<MethodSpec> methods = ReadMethods.write(model, names, calls);
    companion.type().addMethods(methods);
    return companion.file();
  }

  private static CodeBlock statement(String format, Object... arguments) {
    return CodeBlock.builder().addStatement(format, arguments).build();
  }
}
