package io.github.planbind.processor;

import java.util.List;
import java.util.Map;

/** What a companion holds for the prompt. Checks look at it first; each is made once, when it is asked for. */
final class PromptTexts {
  private final PlanModel model;
  private Map<String, Object> schema;
  private Map<String, Object> strictSchema;
  private ExampleMaker.Example example;

  PromptTexts(PlanModel model) {
    this.model = model;
  }

  /** The JSON Schema as a tree. */
  Map<String, Object> schema() {
    if (schema == null) {
      schema = SchemaWriter.write(model);
    }
    return schema;
  }

  /** The one for strict modes as a tree. */
  Map<String, Object> strictSchema() {
    if (strictSchema == null) {
      strictSchema = StrictSchema.of(model, schema());
    }
    return strictSchema;
  }

  ExampleMaker.Example example() {
    if (example == null) {
      example = ExampleMaker.of(model);
    }
    return example;
  }

  /** Writes all three as the arguments of a call. */
  void write(LongText texts) {
    texts.write(JsonText.pieces(schema()), ",");
    texts.write(JsonText.pieces(strictSchema()), ",");
    texts.write(List.of(example().json().orElse("")), ");");
  }
}
