package io.github.planbind.binding;

/**
 * What all generated companions have in common: they hold their texts. It has no other members, and no
 * nested types, whose names could be those of a plan.
 *
 * @param <T> the record, or the sealed interface of records
 */
public abstract class PlanCompanion<T> implements PlanBinder<T> {
  private final String schema;
  private final String strictSchema;
  private final String example;

  /**
   * A companion with its texts.
   *
   * @param schema the JSON Schema
   * @param strictSchema the one for strict modes
   * @param example an example, or the empty string where there is none
   */
  protected PlanCompanion(String schema, String strictSchema, String example) {
    this.schema = schema;
    this.strictSchema = strictSchema;
    this.example = example;
  }

  @Override
  public final String schema() {
    return schema;
  }

  @Override
  public final String strictSchema() {
    return strictSchema;
  }

  @Override
  public final String example() {
    return example;
  }
}
