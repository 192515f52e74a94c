package io.github.planbind.chat.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.planbind.PlanReader;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Many threads share readers and clients, and nothing else. */
class ManyThreadsTest {
  private static final int REPLIES = 10_000;

  @Test
  void sixteenThreadsReadTenThousandRepliesAsOneDoes() throws Exception {
    assertAllRead(Executors.newFixedThreadPool(16, FaultServer::daemon));
  }

  @Test
  void tenThousandVirtualThreadsReadTenThousandRepliesAsOneDoes() throws Throwable {
    assertAllRead(VirtualThreads.executor());
  }

  @Test
  void companionsHaveNoStateThatCanChange() throws Exception {
    for (Class<?> type : List.of(CourseBinder.class, InterruptTest_TrapBinder.class)) {
      for (Field field : type.getDeclaredFields()) {
        assertThat(Modifier.isFinal(field.getModifiers())).as(field.toString()).isTrue();
      }
    }
  }

  @Test
  void tenThousandVirtualThreadsAskAtOnceInAHeapOf512Megabytes() throws Exception {
    assumeThat(Runtime.version().feature()).isGreaterThanOrEqualTo(21);
    assertThat(ChildJvm.run(List.of("-Xmx512m"), ManyAsk.class, Integer.toString(REPLIES)))
        .isEqualTo("10000 plans, 10000 requests, 0 pinned, 0 connections");
  }

  private static void assertAllRead(ExecutorService threads) throws Exception {
    PlanReader<Course> reader = CourseBinder.reader();
    List<Callable<Course>> tasks = new ArrayList<>();
    for (int i = 0; i < REPLIES; i++) {
      String reply = reply(i);
      tasks.add(() -> reader.read(reply).orElseThrow());
    }
    try {
      List<Future<Course>> read = threads.invokeAll(tasks);
      for (int i = 0; i < REPLIES; i++) {
        assertThat(read.get(i).get()).isEqualTo(new Course(i, "p" + i, List.of("s" + i, "t")));
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static String reply(int i) {
    return "<think>" + i + "</think>\nHere:\n```json\n{\"heading\":\"" + i + "\", \"port\":\"p" + i
        + "\",\"stops\":[\"s" + i + "\",\"t\",]}\n```\n";
  }
}
