package io.github.planbind.chat.test;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.CallError.NetworkError;
import io.github.planbind.CallError.NetworkError.Kind;
import io.github.planbind.chat.Answer;
import io.github.planbind.chat.OpenAiCompatible;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A connection breaks when a request is out: it may be billed, and is never sent again. */
@Tag("faults")
class BrokenConnectionsTest {
  private static final String RETRY = "jdk.httpclient.enableAllMethodRetry";
  private static final String WHOLE = Http.completion(Course.JSON);

  /**
   * How a reset before the answer is named. A JDK that would send the request again comes to the point
   * where it cannot, and tells no more of the reset.
   */
  private static final Kind RESET = Boolean.getBoolean(RETRY) ? Kind.NO_ANSWER : Kind.RESET;

  static Stream<NetworkFault> networkFaults() {
    String head = Http.head(200);
    return Stream.of(
        new NetworkFault(
            "a body shorter than its length",
            Step.send(head + "Content-Length: 100\r\n\r\n{\"id\"").then(Step.close()),
            Kind.SHORT_BODY),
        new NetworkFault(
            "a body that ends inside a chunk",
            Step.send(head + "Transfer-Encoding: chunked\r\n\r\n64\r\n{\"id\"").then(Step.close()),
            Kind.SHORT_BODY),
        new NetworkFault(
            "a body without its last chunk",
            Step.send(head + "Transfer-Encoding: chunked\r\n\r\n5\r\n{\"id\"\r\n")
                .then(Step.close()),
            Kind.SHORT_BODY),
        new NetworkFault(
            "a reset in the body",
            Step.send(head + "Content-Length: 100\r\n\r\n{\"id\"").then(Step.reset()),
            Kind.RESET),
        new NetworkFault("a reset before the answer", Step.reset(), RESET),
        new NetworkFault("no answer", Step.close(), Kind.NO_ANSWER),
        new NetworkFault(
            "an end inside the headers",
            Step.send("HTTP/1.1 200 OK\r\nContent-Le").then(Step.close()),
            Kind.NO_ANSWER));
  }

  /** A fault whose message has the server's port in it. */
  record NetworkFault(String name, Step answer, Kind kind) {
    @Override
    public String toString() {
      return name;
    }
  }

  @ParameterizedTest
  @MethodSource("networkFaults")
  void aConnectionThatBreaksMayBeBilledAndIsNotTriedAgain(NetworkFault fault) throws Exception {
    try (FaultServer server = FaultServer.answering(fault.answer());
        Asking asking = Asking.at(server)) {
      assertThat(Asking.error(asking.ask()))
          .isEqualTo(new NetworkError(fault.kind(), "127.0.0.1", server.port(), true));
      assertThat(server.requests()).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aConnectionKeptAliveThatClosesOnTheSecondRequestIsNotTriedAgain(boolean reset)
      throws Exception {
    try (FaultServer server = FaultServer.answering(
            Http.ok(WHOLE), reset ? Step.reset() : Step.close(), Http.ok(WHOLE));
        Asking asking = Asking.at(server)) {
      assertThat(asking.ask().orElseThrow()).isEqualTo(Course.READ);
      NetworkError error = (NetworkError) Asking.error(asking.ask());
      assertThat(error)
          .isEqualTo(
              new NetworkError(reset ? RESET : Kind.NO_ANSWER, "127.0.0.1", server.port(), true));
      assertThat(server.requests()).isEqualTo(2);
    }
  }

  @Test
  void aConnectionThatWasClosedWhileIdleIsReplacedAndTheRequestSentOnce() throws Exception {
    try (FaultServer server =
            FaultServer.answering(Http.ok(WHOLE).then(Step.close()), Http.ok(WHOLE));
        Asking asking = Asking.at(server)) {
      assertThat(asking.ask().orElseThrow()).isEqualTo(Course.READ);
      assertThat(server.await(() -> server.open() == 0, Asking.SOON)).isTrue();
      Answer<Course> second = asking.ask();
      // the client may see the end of the idle connection or not; it must not send twice
      assertThat(server.requests()).isEqualTo(1 + second.ledger().requests());
    }
  }

  @Test
  void whatFollowsAnAnswerIsNoAnswerToTheNextRequest() throws Exception {
    try (FaultServer server = FaultServer.answering(
            Step.send(Http.head(200) + "Content-Length: " + WHOLE.length() + "\r\n\r\n" + WHOLE
                + Canary.REPLY + "\r\n\r\n"),
            Http.ok(Http.completion("{\"heading\":1,\"port\":\"b\",\"stops\":[]}")));
        Asking asking = Asking.at(server)) {
      assertThat(asking.ask().orElseThrow()).isEqualTo(Course.READ);
      Answer<Course> second = asking.ask();
      assertThat(second.result().orElse(new Course(1, "b", List.of())))
          .isEqualTo(new Course(1, "b", List.of()));
      assertThat(server.requests()).isEqualTo(2);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void underTlsABodyThatBreaksOffIsNamedAsItIsWithout(boolean reset) throws Exception {
    Step cut = Step.send(Http.head(200) + "Content-Length: 100\r\n\r\n{\"id\"")
        .then(reset ? Step.reset() : Step.close());
    HttpClient trusting = HttpClient.newBuilder()
        .version(HttpClient.Version.HTTP_1_1)
        .sslContext(Certificate.authorityTrusted())
        .build();
    try (FaultServer server = new FaultServer(
            Certificate.GOOD.listener(), peer -> {}, (request, index) -> cut, FaultServer::daemon);
        OpenAiCompatible client = Asking.client(
                URI.create("https://127.0.0.1:" + server.port() + "/v1"))
            .client(trusting)
            .build()) {
      // TLS says that it ends before the reset, and either may be seen
      NetworkError error = (NetworkError) Asking.error(Asking.ask(client, Asking.SOON));
      assertThat(error.kind()).isIn(Kind.SHORT_BODY, reset ? Kind.RESET : Kind.SHORT_BODY);
      assertThat(error.maybeBilled()).isTrue();
      assertThat(server.requests()).isEqualTo(1);
    }
  }
}
