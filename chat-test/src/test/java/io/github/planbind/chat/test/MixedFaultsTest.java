package io.github.planbind.chat.test;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.chat.Answer;
import io.github.planbind.chat.OpenAiCompatible;
import io.github.planbind.chat.Planner;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** One client, a thousand calls and every kind of fault: the books are right, and nothing piles up. */
class MixedFaultsTest {
  private static final int CALLS = 1_000;
  private static final int THREADS = 8;
  private static final Duration DEADLINE = Duration.ofMillis(400);

  private static final Step GOOD = Http.ok(Http.completion(Course.JSON));
  private static final String START = Http.head(200) + "Content-Length: 100\r\n\r\n{";

  /** All but a head that is no HTTP: of such a connection the JDK's client forgets its end. */
  private static final List<Step> ANSWERS = List.of(
      GOOD,
      GOOD,
      GOOD,
      // told, since a request can be lost on a connection whose end the client does not know of yet
      Http.answer(200, Http.completion(Course.JSON), "Connection: close").then(Step.close()),
      Http.ok(Http.completion("")),
      Http.ok(Http.completion("No plan, sorry. " + Canary.REPLY)),
      Http.ok(Http.completion(Course.JSON.substring(0, 20), "length")),
      Http.ok("{"),
      Http.ok(""),
      Http.answer(429, Http.error("rate_limit_exceeded", "x"), "Retry-After: 0"),
      Http.answer(500, Http.error("server_error", "x")),
      Http.answer(307, "", "Location: /v1/chat/completions"),
      Step.close(),
      Step.reset(),
      Step.send(START).then(Step.close()),
      Step.send(START).then(Step.reset()),
      Step.pause(Duration.ofMillis(20)).then(GOOD));

  /** Too slow for any deadline, and so not often. */
  private static final List<Step> SLOW =
      List.of(Step.stall(), Step.send(START).then(Step.drip(" ".repeat(99), Duration.ofMillis(9))));

  @Test
  void whatTheLedgersSayIsWhatTheServerSawAndNothingPilesUp() throws Exception {
    Random random = new Random(20260101);
    List<Step> script = new ArrayList<>();
    for (int i = 0; i < 2 * CALLS; i++) {
      List<Step> from = random.nextInt(40) == 0 ? SLOW : ANSWERS;
      script.add(from.get(random.nextInt(from.size())));
    }
    try (FaultServer server =
            FaultServer.answering((request, index) -> script.get(index % script.size()));
        OpenAiCompatible client = Asking.client(server.url()).build()) {
      Planner<Course> planner = Asking.planner(client, DEADLINE);
      // as much as a client at work needs, before the count begins
      assertThat(requests(planner, CALLS / 10)).isEqualTo(server.requests());
      int before = server.requests();
      int threads = clientThreads();
      long files = openFiles();
      assertThat(requests(planner, CALLS)).isEqualTo(server.requests() - before);
      assertThat(server.requests() - before).isGreaterThan(CALLS);
      // calls at one time share no more connections than there are calls
      assertThat(server.await(() -> server.open() <= THREADS, Asking.SOON)).isTrue();
      assertThat(clientThreads()).isLessThanOrEqualTo(threads + THREADS);
      assertThat(openFiles()).isLessThanOrEqualTo(files + 4 * THREADS);
    }
  }

  /** How many requests some calls made, as their ledgers say. */
  private static int requests(Planner<Course> planner, int calls) throws Exception {
    ExecutorService callers = Executors.newFixedThreadPool(THREADS, FaultServer::daemon);
    try {
      List<Future<Answer<Course>>> answers = new ArrayList<>();
      for (int i = 0; i < calls; i++) {
        answers.add(callers.submit(() -> Asking.swept(planner.ask(Asking.QUESTION))));
      }
      int requests = 0;
      for (Future<Answer<Course>> answer : answers) {
        requests += answer.get(60, TimeUnit.SECONDS).ledger().requests();
      }
      return requests;
    } finally {
      callers.shutdownNow();
    }
  }

  private static int clientThreads() {
    return (int) Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("HttpClient"))
        .count();
  }

  /** Where the system tells; elsewhere nothing. */
  private static long openFiles() throws Exception {
    Path files = Path.of("/proc/self/fd");
    if (!Files.isDirectory(files)) {
      return 0;
    }
    try (Stream<Path> all = Files.list(files)) {
      return all.count();
    }
  }
}
