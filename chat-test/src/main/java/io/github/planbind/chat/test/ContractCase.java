package io.github.planbind.chat.test;

import io.github.planbind.FinishReason;
import io.github.planbind.chat.ChatModel;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * One case of the contract.
 *
 * @param name what the server does, in words
 * @param answers what it does to the first request, the second, and so on
 * @param expected what must come of the last call
 * @param timeout how long a call may take
 * @param interrupted whether the caller is interrupted when its request is there
 */
record ContractCase(
    String name, List<Step> answers, Expected expected, Duration timeout, boolean interrupted) {
  private static final String TEXT = "{\"heading\": 90}\n\u2013 \ud83d\ude80 \"\\";
  private static final Duration SHORT = Duration.ofMillis(500);
  private static final Duration LONG = Duration.ofSeconds(10);

  /** For what should happen at once, on a machine that is busy. */
  private static final Duration SOON = Duration.ofSeconds(5);

  static List<ContractCase> all() {
    List<ContractCase> all = new ArrayList<>(replies());
    for (int status : new int[] {400, 401, 404, 408, 409, 500, 502, 503, 529}) {
      Step answer = Http.answer(status, Http.error("fault", "No"));
      all.add(of("status " + status, answer, Expected.status(status)));
    }
    all.addAll(breaks());
    all.addAll(waits());
    return all;
  }

  private static List<ContractCase> replies() {
    return List.of(
        of("a good reply", Http.ok(Http.completion(TEXT)), Expected.text(TEXT, FinishReason.STOP)),
        of(
            "a reply that is cut",
            Http.ok(Http.completion(TEXT, "length")),
            Expected.text(TEXT, FinishReason.LENGTH)),
        of("an empty content", Http.ok(Http.completion("")), Expected.nothing()),
        of(
            "a content that is null",
            Http.ok(Http.choice("{\"role\":\"assistant\",\"content\":null}", "stop")),
            Expected.nothing()),
        of("no choices", Http.ok("{\"choices\":[]}"), Expected.nothing()));
  }

  private static List<ContractCase> breaks() {
    Step cut = Step.send(Http.head(200) + "Content-Length: 100\r\n\r\n{");
    return List.of(
        of(
            "status 429 with Retry-After: 0",
            Http.answer(429, Http.error("rate_limit_exceeded", "Slow down"), "Retry-After: 0"),
            Expected.status(429)),
        of(
            "a redirect",
            Http.answer(307, "", "Location: /v1/chat/completions"),
            Expected.callError()),
        of("an empty body", Http.ok(""), Expected.callError()),
        of("a body that is no JSON", Http.ok("<html>"), Expected.callError()),
        of("a body that is cut", cut.then(Step.close()), Expected.callError()),
        of("a reset in the body", cut.then(Step.reset()), Expected.callError()),
        of("a reset before the answer", Step.reset(), Expected.callError()),
        of("no answer", Step.close(), Expected.callError()),
        new ContractCase(
            "no answer to the second request of a connection",
            List.of(Http.ok(Http.completion(TEXT)), Step.close()),
            Expected.callError(),
            LONG,
            false));
  }

  private static List<ContractCase> waits() {
    Step noBody = Step.send(Http.head(200) + "Content-Length: 100\r\n\r\n").then(Step.stall());
    List<Step> silence = List.of(Step.stall());
    return List.of(
        new ContractCase("no answer in time", silence, Expected.callError(), SHORT, false),
        new ContractCase("no body in time", List.of(noBody), Expected.callError(), SHORT, false),
        new ContractCase("an interrupt", silence, Expected.cancelled(), LONG, true));
  }

  private static ContractCase of(String name, Step answer, Expected expected) {
    return new ContractCase(name, List.of(answer), expected, LONG, false);
  }

  /** What an adapter does wrong, empty if nothing. */
  String problemOf(Function<? super URI, ? extends ChatModel> adapter) throws InterruptedException {
    try (FaultServer server = FaultServer.answering(answers.toArray(new Step[0]))) {
      ChatModel model = adapter.apply(server.url());
      try {
        return String.join("; ", problems(model, server));
      } finally {
        close(model);
      }
    }
  }

  private List<String> problems(ChatModel model, FaultServer server) throws InterruptedException {
    List<String> problems = new ArrayList<>();
    ContractCall call = new ContractCall(model, answers.size(), timeout);
    call.start();
    if (interrupted) {
      server.await(() -> server.requests() > 0, SOON);
      call.interrupt();
    }
    boolean waits = interrupted || timeout.equals(SHORT);
    if (!call.endsWithin(waits ? SHORT.plus(SOON) : LONG.plus(SOON))) {
      return List.of("the call does not end");
    }
    problems.add(expected.problem(call));
    if (server.requests() != answers.size()) {
      problems.add("complete requests: expected " + answers.size() + ", seen " + server.requests());
    }
    // whoever gives up and stays connected pays for what the model goes on to write
    if (waits && !server.await(() -> server.open() == 0, SOON)) {
      problems.add("the connection was not closed");
    }
    problems.removeIf(String::isEmpty);
    return problems;
  }

  private static void close(ChatModel model) {
    if (model instanceof AutoCloseable closeable) {
      try {
        closeable.close();
      } catch (Exception e) {
        throw new AssertionError("The adapter cannot be closed", e);
      }
    }
  }
}
