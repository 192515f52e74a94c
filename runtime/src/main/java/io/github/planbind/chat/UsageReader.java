package io.github.planbind.chat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import java.util.OptionalLong;

/** Reads what a provider counts, in the spellings that are common. What makes no sense is not told. */
final class UsageReader {
  private UsageReader() {}

  static Optional<Usage> read(JsonNode usage) {
    OptionalLong prompt = first(usage, "/prompt_tokens", "/input_tokens");
    OptionalLong completion = first(usage, "/completion_tokens", "/output_tokens");
    if (prompt.isEmpty() || completion.isEmpty()) {
      return Optional.empty();
    }
    Usage counted = Usage.of(prompt.getAsLong(), completion.getAsLong());
    OptionalLong cached = first(
        usage,
        "/prompt_tokens_details/cached_tokens",
        "/input_tokens_details/cached_tokens",
        "/prompt_cache_hit_tokens",
        "/cache_read_input_tokens",
        "/cached_tokens");
    OptionalLong reasoning = first(
        usage,
        "/completion_tokens_details/reasoning_tokens",
        "/output_tokens_details/reasoning_tokens",
        "/reasoning_tokens");
    long total = first(usage, "/total_tokens").orElse(counted.totalTokens());
    return Optional.of(
        new Usage(counted.promptTokens(), counted.completionTokens(), total, cached, reasoning));
  }

  private static OptionalLong first(JsonNode usage, String... pointers) {
    for (String pointer : pointers) {
      JsonNode number = usage.at(pointer);
      if (number.isIntegralNumber() && number.canConvertToLong() && number.longValue() >= 0) {
        return OptionalLong.of(number.longValue());
      }
    }
    return OptionalLong.empty();
  }
}
