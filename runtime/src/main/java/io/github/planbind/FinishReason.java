package io.github.planbind;

/**
 * Why a model stopped, as its provider says. Unknown reasons are kept as they came.
 *
 * @param value the provider's word, such as {@code stop}
 */
public record FinishReason(String value) {
  private static final int SHOWN = 40;

  /** The model ended its reply. */
  public static final FinishReason STOP = new FinishReason("stop");

  /** The reply reached the limit of tokens. */
  public static final FinishReason LENGTH = new FinishReason("length");

  /** A filter of the provider took content away. */
  public static final FinishReason CONTENT_FILTER = new FinishReason("content_filter");

  /** The model called a tool. */
  public static final FinishReason TOOL_CALLS = new FinishReason("tool_calls");

  /** The provider gave no reason. */
  public static final FinishReason UNKNOWN = new FinishReason("unknown");

  /** The provider's word as one printable line of at most 40 chars. */
  @Override
  public String toString() {
    return Words.printable(value, SHOWN);
  }
}
