package io.github.planbind.it.property;

import static java.lang.invoke.MethodType.methodType;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.planbind.PlanResult;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Readers and binders have no state: many threads that share them read what one thread reads. */
class ThreadsPropertyTest {
  private static final int REPLIES = 400;

  /** A reply and what one thread read of it. */
  private record Read(Target<?> target, String reply, String told) {}

  @Test
  void aFewThreadsThatReadEverythingAgreeWithOne() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(8);
    try {
      List<Read> reads = reads();
      List<Callable<Boolean>> tasks = new ArrayList<>();
      for (int i = 0; i < 16; i++) {
        // each begins elsewhere
        int first = i * REPLIES / 16;
        tasks.add(() -> {
          for (int at = 0; at < REPLIES; at++) {
            checkSame(reads.get((first + at) % REPLIES));
          }
          return true;
        });
      }
      await(threads.invokeAll(tasks));
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void tenThousandVirtualThreadsAgreeWithOne() throws Throwable {
    assumeThat(Runtime.version().feature()).isGreaterThanOrEqualTo(21);
    MethodHandle virtual = MethodHandles.publicLookup()
        .findStatic(
            Executors.class, "newVirtualThreadPerTaskExecutor", methodType(ExecutorService.class));
    ExecutorService threads = (ExecutorService) virtual.invokeExact();
    try {
      List<Read> reads = reads();
      List<Callable<Boolean>> tasks = new ArrayList<>();
      for (int i = 0; i < 10_000; i++) {
        Read read = reads.get(i % REPLIES);
        tasks.add(() -> checkSame(read));
      }
      await(threads.invokeAll(tasks));
    } finally {
      threads.shutdownNow();
    }
  }

  private static void await(List<Future<Boolean>> results) throws Exception {
    for (Future<Boolean> result : results) {
      assertThat(result.get()).isTrue();
    }
  }

  private static boolean checkSame(Read read) {
    assertThat(told(read.target(), read.reply())).as(read.reply()).isEqualTo(read.told());
    return true;
  }

  /** Replies of all kinds for all targets: surrounded, with faults, cut. */
  private static List<Read> reads() {
    List<Read> reads = new ArrayList<>();
    for (int i = 0; i < REPLIES; i++) {
      Random random = new Random(i * 0x9E3779B97F4A7C15L);
      Target<?> target = Target.ALL.get(i % Target.ALL.size());
      Tree tree = new Written(random, i % 3 == 0 ? 4 : 0).plan(new Values(random).plan(target));
      JsonText json =
          i % 3 == 0 ? new JsonWriting(random).write(tree) : JsonWriting.withFaults(random, tree);
      String reply =
          Surroundings.any(random, json, new Reasoning(Reasoning.WORDS, true)).reply(json);
      String text =
          random.nextInt(3) == 0 ? reply.substring(0, random.nextInt(reply.length())) : reply;
      reads.add(new Read(target, text, told(target, text)));
    }
    return reads;
  }

  /** All that a result tells. */
  private static <T> String told(Target<T> target, String reply) {
    PlanResult<T> result = target.reader().read(reply);
    String plan = result.fold(
        complete -> complete.plan().toString(),
        truncated -> truncated.partial().json()
            + truncated.partial().plan()
            + truncated.error().message(),
        failed -> failed.error().message());
    return plan
        + result.trace().edits()
        + result.trace().notices()
        + result.trace().picture();
  }
}
