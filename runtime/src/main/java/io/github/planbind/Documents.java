package io.github.planbind;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.planbind.binding.DocumentReader;
import io.github.planbind.binding.PlanBinder;
import java.util.List;

/**
 * What a reader looks for: it prepares the reading of a reply's documents.
 *
 * @param <T> what is looked for
 */
sealed interface Documents<T> {
  DocumentReader<T> in(String text);

  /** One plan. */
  record OfPlan<T>(PlanBinder<T> binder) implements Documents<T> {
    @Override
    public DocumentReader<T> in(String text) {
      return DocumentReader.of(binder, text);
    }
  }

  /** A list of plans. */
  record OfList<E>(PlanBinder<E> binder) implements Documents<List<E>> {
    @Override
    public DocumentReader<List<E>> in(String text) {
      return DocumentReader.ofList(binder, text);
    }
  }

  /** Any JSON, with one of some keys if there is such. */
  record OfTree(List<String> keys) implements Documents<JsonNode> {
    @Override
    public DocumentReader<JsonNode> in(String text) {
      return DocumentReader.ofTree(text, keys.toArray(new String[0]));
    }
  }
}
