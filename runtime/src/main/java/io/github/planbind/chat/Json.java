package io.github.planbind.chat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.planbind.binding.Limits;

/** The JSON around replies, which Jackson reads and writes within bounds of ours. */
final class Json {
  /** Of an envelope, which is flat; a plan is a string in it. */
  private static final int DEPTH = 200;

  static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
          // names come from outside, and a table of them would only grow
          .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
          .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
          .streamReadConstraints(StreamReadConstraints.builder()
              .maxStringLength(Limits.BODY_BYTES)
              .maxNestingDepth(DEPTH)
              .build())
          .build())
      .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
      .build();

  private Json() {}
}
