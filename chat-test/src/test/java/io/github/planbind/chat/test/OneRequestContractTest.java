package io.github.planbind.chat.test;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.planbind.CallError.ApiError;
import io.github.planbind.chat.ChatModel;
import io.github.planbind.chat.ChatReply;
import io.github.planbind.chat.ChatRequest;
import io.github.planbind.chat.OpenAiCompatible;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The contract holds for our own client, and finds what is wrong with others. */
class OneRequestContractTest {
  @Test
  @Tag("faults")
  void ourOwnClientKeepsIt() throws Exception {
    OneRequestContract.check(url -> Asking.client(url).build());
  }

  @Test
  void aClientThatRetriesIsFoundOut() {
    assertThatThrownBy(() -> OneRequestContract.check(Retrying::new))
        .isInstanceOf(AssertionError.class)
        .message()
        .startsWith("7 of 26 cases are broken:\n")
        .contains("\n- status 500: complete requests: expected 1, seen 3\n")
        .contains("\n- status 429 with Retry-After: 0: complete requests: expected 1, seen 3")
        .doesNotContain("a good reply", "status 400");
  }

  @Test
  void aClientThatForgetsTimeAndTypesIsFoundOut() {
    assertThatThrownBy(() -> OneRequestContract.check(Careless::new))
        .isInstanceOf(AssertionError.class)
        .message()
        .contains("\n- no answer in time: the call does not end\n")
        .contains("\n- status 500: expected a ChatReply, was thrown java.io.UncheckedIOException")
        .contains("\n- a redirect: ");
  }

  /** Sends up to three times when the provider is busy, as the SDKs of large providers do. */
  private record Retrying(ChatModel once) implements ChatModel, AutoCloseable {
    Retrying(URI url) {
      this(Asking.client(url).build());
    }

    @Override
    public ChatReply send(ChatRequest request) throws InterruptedException {
      ChatReply reply = once.send(request);
      for (int i = 0; i < 2 && isBusy(reply); i++) {
        reply = once.send(request);
      }
      return reply;
    }

    private static boolean isBusy(ChatReply reply) {
      return reply.error().orElse(null) instanceof ApiError error
          && (error.status() >= 500
              || error.status() == 408
              || error.status() == 409
              || error.status() == 429);
    }

    @Override
    public void close() {
      ((OpenAiCompatible) once).close();
    }
  }

  /** Knows nothing of types and time, and follows where it is sent. */
  private record Careless(URI url, HttpClient http) implements ChatModel {
    Careless(URI url) {
      this(
          url,
          HttpClient.newBuilder().followRedirects(HttpClient.Redirect.ALWAYS).build());
    }

    @Override
    public ChatReply send(ChatRequest request) throws InterruptedException {
      HttpRequest post = HttpRequest.newBuilder(URI.create(url + "/chat/completions"))
          .POST(HttpRequest.BodyPublishers.ofString("{}"))
          .build();
      try {
        HttpResponse<String> answer = http.send(post, HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() != 200) {
          throw new IOException("status " + answer.statusCode());
        }
        return ChatReply.of(answer.body());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
