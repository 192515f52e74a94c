package io.github.planbind.chat.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.planbind.CallError.ApiError;
import io.github.planbind.CallError.NetworkError;
import io.github.planbind.PlanError;
import io.github.planbind.chat.Answer;
import io.github.planbind.chat.OpenAiCompatible;
import java.io.IOException;
import java.net.Authenticator;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.Optional;
import java.util.stream.Stream;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLServerSocket;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a request goes: to the host that was named, once, or nowhere. */
@Tag("faults")
class ConnectionsTest {
  private static final Step OK = Http.ok(Http.completion(Course.JSON));

  @ParameterizedTest
  @ValueSource(ints = {301, 302, 303, 307, 308})
  void aRedirectIsAnErrorAndTheOtherHostIsNotAsked(int status) throws Exception {
    try (FaultServer other = FaultServer.answering(OK)) {
      String location = "Location: http://localhost:" + other.port() + "/v1/chat/completions";
      ApiError error = redirected(Http.answer(status, "", location));
      assertThat(error.status()).isEqualTo(status);
      assertThat(error.message())
          .isEqualTo("The provider sent HTTP " + status
              + ": it redirects to localhost, which is not followed.");
      assertThat(other.connections()).isZero();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Location: /v1/chat/completions", "Location: ?again", "Location: %%%", "X-No: x"})
  void aRedirectToItselfOrNowhereIsAnErrorToo(String location) throws Exception {
    ApiError error = redirected(Http.answer(307, "", location));
    assertThat(error.status()).isEqualTo(307);
    assertThat(error.message())
        .startsWith("The provider sent HTTP 307: it redirects to an")
        .endsWith(", which is not followed.");
  }

  @Test
  void whatALocationHoldsBesidesItsHostIsNotTold() throws Exception {
    String location = "Location: http://user:" + Canary.KEY + "@x.example/?key=" + Canary.KEY;
    assertThat(redirected(Http.answer(302, "", location)).message())
        .isEqualTo("The provider sent HTTP 302: it redirects to x.example, which is not followed.");
  }

  @Test
  void aGoodCertificateIsTakenByAClientThatTrustsIt() throws Exception {
    Answer<Course> answer = overTls(Certificate.GOOD, Certificate.authorityTrusted(), 1);
    assertThat(answer.orElseThrow()).isEqualTo(Course.READ);
    assertThat(answer.ledger().requests()).isEqualTo(1);
  }

  static Stream<Object[]> badCertificates() throws Exception {
    SSLContext trusting = Certificate.authorityTrusted();
    return Stream.of(
        new Object[] {"of an unknown authority", Certificate.GOOD, SSLContext.getDefault()},
        new Object[] {"expired", Certificate.EXPIRED, trusting},
        new Object[] {"for another host", Certificate.ELSEWHERE, trusting});
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("badCertificates")
  void noRequestIsSentOverAConnectionThatCannotBeTrusted(
      String name, Certificate certificate, SSLContext context) throws Exception {
    PlanError error = Asking.error(overTls(certificate, context, 0));
    assertThat(error).isInstanceOfSatisfying(NetworkError.class, network -> {
      assertThat(network.kind()).isEqualTo(NetworkError.Kind.TLS);
      assertThat(network.maybeBilled()).isFalse();
      assertThat(network.message())
          .isEqualTo("127.0.0.1:" + network.port()
              + " could not be trusted, or failed in the TLS handshake.");
    });
  }

  @Test
  void aServerWithoutTlsIsATlsError() throws Exception {
    Step plain = Step.send("HTTP/1.1 400 Bad Request\r\n\r\n");
    try (FaultServer server = FaultServer.greeting(plain);
        OpenAiCompatible client = Asking.client(tls(server)).build()) {
      PlanError error = Asking.error(Asking.ask(client, Asking.SOON));
      assertThat(error)
          .isEqualTo(new NetworkError(NetworkError.Kind.TLS, "127.0.0.1", server.port(), false));
      assertThat(server.requests()).isZero();
    }
  }

  @Test
  void aPeerThatSpeaksOnlyHttp2IsAnErrorAndNotTriedAgain() throws Exception {
    SSLServerSocket listener = (SSLServerSocket) Certificate.GOOD.listener();
    SSLParameters parameters = listener.getSSLParameters();
    parameters.setApplicationProtocols(new String[] {"h2"});
    listener.setSSLParameters(parameters);
    // the frames SETTINGS and GOAWAY, which such a peer sends to whatever it hears
    byte[] frames = {0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 8, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
    try (FaultServer server = new FaultServer(
            listener,
            peer -> {},
            (request, index) -> Step.send(frames).then(Step.close()),
            FaultServer::daemon);
        OpenAiCompatible client = Asking.client(tls(server))
            .client(trusting(Certificate.authorityTrusted()))
            .build()) {
      PlanError error = Asking.error(Asking.ask(client, Asking.SOON));
      assertThat(error)
          .isEqualTo(
              new NetworkError(NetworkError.Kind.NO_ANSWER, "127.0.0.1", server.port(), true));
      assertThat(server.requests()).isEqualTo(1);
    }
  }

  @Test
  void aHostWithoutAnAddressIsNamed() throws Exception {
    // a label of 64 letters is refused by the resolver itself, which asks nobody
    String host = "x".repeat(64) + ".invalid";
    URI nowhere = URI.create("http://" + host + ":8080/v1");
    try (OpenAiCompatible client = Asking.client(nowhere).build()) {
      PlanError error = Asking.error(Asking.ask(client, Asking.SOON));
      assertThat(error).isEqualTo(new NetworkError(NetworkError.Kind.DNS, host, 8080, false));
      assertThat(error.message()).isEqualTo(host + ":8080 has no address.");
    }
  }

  @Test
  void aPortThatNobodyListensOnIsNamed() throws Exception {
    int port = freePort();
    try (OpenAiCompatible client =
        Asking.client(URI.create("http://127.0.0.1:" + port)).build()) {
      PlanError error = Asking.error(Asking.ask(client, Asking.SOON));
      assertThat(error)
          .isEqualTo(new NetworkError(NetworkError.Kind.REFUSED, "127.0.0.1", port, false));
      assertThat(error.message()).isEqualTo("127.0.0.1:" + port + " refused the connection.");
    }
  }

  @Test
  void anHttpClientThatCouldSendTwiceIsRefused() {
    HttpClient.Builder http = HttpClient.newBuilder();
    assertRefused(http.build(), "The client must be set to HTTP/1.1");
    http.version(HttpClient.Version.HTTP_1_1);
    assertRefused(
        http.followRedirects(HttpClient.Redirect.NORMAL).build(),
        "The client must not follow redirects");
    http.followRedirects(HttpClient.Redirect.NEVER);
    assertRefused(
        http.authenticator(new Authenticator() {}).build(),
        "The client must not have an authenticator");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://user:@HOST/v1",
        "https://:password@HOST/v1",
        "https://HOST/v1?key=",
        "https://HOST/v1#",
        "ftp://HOST/v1",
        "HOST/v1",
        "https:///v1",
        "https://HOST/v 1",
        "",
      })
  void aBaseUrlThatHoldsASecretOrIsNoneIsRefusedAndNotQuoted(String pattern) {
    String url = pattern.replace("HOST", "x.example").replaceFirst("([@=#]|$)", Canary.KEY + "$1");
    assertThatThrownBy(() -> OpenAiCompatible.at(url))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("The base URL ")
        .satisfies(thrown -> assertThat(Canary.in(CanarySweep.printed(thrown))).isEmpty());
  }

  private static void assertRefused(HttpClient client, String message) {
    assertThatThrownBy(() -> OpenAiCompatible.at("https://x.example").client(client))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  private static ApiError redirected(Step answer) throws Exception {
    try (FaultServer server = FaultServer.answering(answer);
        Asking asking = Asking.at(server)) {
      ApiError error = (ApiError) Asking.error(asking.ask());
      assertThat(server.requests()).isEqualTo(1);
      assertThat(error.retryAfter()).isEqualTo(Optional.empty());
      return error;
    }
  }

  private static Answer<Course> overTls(Certificate certificate, SSLContext context, int requests)
      throws Exception {
    try (FaultServer server = new FaultServer(
            certificate.listener(), peer -> {}, (request, index) -> OK, FaultServer::daemon);
        OpenAiCompatible client =
            Asking.client(tls(server)).client(trusting(context)).build()) {
      Answer<Course> answer = Asking.ask(client, Asking.SOON);
      assertThat(server.requests()).isEqualTo(requests);
      return answer;
    }
  }

  private static URI tls(FaultServer server) {
    return URI.create("https://127.0.0.1:" + server.port() + "/v1");
  }

  private static HttpClient trusting(SSLContext context) {
    return HttpClient.newBuilder()
        .version(HttpClient.Version.HTTP_1_1)
        .sslContext(context)
        .build();
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = FaultServer.loopback()) {
      return socket.getLocalPort();
    }
  }
}
