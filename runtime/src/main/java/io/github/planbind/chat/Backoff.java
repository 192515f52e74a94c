package io.github.planbind.chat;

import java.time.Duration;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/** How long to wait before another attempt. A wait never reaches past the deadline of the call. */
public final class Backoff {
  private static final Backoff NONE = new Backoff(0, 0, false, OptionalLong.empty());

  private final long first;
  private final long cap;
  private final boolean jitter;
  private final OptionalLong seed;

  private Backoff(long first, long cap, boolean jitter, OptionalLong seed) {
    this.first = first;
    this.cap = cap;
    this.jitter = jitter;
    this.seed = seed;
  }

  /**
   * No wait: a reply came, so the provider is well.
   *
   * @return the back-off
   */
  public static Backoff none() {
    return NONE;
  }

  /**
   * The same wait before every further attempt.
   *
   * @param wait the wait
   * @return the back-off
   * @throws IllegalArgumentException if the wait is not positive
   */
  public static Backoff fixed(Duration wait) {
    long nanos = nanos("wait", wait);
    return new Backoff(nanos, nanos, false, OptionalLong.empty());
  }

  /**
   * A wait that doubles, each time shortened by chance to between half and all of it, so that many
   * callers do not come back at the same moment.
   *
   * @param first the wait before the second attempt
   * @param cap the longest wait
   * @return the back-off
   * @throws IllegalArgumentException if the first is not positive or longer than the cap
   */
  public static Backoff exponential(Duration first, Duration cap) {
    if (first.compareTo(cap) > 0) {
      throw new IllegalArgumentException("first must not be longer than cap");
    }
    return new Backoff(nanos("first", first), nanos("cap", cap), true, OptionalLong.empty());
  }

  /**
   * This back-off with the same chances for every call, for tests.
   *
   * @param value the seed
   * @return the back-off
   */
  public Backoff seed(long value) {
    return new Backoff(first, cap, jitter, OptionalLong.of(value));
  }

  /** The chances of one call. */
  SplittableRandom random() {
    return seed.isPresent() ? new SplittableRandom(seed.getAsLong()) : new SplittableRandom();
  }

  /** The wait in nanoseconds after some attempts, at least one. */
  long after(int attempts, SplittableRandom random) {
    long wait = first;
    for (int i = 1; i < attempts && wait < cap; i++) {
      wait = wait > cap / 2 ? cap : wait * 2;
    }
    // half of it for sure, the rest by chance
    return jitter && wait > 1 ? wait - random.nextLong(wait / 2 + 1) : wait;
  }

  /** A duration in nanoseconds; one that is too long for them is as good as endless. */
  static long nanos(String name, Duration duration) {
    if (duration.isZero() || duration.isNegative()) {
      throw new IllegalArgumentException(name + " must be positive");
    }
    return TimeUnit.NANOSECONDS.convert(duration);
  }
}
