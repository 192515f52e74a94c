package io.github.planbind.it.replay;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Measures what a piece of work costs the thread that does it, not what the clock on the wall says. */
final class CpuTime {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int MEASURED_RUNS = 5;
  private static final int MOST_WARM_UP_RUNS = 500;
  private static final long MOST_WARM_UP_NANOS = 10_000_000;

  private CpuTime() {}

  /** The nanoseconds of the best of five runs, after a warm-up of at most 10 ms and one run. */
  static long bestOf(Runnable work) {
    long warmUp = 0;
    for (int run = 0; run < MOST_WARM_UP_RUNS && warmUp < MOST_WARM_UP_NANOS; run++) {
      warmUp += nanos(work);
    }
    long best = Long.MAX_VALUE;
    for (int run = 0; run < MEASURED_RUNS; run++) {
      best = Math.min(best, nanos(work));
    }
    return best;
  }

  private static long nanos(Runnable work) {
    long start = THREADS.getCurrentThreadCpuTime();
    work.run();
    return THREADS.getCurrentThreadCpuTime() - start;
  }
}
