package io.github.planbind.chat.test;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.CallError.Cancelled;
import io.github.planbind.PlanReader;
import io.github.planbind.chat.Answer;
import io.github.planbind.chat.OpenAiCompatible;
import java.io.File;
import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
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
    try (FaultServer server = FaultServer.answering(GOOD)) {
      List<WeakReference<ClassLoader>> loaders = new ArrayList<>();
      List<Class<?>> types = new ArrayList<>();
      for (int i = 0; i < 2; i++) {
        ClassLoader loader = copy();
        loaders.add(new WeakReference<>(loader));
        types.add(loader.loadClass(IsolationTask.class.getName()));
      }
      assertThat(types.get(0)).isNotSameAs(types.get(1)).isNotSameAs(IsolationTask.class);
      for (Class<?> type : types) {
        assertThat(ask(type, server)).isEqualTo(Course.READ.toString());
      }
      types.clear();
      forgetRecords();
      for (WeakReference<ClassLoader> loader : loaders) {
        assertGone(loader);
      }
      // with the client its idle connections go
      assertThat(server.await(() -> server.open() == 0, Asking.SOON)).isTrue();
    }
  }

  @Test
  void errorsKeepNothingOfTheirReplies() throws Exception {
    assertThat(ChildJvm.run(List.of("-Xmx48m"), KeepErrors.class, "200"))
        .isEqualTo("200 errors kept");
  }

  @SuppressWarnings("unchecked")
  private static String ask(Class<?> type, FaultServer server) throws Exception {
    Callable<String> task = (Callable<String>)
        type.getDeclaredConstructor(String.class).newInstance(server.url().toString());
    return task.call();
  }

  /** All that these tests run with, but for the JDK, in a class loader of its own. */
  private static ClassLoader copy() throws Exception {
    List<URL> path = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      path.add(new File(entry).toURI().toURL());
    }
    return new URLClassLoader(path.toArray(new URL[0]), ClassLoader.getPlatformClassLoader());
  }

  /** Has the comparing and printing of records, when first linked, replace what was linked before. */
  private record Last(Thread one) {}

  /** The JDK keeps the last record's types that it linked such a method for. */
  private static void forgetRecords() {
    Last last = new Last(Thread.currentThread());
    assertThat(new Last(Thread.currentThread()).equals(last)).isTrue();
    assertThat(last.hashCode()).isEqualTo(new Last(Thread.currentThread()).hashCode());
    assertThat(last.toString()).startsWith("Last[one=");
  }

  private static void assertGone(WeakReference<ClassLoader> loader) throws Exception {
    for (int i = 0; i < 100 && loader.get() != null; i++) {
      System.gc();
      TimeUnit.MILLISECONDS.sleep(20);
    }
    assertThat(loader.get()).as("a class loader that nobody uses").isNull();
  }
}
