package io.github.planbind.chat.test;

import io.github.planbind.chat.OpenAiCompatible;
import io.github.planbind.chat.Planner;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordingFile;

/** Asks from so many virtual threads at once as its argument says, and prints what came of it. */
final class ManyAsk {
  /** Connections at one time: both ends of each are files of this process, and those are not endless. */
  private static final int AT_A_TIME = 2_000;

  private static final int WARM_UP = 200;
  private static final String PINNED = "jdk.VirtualThreadPinned";

  private ManyAsk() {}

  /** Asks a server that takes between 1 and 200 ms for an answer. */
  public static void main(String[] arguments) throws Throwable {
    int calls = Integer.parseInt(arguments[0]);
    AtomicInteger plans = new AtomicInteger();
    try (Recording recording = new Recording();
        FaultServer server = new FaultServer(
            FaultServer.loopback(),
            peer -> {},
            (request, index) -> Step.pause(Duration.ofMillis(1 + index * 37L % 200))
                .then(Http.answer(200, Http.completion(Course.JSON), "Connection: close"))
                .then(Step.close()),
            VirtualThreads.factory())) {
      // classes that are still to be loaded do pin
      ask(server, WARM_UP, new AtomicInteger());
      recording.enable(PINNED).withThreshold(Duration.ofMillis(1));
      recording.start();
      ask(server, calls, plans);
      server.await(() -> server.open() == 0, Asking.SOON);
      recording.stop();
      System.out.println(plans + " plans, " + (server.requests() - WARM_UP) + " requests, "
          + pinned(recording) + " pinned, " + server.open() + " connections");
    }
  }

  private static long pinned(Recording recording) throws IOException {
    Path file = Files.createTempFile("pinned", ".jfr");
    try {
      recording.dump(file);
      return RecordingFile.readAllEvents(file).stream()
          .filter(event -> event.getEventType().getName().equals(PINNED))
          .count();
    } finally {
      Files.delete(file);
    }
  }

  private static void ask(FaultServer server, int calls, AtomicInteger plans) throws Throwable {
    ExecutorService threads = VirtualThreads.executor();
    HttpClient http = HttpClient.newBuilder()
        .version(HttpClient.Version.HTTP_1_1)
        .executor(threads)
        .build();
    try (OpenAiCompatible client = Asking.client(server.url()).client(http).build()) {
      Planner<Course> planner = Asking.planner(client, Duration.ofSeconds(60));
      Semaphore free = new Semaphore(AT_A_TIME);
      List<Future<?>> all = new ArrayList<>();
      for (int i = 0; i < calls; i++) {
        all.add(threads.submit(() -> {
          free.acquire();
          try {
            planner.ask(Asking.QUESTION).orElseThrow();
            return plans.incrementAndGet();
          } finally {
            free.release();
          }
        }));
      }
      for (Future<?> one : all) {
        one.get();
      }
    } finally {
      threads.shutdown();
    }
  }
}
