package io.github.planbind.processor;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the public constants by which the components of a cut plan are asked for. */
final class KeyFields {
  private final PlanModel model;
  private final CompanionNames names;

  private KeyFields(PlanModel model, CompanionNames names) {
    this.model = model;
    this.names = names;
  }

  static List<FieldSpec> write(PlanModel model, CompanionNames names) {
    KeyFields keys = new KeyFields(model, names);
    if (model.root() instanceof ValueType.RecordType type) {
      return keys.ofRecord(model.record(type), "", CodeBlock.of(""));
    }
    if (model.root() instanceof ValueType.SealedType type) {
      return keys.ofSealed(model.sealedType(type));
    }
    return List.of();
  }

  private List<FieldSpec> ofSealed(SealedModel type) {
    List<FieldSpec> fields = new ArrayList<>();
    for (int i = 0; i < type.variants().size(); i++) {
      RecordModel record = model.record(type.variants().get(i).type());
      String owner = " of {@code " + TypeText.of(record.java()) + "}";
      fields.addAll(ofRecord(record, owner, CodeBlock.of("$L, ", i)));
    }
    return fields;
  }

  private List<FieldSpec> ofRecord(RecordModel record, String owner, CodeBlock variant) {
    List<FieldSpec> fields = new ArrayList<>();
    for (int i = 0; i < record.components().size(); i++) {
      ComponentModel component = record.components().get(i);
      fields.add(FieldSpec.builder(
              ParameterizedTypeName.get(
                  RuntimeTypes.PLAN_KEY, model.java(), component.type().java()),
              names.key(component),
              Modifier.PUBLIC,
              Modifier.STATIC,
              Modifier.FINAL)
          .addJavadoc("The component {@code $L}$L.", component.java(), owner)
          .initializer(
              "$T.of($L$L, $L)",
              RuntimeTypes.PLAN_KEY,
              variant,
              i,
              JavaLiteral.of(component.json().text()))
          .build());
    }
    return fields;
  }
}
