package io.github.planbind.bench.scoreboard;

import com.fasterxml.jackson.databind.JsonNode;

/** What a caller gets from a library for one reply. */
sealed interface Answer {
  /**
   * A record, as success.
   *
   * @param record the record
   */
  record Plan(Object record) implements Answer {}

  /**
   * A result that says that the reply was cut.
   *
   * @param tree what was kept of it
   */
  record Cut(JsonNode tree) implements Answer {}

  /** An error, or nothing. */
  record Refused() implements Answer {}
}
