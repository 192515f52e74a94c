package io.github.planbind.binding;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads one plan from JSON. The annotation processor writes the implementations; they have no state
 * and may be used by any number of threads.
 *
 * @param <T> the record, or the sealed interface of records
 */
public interface PlanBinder<T> {
  /**
   * The binder of a JSON array of plans, with a schema, an example and instructions of its own.
   *
   * @param <E> the plan
   * @param element its binder
   * @return the binder
   */
  static <E> PlanBinder<List<E>> listOf(PlanBinder<E> element) {
    return new ListBinder<>(element);
  }

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
   * @return the schema as JSON text
   */
  String schema();

  /**
   * The JSON Schema to hand to a provider's strict mode. It keeps to what OpenAI, Anthropic and
   * Gemini all document: every member required and, where the record has an {@code Optional}, or
   * null; no other members; an object at the root. What they cannot be told as a keyword is told in
   * the descriptions. What comes of it is read as any other reply.
   *
   * @return the schema as JSON text; the same as {@link #schema()} where a binder has no other
   */
  default String strictSchema() {
    return schema();
  }

  /**
   * An example of the plan: the one that its author wrote, or one that was made up.
   *
   * @return the example as JSON text, or the empty string where there is none
   */
  default String example() {
    return "";
  }

  /**
   * What to tell a model so that it replies with this plan: how to reply, the schema without what
   * only programs need, and the example if there is one that no honest reply would be equal to. A
   * reader that is to pass over repeats of them is {@code
   * reader().havingShown(binder.instructions())}.
   *
   * @return some lines of text, without a line break at the end
   */
  default String instructions() {
    return Instructions.of("object", schema(), example());
  }
}
