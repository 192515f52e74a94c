package io.github.planbind.chat.test;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.CallError.Cancelled;
import io.github.planbind.PlanReader;
import io.github.planbind.chat.Answer;
import io.github.planbind.chat.OpenAiCompatible;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** A client leaves nothing behind: no thread, no hook, no class, no reply. */
class IsolationTest {
  private static final Step GOOD = Http.ok(Http.completion(Course.JSON));

  @Test
  void closingAClientCancelsWhatFliesAndLaterCallsSendNothing() throws Exception {
    int calls = 20;
    ExecutorService threads = Executors.newFixedThreadPool(calls, FaultServer::daemon);
    try (FaultServer server = FaultServer.answering(Step.stall())) {
      OpenAiCompatible client = Asking.client(server.url()).build();
      List<Future<Answer<Course>>> flying = new ArrayList<>();
      for (int i = 0; i < calls; i++) {
        flying.add(threads.submit(() -> Asking.ask(client, Duration.ofSeconds(60))));
      }
      assertThat(server.await(() -> server.requests() == calls, Asking.SOON)).isTrue();
      client.close();
      for (Future<Answer<Course>> call : flying) {
        assertThat(Asking.error(call.get(2, TimeUnit.SECONDS))).isEqualTo(new Cancelled(true));
      }
      assertThat(server.await(() -> server.open() == 0, Asking.SOON)).isTrue();
      assertThat(Asking.error(Asking.ask(client, Asking.SOON))).isEqualTo(new Cancelled(false));
      assertThat(server.requests()).isEqualTo(calls);
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void aProgramEndsThoughItNeverClosedItsClient() throws Exception {
    try (FaultServer server = FaultServer.answering(GOOD)) {
      assertThat(ChildJvm.run(List.of(), AskOnce.class, server.url().toString()))
          .isEqualTo("complete 1 request; PLAN");
    }
  }

  @Test
  void nothingIsKeptForAThreadOrTheEndOfTheProgram() throws Exception {
    for (Map.Entry<String, String> type : ClassFiles.besides(PlanReader.class).entrySet()) {
      assertThat(type.getValue())
          .as(type.getKey())
          .doesNotContain("java/lang/ThreadLocal")
          .doesNotContain("addShutdownHook")
          .doesNotContain("java/lang/reflect/")
          .doesNotContain("java/util/ServiceLoader")
          .doesNotContain("java/io/ObjectInputStream");
    }
  }

  @Test
  void twoCopiesOfTheLibraryWorkSideBySideAndCanBeUnloaded() throws Exception {
    // the JDK keeps some of what it linked for a while, softly
    assertThat(ChildJvm.run(List.of("-XX:SoftRefLRUPolicyMSPerMB=0"), UnloadCopies.class))
        .isEqualTo("2 answers, 0 class loaders, 0 connections");
  }

  @Test
  void errorsKeepNothingOfTheirReplies() throws Exception {
    assertThat(ChildJvm.run(List.of("-Xmx48m"), KeepErrors.class, "90"))
        .isEqualTo("90 errors kept");
  }
}
