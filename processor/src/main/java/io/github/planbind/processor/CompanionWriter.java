package io.github.planbind.processor;

/** Writes the companion of a plan that has no mistakes. */
final class CompanionWriter {
  private CompanionWriter() {}

  static String write(PlanModel model, PromptTexts texts) {
    CompanionNames names = new CompanionNames(model);
    CompanionClass companion = new CompanionClass(model, names);
    SourceFile file = companion.file();
    ShapeConstants.write(model, names, file);
    companion.openConstructor();
    file.line("super(");
    texts.write(new LongText(file));
    file.close();
    companion.addReader("return " + file.type(RuntimeTypes.PLAN_READER) + ".of(INSTANCE);");
    ReadMethods.write(model, names, companion);
    return companion.end();
  }
}
