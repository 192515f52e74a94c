package io.github.planbind.it;

import com.fasterxml.jackson.databind.JsonNode;

/** What came of reading one reply, in the form that the corpus states outcomes in. */
public sealed interface Outcome {

  /**
   * A whole record came back.
   *
   * @param record the record as JSON with every component; an empty {@code Optional} is null. A
   *     double component is a {@code DoubleNode}, so that it is compared as a double
   */
  record Complete(JsonNode record) implements Outcome {}

  /**
   * The reading was typed as truncated.
   *
   * @param tree the JSON tree of what was kept of the cut document
   */
  record Truncated(JsonNode tree) implements Outcome {}

  /**
   * No record came back.
   *
   * @param code the kind of error in the corpus's words, e.g. {@code malformed}
   */
  record Error(String code) implements Outcome {}
}
