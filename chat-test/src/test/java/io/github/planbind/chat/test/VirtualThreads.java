package io.github.planbind.chat.test;

import static java.lang.invoke.MethodType.methodType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/** Virtual threads, for tests compiled for Java 17 and run on 21 and newer. */
final class VirtualThreads {
  private VirtualThreads() {}

  /** A new virtual thread per task; skips the test where there are none. */
  static ExecutorService executor() throws Throwable {
    assumeTrue(Runtime.version().feature() >= 21);
    MethodHandle factory = MethodHandles.publicLookup()
        .findStatic(
            Executors.class, "newVirtualThreadPerTaskExecutor", methodType(ExecutorService.class));
    return (ExecutorService) factory.invokeExact();
  }

  /** Makes virtual threads for a server; none of an earlier Java gets here. */
  static ThreadFactory factory() throws Throwable {
    ExecutorService threads = executor();
    return task -> new Thread(task) {
      @Override
      public void start() {
        threads.execute(task);
      }
    };
  }
}
