package io.github.planbind.it;

import java.lang.management.ManagementFactory;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;

/**
 * Measures the CPU time of the current thread, so that a busy machine does not count.
 *
 * <p>It is for telling linear from quadratic, not for benchmarks.
 */
public final class CpuTime {

  /** The largest growth from N to 4N that still passes for linear. */
  public static final double MAX_LINEAR_GROWTH = 5.0;

  private static final long MILLISECOND = 1_000_000;
  private static final long LEAST_MEASURED = 10 * MILLISECOND;
  private static final long WARM_UP = 200 * MILLISECOND;
  private static final int WARM_UP_RUNS = 1_000;
  private static final int RUNS = 3;
  private static final int TRIES = 3;

  private final LongSupplier clock;

  /** For tests: {@code clock} gives the nanoseconds spent so far. */
  CpuTime(LongSupplier clock) {
    this.clock = clock;
  }

  public static CpuTime ofThisThread() {
    return new CpuTime(ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime);
  }

  /** The nanoseconds of one run of {@code work}. */
  long nanos(Runnable work) {
    long start = clock.getAsLong();
    work.run();
    return clock.getAsLong() - start;
  }

  /** The nanoseconds of the fastest of some runs, after others that warm the code up. */
  long best(int runs, Runnable work) {
    warmUp(work);
    return fastest(runs, work);
  }

  /**
   * How the time of {@code reading} grows from size {@code n} to size 4n: by about 4 when it is
   * linear, by about 16 when it is quadratic. Growth that does not pass for linear is measured
   * again before it is believed.
   *
   * @return empty if size {@code n} takes less than 10 ms, which is too little to tell
   */
  public OptionalDouble growth(IntFunction<String> shape, Consumer<String> reading, int n) {
    String small = shape.apply(n);
    Runnable readSmall = () -> reading.accept(small);
    // cold code is slower, so this spares the many fast shapes their warm-up
    if (fastest(RUNS, readSmall) < LEAST_MEASURED) {
      return OptionalDouble.empty();
    }
    String large = shape.apply(4 * n);
    Runnable readLarge = () -> reading.accept(large);
    warmUp(readSmall);
    long ofSmall = Long.MAX_VALUE;
    long ofLarge = Long.MAX_VALUE;
    double growth = Double.MAX_VALUE;
    for (int i = 0; i < TRIES && growth > MAX_LINEAR_GROWTH; i++) {
      ofSmall = Math.min(ofSmall, fastest(RUNS, readSmall));
      if (ofSmall < LEAST_MEASURED) {
        return OptionalDouble.empty();
      }
      ofLarge = Math.min(ofLarge, fastest(RUNS, readLarge));
      growth = (double) ofLarge / ofSmall;
    }
    return OptionalDouble.of(growth);
  }

  private void warmUp(Runnable work) {
    long spent = 0;
    for (int i = 0; i < WARM_UP_RUNS && spent < WARM_UP; i++) {
      spent += nanos(work);
    }
  }

  private long fastest(int runs, Runnable work) {
    long fastest = Long.MAX_VALUE;
    for (int i = 0; i < runs; i++) {
      fastest = Math.min(fastest, nanos(work));
    }
    return fastest;
  }
}
