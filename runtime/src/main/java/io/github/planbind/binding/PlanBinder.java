package io.github.planbind.binding;

import org.jspecify.annotations.Nullable;

/**
 * Reads one plan from JSON. The annotation processor writes the implementations; they have no state
 * and may be used by any number of threads.
 *
 * @param <T> the record, or the sealed interface of records
 */
public interface PlanBinder<T> {
  /**
   * Reads the value at the cursor.
   *
   * @param json the cursor, at the first char of a value
   * @return the plan, or null where the value is cut, broken, or does not fit; the cursor knows why
   */
  @Nullable
  T read(JsonInput json);

  /**
   * The JSON Schema of the plan (draft 2020-12), members in declared order.
   *
   * @return the schema as JSON text in ASCII
   */
  String schema();
}
