package io.github.planbind.chat;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;

/**
 * The future of a call. Whoever completes it before the call does ends the call, by an interrupt of
 * its thread; cancelling a future that depends on it does so too.
 */
final class Pending<U> extends CompletableFuture<U> {
  private final Runnable stop;

  private Pending(Runnable stop) {
    this.stop = stop;
  }

  static <V> CompletableFuture<V> start(Callable<V> call, Executor executor) {
    Task<V> task = new Task<>(call);
    // a stop of a task that is done does nothing, so the task's own completion may run it too
    CompletableFuture<V> unused = task.future.whenComplete((answer, error) -> task.cancel(true));
    executor.execute(task);
    return task.future;
  }

  @Override
  public <V> CompletableFuture<V> newIncompleteFuture() {
    return new Pending<>(stop);
  }

  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    boolean cancelled = super.cancel(mayInterruptIfRunning);
    if (cancelled) {
      stop.run();
    }
    return cancelled;
  }

  /** Runs the call, and tells its future. */
  private static final class Task<V> extends FutureTask<V> {
    final Pending<V> future = new Pending<>(() -> cancel(true));

    Task(Callable<V> call) {
      super(call);
    }

    @Override
    public void run() {
      super.run();
      if (isCancelled()) {
        // the interrupt was meant for the call, not for what this thread does next
        Thread.interrupted();
      }
    }

    @Override
    protected void done() {
      if (isCancelled()) {
        future.cancel(true);
        return;
      }
      try {
        future.complete(get());
      } catch (ExecutionException e) {
        future.completeExceptionally(e.getCause());
      } catch (InterruptedException e) {
        throw new IllegalStateException("get() of a task that is done does not wait", e);
      }
    }
  }
}
