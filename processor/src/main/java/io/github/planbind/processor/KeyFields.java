package io.github.planbind.processor;

import java.util.List;

/** Writes the public constants by which the components of a cut plan are asked for. */
final class KeyFields {
  private final PlanModel model;
  private final CompanionNames names;
  private final SourceFile file;

  private KeyFields(PlanModel model, CompanionNames names, SourceFile file) {
    this.model = model;
    this.names = names;
    this.file = file;
  }

  static void write(PlanModel model, CompanionNames names, SourceFile file) {
    KeyFields keys = new KeyFields(model, names, file);
    if (model.root() instanceof ValueType.RecordType type) {
      keys.ofRecord(model.record(type), "", "");
    } else if (model.root() instanceof ValueType.SealedType type) {
      keys.ofVariants(model.sealedType(type).variants());
    }
  }

  private void ofVariants(List<SealedModel.Variant> variants) {
    for (int i = 0; i < variants.size(); i++) {
      RecordModel record = model.record(variants.get(i).type());
      ofRecord(record, " of {@code " + TypeText.of(record.java()) + "}", i + ", ");
    }
  }

  private void ofRecord(RecordModel record, String owner, String variant) {
    String key = file.type(RuntimeTypes.PLAN_KEY);
    String plan = file.type(model.java());
    for (int i = 0; i < record.components().size(); i++) {
      ComponentModel component = record.components().get(i);
      file.blank();
      // the compiler need not find the types out, which for ten keys takes it a tenth of the whole
      // companion
      String types = "<" + plan + ", " + file.type(component.type().java()) + ">";
      file.line("/** The component {@code " + component.java() + "}" + owner + ". */");
      file.line(
          "public static final " + key + types + " " + names.key(component) + " = " + key + "."
              + types + "of(" + variant + i + ", "
              + JavaLiteral.of(component.json().text()) + ");");
    }
  }
}
