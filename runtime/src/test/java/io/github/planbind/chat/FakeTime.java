package io.github.planbind.chat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A clock that moves only when it is told to, or when somebody waits. */
final class FakeTime implements Time {
  /** Near the end of the numbers, where a sum overflows. */
  private long now = Long.MAX_VALUE - 5;

  private final List<Duration> sleeps = new ArrayList<>();
  private boolean interrupts;

  @Override
  public long nanos() {
    return now;
  }

  @Override
  public void sleep(long nanos) throws InterruptedException {
    sleeps.add(Duration.ofNanos(nanos));
    if (interrupts) {
      throw new InterruptedException();
    }
    now += nanos;
  }

  void pass(Duration time) {
    now += time.toNanos();
  }

  void interruptSleeps() {
    interrupts = true;
  }

  List<Duration> sleeps() {
    return sleeps;
  }
}
