package io.github.planbind.chat;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.planbind.CallError;
import io.github.planbind.CallError.NetworkError;
import io.github.planbind.CallError.ProtocolError;
import io.github.planbind.PlanError;
import io.github.planbind.ReplyError;
import io.github.planbind.binding.Limit;
import io.github.planbind.chat.ChatServer.Got;
import io.github.planbind.chat.ChatServer.Say;
import java.io.IOException;
import java.net.Authenticator;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(20)
class OpenAiCompatibleTest {
  private static final ChatRequest HELLO = asking(ChatOptions.NONE, Mode.PROMPT, "");

  private static ChatRequest asking(ChatOptions options, Mode mode, String schema) {
    return new ChatRequest(
        List.of(Message.user("Hello")), options, mode, schema, Duration.ofSeconds(10));
  }

  private static PlanError error(ChatReply reply) {
    return reply.error().orElseThrow();
  }

  @Test
  void theRequestIsOnePostWithTheKeyAndNoOffersOfOtherProtocols() throws IOException {
    try (ChatServer server = ChatServer.saying(Say.content("\"hi\""));
        OpenAiCompatible model = OpenAiCompatible.at(server.url() + "/api/v1/")
            .key("sk-1")
            .model("m-1")
            .header("HTTP-Referer", "https://example.org")
            .build()) {
      assertThat(model.send(HELLO).reply().text()).isEqualTo("hi");
      Got got = server.requests().get(0);
      assertThat(got.method()).isEqualTo("POST");
      assertThat(got.path()).isEqualTo("/api/v1/chat/completions");
      assertThat(got.headers().keySet())
          .containsExactlyInAnyOrder(
              "Accept",
              "Authorization",
              "Content-type",
              "Content-length",
              "Host",
              "Http-referer",
              "User-agent");
      assertThat(got.headers())
          .containsEntry("Authorization", List.of("Bearer sk-1"))
          .containsEntry("Content-type", List.of("application/json"))
          .containsEntry("Http-referer", List.of("https://example.org"));
      assertThat(got.body())
          .isEqualTo(
              "{\"model\":\"m-1\",\"messages\":[{\"role\":\"user\",\"content\":\"Hello\"}]}");
      assertThat(server.requests()).hasSize(1);
    }
  }

  @Test
  void withoutAKeyNoneIsSent() throws IOException {
    try (ChatServer server = ChatServer.saying(Say.content("\"hi\""));
        OpenAiCompatible model = OpenAiCompatible.at(server.url()).key("").build()) {
      model.send(HELLO);
      assertThat(server.requests().get(0).headers()).doesNotContainKey("Authorization");
    }
  }

