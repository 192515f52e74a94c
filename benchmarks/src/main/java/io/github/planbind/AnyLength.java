package io.github.planbind;

/** Reads replies past the limit of length, so that growth is seen over four orders of size. */
public final class AnyLength {
  private AnyLength() {}

  /**
   * Reads a reply however long it is.
   *
   * @param <T> the plan
   * @param reader a reader
   * @param reply the reply
   * @return what it holds
   */
  public static <T> PlanResult<T> read(PlanReader<T> reader, String reply) {
    return reader.readOfAnyLength(Reply.of(reply));
  }
}
