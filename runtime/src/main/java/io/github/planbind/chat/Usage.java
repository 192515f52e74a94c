package io.github.planbind.chat;

import java.util.OptionalLong;

/**
 * The tokens that a provider counts for one request, as it says.
 *
 * @param promptTokens the tokens of the prompt, cached ones too
 * @param completionTokens the tokens of the reply
 * @param totalTokens all that are counted; some providers count reasoning only here
 * @param cachedTokens those of the prompt that were in a cache, if the provider tells
 * @param reasoningTokens those that the model spent on reasoning, if the provider tells
 */
public record Usage(
    long promptTokens,
    long completionTokens,
    long totalTokens,
    OptionalLong cachedTokens,
    OptionalLong reasoningTokens) {
  /**
   * Creates a usage.
   *
   * @param promptTokens the tokens of the prompt
   * @param completionTokens the tokens of the reply
   * @param totalTokens all that are counted
   * @param cachedTokens those that were in a cache
   * @param reasoningTokens those of reasoning
   * @throws IllegalArgumentException if a number is negative
   */
  public Usage {
    boolean negative = promptTokens < 0
        || completionTokens < 0
        || totalTokens < 0
        || cachedTokens.orElse(0) < 0
        || reasoningTokens.orElse(0) < 0;
    if (negative) {
      throw new IllegalArgumentException("A number of tokens must not be negative");
    }
  }

  /**
   * The usage of a provider that tells no more than this.
   *
   * @param promptTokens the tokens of the prompt
   * @param completionTokens the tokens of the reply
   * @return the usage
   * @throws IllegalArgumentException if a number is negative
   */
  public static Usage of(long promptTokens, long completionTokens) {
    return new Usage(
        promptTokens,
        completionTokens,
        sum(promptTokens, completionTokens),
        OptionalLong.empty(),
        OptionalLong.empty());
  }

  /**
   * This usage and another.
   *
   * @param other the other
   * @return the sums; a number that only one of them has is kept
   */
  public Usage plus(Usage other) {
    return new Usage(
        sum(promptTokens, other.promptTokens),
        sum(completionTokens, other.completionTokens),
        sum(totalTokens, other.totalTokens),
        sum(cachedTokens, other.cachedTokens),
        sum(reasoningTokens, other.reasoningTokens));
  }

  private static OptionalLong sum(OptionalLong a, OptionalLong b) {
    return a.isEmpty() ? b : OptionalLong.of(sum(a.getAsLong(), b.orElse(0)));
  }

  /** Providers can send any number; a total that turns negative would undo every budget. */
  private static long sum(long a, long b) {
    return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
  }
}