  @Test
  void connectionsAreKeptForTheNextRequest() throws IOException {
    try (ChatServer server = ChatServer.saying(Say.content("\"1\""), Say.content("\"2\""));
        OpenAiCompatible model = OpenAiCompatible.at(server.url()).build()) {
      assertThat(model.send(HELLO).reply().text()).isEqualTo("1");
      assertThat(model.send(HELLO).reply().text()).isEqualTo("2");
      assertThat(server.ports()).hasSize(1);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {301, 302, 303, 307, 308})
  void noRedirectIsFollowed(int status) throws IOException {
    try (ChatServer other = ChatServer.saying(Say.content("\"hi\""));
        ChatServer server = ChatServer.saying(
            Say.status(status, "moved").header("Location", other.url() + "/v1/chat/completions"));
        OpenAiCompatible model = OpenAiCompatible.at(server.url()).key("sk-1").build()) {
      assertThat(error(model.send(HELLO)).message())
          .isEqualTo("The provider sent HTTP " + status
              + ": it redirects to 127.0.0.1, which is not followed.");
      assertThat(server.requests()).hasSize(1);
      assertThat(other.requests()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {400, 401, 403, 404, 407, 408, 409, 429, 500, 502, 503, 529})
  void aFailureIsOneRequest(int status) throws IOException {
    try (ChatServer server = ChatServer.saying(Say.status(status, "{\"error\":{\"code\":\"c\"}}")
            .header("WWW-Authenticate", "Basic realm=\"x\""));
        OpenAiCompatible model = OpenAiCompatible.at(server.url()).key("sk-1").build()) {
      assertThat(error(model.send(HELLO)))
          .isEqualTo(new CallError.ApiError(status, "c", "", "", Optional.empty()));
      assertThat(server.requests()).hasSize(1);
    }
  }

  @Test
  void aBodyThatIsNoUtf8OrHasAMarkInFrontIsTold() throws IOException {
    byte[] latin = "{\"choices\":\"\u00e9\"}".getBytes(ISO_8859_1);
    Say marked = Say.ok("\ufeff{\"choices\":[{\"message\":{\"content\":\"hi\"}}]}");
    try (ChatServer server = ChatServer.saying(new Say(200, Map.of(), latin), marked);
        OpenAiCompatible model = OpenAiCompatible.at(server.url()).build()) {
      assertThat(error(model.send(HELLO)))
          .isEqualTo(new ProtocolError(ProtocolError.Kind.NOT_UTF8, ""));
      assertThat(model.send(HELLO).reply().text()).isEqualTo("hi");
    }
  }

  @Test
  void aBodyPastTheLimitIsNotReceived() throws IOException {
    byte[] blanks = new byte[16 * 1024 * 1024 + 1];
    Arrays.fill(blanks, (byte) ' ');
    byte[] most = Arrays.copyOf(blanks, 16 * 1024 * 1024);
    try (ChatServer server =
            ChatServer.saying(new Say(200, Map.of(), blanks), new Say(200, Map.of(), most));
        OpenAiCompatible model = OpenAiCompatible.at(server.url()).build()) {
      assertThat(error(model.send(HELLO))).isEqualTo(new ReplyError.LimitExceeded(Limit.BODY));
      assertThat(error(model.send(HELLO)))
          .isEqualTo(new ProtocolError(ProtocolError.Kind.EMPTY_BODY, ""));
    }
  }

  @Test
  void aLongPageOfAnErrorIsStillThatError() throws IOException {
    try (ChatServer server = ChatServer.saying(Say.status(502, "busy ".repeat(1_000_000)));
        OpenAiCompatible model = OpenAiCompatible.at(server.url()).build()) {
      assertThat(error(model.send(HELLO)).message())
          .startsWith("The provider sent HTTP 502: busy busy");
    }
  }

  @Test
  void aRefusedConnectionIsNoRequest() throws IOException {
    int port;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    try (OpenAiCompatible model =
        OpenAiCompatible.at("http://127.0.0.1:" + port).build()) {
      PlanError error = error(model.send(HELLO));
      assertThat(error)
          .isEqualTo(new NetworkError(NetworkError.Kind.REFUSED, "127.0.0.1", port, false));
      assertThat(error.message()).isEqualTo("127.0.0.1:" + port + " refused the connection.");
    }
  }

  @Test
  void aNameWithoutAnAddressIsNoRequest() {
    // a label of 64 chars is refused by the resolver itself, without asking anyone
    String host = "x".repeat(64) + ".invalid";
    try (OpenAiCompatible model = OpenAiCompatible.at("http://" + host).build()) {
      PlanError error = error(model.send(HELLO));
      assertThat(error).isEqualTo(new NetworkError(NetworkError.Kind.DNS, host, 80, false));
      assertThat(error.message()).isEqualTo(host + ":80 has no address.");
    }
  }

  @Test
  void aServerThatDoesNotAnswerIsLeftAtTheTimeout() throws IOException {
    try (ChatServer server = ChatServer.silent();
        OpenAiCompatible model = OpenAiCompatible.at(server.url()).build()) {
      ChatRequest hasty = new ChatRequest(
          HELLO.messages(), HELLO.options(), Mode.PROMPT, "", Duration.ofMillis(300));
      long start = System.nanoTime();
      assertThat(error(model.send(hasty))).isEqualTo(new CallError.Deadline(true));
      assertThat(Duration.ofNanos(System.nanoTime() - start))
          .isBetween(Duration.ofMillis(290), Duration.ofSeconds(3));
      assertThat(server.requests()).hasSize(1);
    }
  }

  @Test
  void anInterruptLeavesTheServerAndStaysSet() throws Exception {
    try (ChatServer server = ChatServer.silent();
        OpenAiCompatible model = OpenAiCompatible.at(server.url()).build()) {
      CompletableFuture<String> end = new CompletableFuture<>();
      Thread caller = new Thread(() -> {
        PlanError error = error(model.send(HELLO));
        end.complete(error + " " + Thread.currentThread().isInterrupted());
      });
      caller.start();
      server.awaitRequest();
      caller.interrupt();
      assertThat(end.get()).isEqualTo("Cancelled[maybeBilled=true] true");
    }
  }

  @Test
  void anInterruptedThreadSendsNothing() throws IOException {
    try (ChatServer server = ChatServer.saying(Say.content("\"hi\""));
        OpenAiCompatible model = OpenAiCompatible.at(server.url()).build()) {
      Thread.currentThread().interrupt();
      assertThat(error(model.send(HELLO))).isEqualTo(new CallError.Cancelled(false));
      assertThat(Thread.interrupted()).isTrue();
      assertThat(server.requests()).isEmpty();
    }
  }

  @Test
  void closingEndsWhatIsUnderWayAndLaterRequestsAreNotSent() throws Exception {
    OpenAiCompatible model;
    CompletableFuture<ChatReply> reply;
    try (ChatServer server = ChatServer.silent()) {
      try (OpenAiCompatible open = OpenAiCompatible.at(server.url()).build()) {
        model = open;
        reply = CompletableFuture.supplyAsync(() -> open.send(HELLO));
        server.awaitRequest();
      }
      assertThat(error(reply.get())).isEqualTo(new CallError.Cancelled(true));
      assertThat(error(model.send(HELLO))).isEqualTo(new CallError.Cancelled(false));
      assertThat(server.requests()).hasSize(1);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "https://api.example.com | https://api.example.com/v1/chat/completions",
        "https://api.example.com/ | https://api.example.com/v1/chat/completions",
        "https://api.example.com/v1 | https://api.example.com/v1/chat/completions",
        "https://api.example.com/v1/ | https://api.example.com/v1/chat/completions",
        "http://localhost:11434 | http://localhost:11434/v1/chat/completions",
        "https://example.com/api/v1 | https://example.com/api/v1/chat/completions",
        "https://example.com/v1beta/openai/ | https://example.com/v1beta/openai/chat/completions",
        "https://example.com/v1/chat/completions | https://example.com/v1/chat/completions",
        "https://x.example/openai/deployments/d?api-version=2024-10-21"
            + " | https://x.example/openai/deployments/d/chat/completions?api-version=2024-10-21",
        "HTTPS://[::1]:8443/v1 | HTTPS://[::1]:8443/v1/chat/completions",
      })
  void baseUrlsMayEndInManyWays(String base, String uri) {
    assertThat(Endpoint.of(base).uri()).hasToString(uri);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "https://user:s3cret@example.com/v1 | The base URL must not have a user or password in it",
        "https://s3cret@example.com | The base URL must not have a user or password in it",
        "https://a:s3cret@exa_mple.com | The base URL must not have a user or password in it",
        "https://example.com/v1?key=s3cret | The base URL must not have a fragment, nor a query but api-version",
        "https://example.com?api-version=1&key=s3cret | The base URL must not have a fragment, nor a"
            + " query but api-version",
        "https://example.com/v1#s3cret | The base URL must not have a fragment, nor a query but api-version",
        "ftp://example.com/s3cret | The base URL must begin with https:// or http://",
        "example.com/s3cret | The base URL must begin with https:// or http://",
        "https:///s3cret | The base URL must have a host",
        "https:s3cret | The base URL must have a host",
        "https://exa mple/s3cret | The base URL is no URL",
      })
  void aBaseUrlThatHoldsASecretOrLeadsNowhereIsRefused(String base, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> OpenAiCompatible.at(base))
        .withMessage(message)
        .withNoCause();
  }

  @Test
  void anHttpClientThatCouldSendTwiceIsRefused() {
    OpenAiCompatible.Builder builder = OpenAiCompatible.at("https://example.com");
    HttpClient.Builder http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1);
    HttpClient redirecting = http.followRedirects(HttpClient.Redirect.NORMAL).build();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.client(redirecting))
        .withMessage("The client must not follow redirects");
    HttpClient authenticating = HttpClient.newBuilder()
        .version(HttpClient.Version.HTTP_1_1)
        .authenticator(new Authenticator() {})
        .build();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.client(authenticating))
        .withMessage("The client must not have an authenticator");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.client(HttpClient.newHttpClient()))
        .withMessage("The client must be set to HTTP/1.1");
  }

  @Test
  void anHttpClientOfTheCallersOwnIsUsed() throws IOException {
    HttpClient own =
        HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    try (ChatServer server = ChatServer.saying(Say.content("\"hi\""));
        OpenAiCompatible model = OpenAiCompatible.at(server.url()).client(own).build()) {
      assertThat(model.send(HELLO).reply().text()).isEqualTo("hi");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sk-1\n", "sk 1", "sk-\u00e9", "\u0000"})
  void aKeyThatCannotBeSentIsRefusedAndNotShown(String key) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> OpenAiCompatible.at("https://example.com").key(key))
        .withMessage("The key must be visible ASCII; a line break at its end is a common mistake");
  }

  @Test
  void headersThatCannotBeSentAreRefusedAndNotShown() {
    OpenAiCompatible.Builder builder =
        OpenAiCompatible.at("https://example.com").key("sk-1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.header("X-Secret", "s3cret\r\nX: y"))
        .withMessage("HTTP does not take this header")
        .withNoCause();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.header("Content-Length", "3"))
        .withMessage("HTTP does not take this header");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.header("ACCEPT", "text/html"))
        .withMessage("The header is written by the client, or twice");
    builder.header("Authorization", "Basic s3cret");
    assertThatIllegalArgumentException()
        .isThrownBy(builder::build)
        .withMessage("The key is sent as the header Authorization");
  }

  @Test
  void aSecretInAHeaderIsHiddenLikeTheKey() throws IOException {
    String body = "{\"error\":{\"message\":\"wrong key 0451-azure-0451!\"}}";
    try (ChatServer server = ChatServer.saying(Say.status(401, body));
        OpenAiCompatible model = OpenAiCompatible.at(server.url())
            .header("api-key", "0451-azure-0451")
            .build()) {
      assertThat(error(model.send(HELLO)).message())
          .isEqualTo("The provider sent HTTP 401: wrong key (key).");
    }
  }

  @Test
  void itSaysWhereItGoesAndNotMore() {
    try (OpenAiCompatible model =
        OpenAiCompatible.at("https://example.com").key("sk-1").build()) {
      assertThat(model).hasToString("OpenAiCompatible[example.com:443]");
    }
  }
}
