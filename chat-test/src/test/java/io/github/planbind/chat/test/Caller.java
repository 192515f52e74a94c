package io.github.planbind.chat.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** A thread of a test that makes one call and keeps what came of it. */
final class Caller<V> extends Thread {
  /** An interrupt must end a call within this. */
  private static final Duration AT_ONCE = Duration.ofSeconds(1);

  private final FutureTask<V> call;
  private volatile boolean interruptLeft;

  private Caller(FutureTask<V> call) {
    super("caller");
    this.call = call;
    setDaemon(true);
  }

  static <V> Caller<V> start(Callable<V> call) {
    Caller<V> caller = new Caller<>(new FutureTask<>(call));
    caller.start();
    return caller;
  }

  @Override
  public void run() {
    call.run();
    interruptLeft = isInterrupted();
  }

  /** Waits until the thread waits. */
  void awaitWaiting() {
    while (getState() != State.TIMED_WAITING && getState() != State.WAITING) {
      assertThat(isAlive()).as("the call goes on").isTrue();
      Thread.onSpinWait();
    }
  }

  /** Interrupts the call, which must end at once and leave the interrupt set. */
  V interruptAndGet() throws InterruptedException, ExecutionException {
    interrupt();
    join(AT_ONCE.toMillis());
    assertThat(isAlive()).as("the call goes on").isFalse();
    assertThat(interruptLeft).as("the interrupt is still set").isTrue();
    return call.get();
  }
}
