package io.github.planbind;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.planbind.binding.DocumentReader;
import io.github.planbind.binding.Limits;
import io.github.planbind.binding.PlanBinder;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads the plan out of a model's reply. A reader has no state and may be used by any number of
 * threads. No text makes it throw an exception.
 *
 * <pre>{@code
 * ShipPlan plan = ShipPlanBinder.reader().read(reply).orElseThrow();
 * }</pre>
 *
 * @param <T> the plan, or a list of plans
 */
public final class PlanReader<T> {
  /** Knows what is looked for, and reads no text itself. */
  private final DocumentReader<T> documents;

  private final Pick pick;
  private final @Nullable Shown shown;

  private PlanReader(DocumentReader<T> documents, Pick pick, @Nullable Shown shown) {
    this.documents = documents;
    this.pick = pick;
    this.shown = shown;
  }

  /**
   * A reader of replies that hold one plan.
   *
   * @param <T> the plan
   * @param binder its binder, from its companion
   * @return the reader
   */
  public static <T> PlanReader<T> of(PlanBinder<T> binder) {
    return new PlanReader<>(DocumentReader.of(binder, ""), Pick.FIRST, null);
  }

  /**
   * A reader of replies that hold one JSON array of plans.
   *
   * @param <E> the plan
   * @param binder its binder, from its companion
   * @return the reader
   */
  public static <E> PlanReader<List<E>> listOf(PlanBinder<E> binder) {
    return new PlanReader<>(DocumentReader.ofList(binder, ""), Pick.FIRST, null);
  }

  /**
   * A reader of replies that hold some JSON, for those who have no record for it: the first object
   * that has one of some keys, else the first object or array. Jackson's classes are needed for
   * this reader only.
   *
   * @param keys the names that tell the object that is looked for from others; there may be none
   * @return the reader
   */
  public static PlanReader<JsonNode> ofTree(String... keys) {
    return new PlanReader<>(DocumentReader.ofTree("", keys), Pick.FIRST, null);
  }

  /**
   * A reader that is the same but for which of several plans it takes.
   *
   * @param which the plan to take
   * @return the reader
   */
  public PlanReader<T> picking(Pick which) {
    return new PlanReader<>(documents, Objects.requireNonNull(which, "which"), shown);
  }

  /**
   * A reader that passes over repeats of what the prompt showed: its example, its schema.
   *
   * @param texts the JSON documents that the prompt showed; or prompts, such as {@code
   *     binder.instructions()}, of which every document counts that begins a line, but for an example
   *     that has no text in it, since an honest reply may be equal to it
   * @return the reader
   * @throws IllegalArgumentException if a text is no JSON document and holds none
   */
  public PlanReader<T> havingShown(String... texts) {
    return new PlanReader<>(documents, pick, Shown.of(texts, documents));
  }

  /**
   * Reads a reply of which no finish reason is known.
   *
   * @param reply its whole text
   * @return what it holds
   */
  public PlanResult<T> read(String reply) {
    return read(Reply.of(reply));
  }

  /**
   * Reads a reply.
   *
   * @param reply the reply
   * @return what it holds
   */
  public PlanResult<T> read(Reply reply) {
    return reply.text().length() > Limits.REPLY_CHARS
        ? Failure.tooLong(reply)
        : readOfAnyLength(reply);
  }

  /** Reads a reply however long it is; the benchmarks look past the limit this way. */
  PlanResult<T> readOfAnyLength(Reply reply) {
    String text = reply.text();
    DocumentReader<T> document = documents.over(text);
    Candidates<T> candidates = new Candidates<>(text, document, shown);
    if (!candidates.addWhole()) {
      // reasoning aside, candidates in the order of the text, each exact, repaired, cut or broken
      new ReplyScanner<>(text, document, candidates).scan();
    }
    // the choice by shape, and its result
    return new Choice<>(reply, candidates.found(), document, pick).result();
  }
}
