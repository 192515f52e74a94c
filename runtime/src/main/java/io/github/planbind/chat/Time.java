package io.github.planbind.chat;

import java.util.concurrent.TimeUnit;

/** The clock that deadlines go by, and the way to wait on it. */
interface Time {
  /** The machine's own, which no change of the date moves. */
  Time SYSTEM = new Time() {
    @Override
    public long nanos() {
      return System.nanoTime();
    }

    @Override
    public void sleep(long nanos) throws InterruptedException {
      TimeUnit.NANOSECONDS.sleep(nanos);
    }
  };

  /** Nanoseconds since some moment. */
  long nanos();

  /** Waits. */
  void sleep(long nanos) throws InterruptedException;
}
