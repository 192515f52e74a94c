package io.github.planbind.processor;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;

/**
 * Writes the companion of a plan that has mistakes: the same public members, whose bodies throw. So the
 * user sees the mistakes, and not also a "cannot find symbol" wherever the companion is used.
 */
final class StubWriter {
  private StubWriter() {}

  static JavaFile write(PlanModel model) {
    CompanionNames names = new CompanionNames(model);
    CompanionClass companion = new CompanionClass(model, names);
    CodeBlock body = CodeBlock.builder()
        .addStatement(
            "throw new $T($L)",
            IllegalStateException.class,
            JavaLiteral.of(model.name() + " has mistakes; see the compiler's output"))
        .build();
    companion.addMethods(body, body, body);
    return companion.file();
  }
}
