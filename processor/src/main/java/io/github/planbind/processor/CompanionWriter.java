package io.github.planbind.processor;

import java.util.List;

/** Writes the companion of a plan that has no mistakes. */
final class CompanionWriter {
  private CompanionWriter() {}

  static String write(PlanModel model) {
    CompanionNames names = new CompanionNames(model);
    CompanionClass companion = new CompanionClass(model, names);
    SourceFile file = companion.file();
    ShapeConstants.write(model, names, file);
    LongText texts = new LongText(file);
    companion.openConstructor();
    file.line("super(");
    texts.write(SchemaWriter.pieces(model), ",");
    texts.write(StrictSchema.pieces(model), ",");
    texts.write(List.of(ExampleMaker.of(model).orElse("")), ");");
    file.close();
    companion.addReader("return " + file.type(RuntimeTypes.PLAN_READER) + ".of(INSTANCE);");
    ReadMethods.write(model, names, companion);
    return companion.end();
  }
}
