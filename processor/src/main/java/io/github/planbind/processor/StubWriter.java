package io.github.planbind.processor;

/**
 * Writes the companion of a plan that has mistakes: the same public members, whose bodies throw. So the
 * user sees the mistakes, and not also a "cannot find symbol" wherever the companion is used.
 */
final class StubWriter {
  private StubWriter() {}

  static String write(PlanModel model) {
    CompanionClass companion = new CompanionClass(model, new CompanionNames(model));
    SourceFile file = companion.file();
    companion.openConstructor();
    file.line("super(\"\", \"\", \"\");");
    file.close();
    String mistakes = JavaLiteral.of(model.name() + " has mistakes; see the compiler's output");
    String body = "throw new " + file.type(RuntimeTypes.ILLEGAL_STATE) + "(" + mistakes + ");";
    companion.addReader(body);
    companion.openRead();
    file.line(body);
    file.close();
    return companion.end();
  }
}
