package io.github.planbind.chat;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BoundedBodyTest {
  private final List<String> asked = new ArrayList<>();

  private final Flow.Subscription connection = new Flow.Subscription() {
    @Override
    public void request(long n) {
      asked.add("more");
    }

    @Override
    public void cancel() {
      asked.add("cancel");
    }
  };

  private CompletableFuture<String> received(BoundedBody body, String... parts) {
    body.onSubscribe(connection);
    body.onNext(
        Stream.of(parts).map(part -> ByteBuffer.wrap(part.getBytes(UTF_8))).toList());
    return body.getBody().toCompletableFuture().thenApply(bytes -> new String(bytes, UTF_8));
  }

  @Test
  void aBodyUpToTheBoundIsReceivedWhole() {
    BoundedBody body = new BoundedBody(6, false);
    CompletableFuture<String> text = received(body, "abc", "", "def");
    assertThat(text).isNotDone();
    body.onComplete();
    assertThat(text).isCompletedWithValue("abcdef");
    assertThat(asked).containsExactly("more");
  }

  @Test
  void oneByteMoreEndsItAtOnce() {
    BoundedBody body = new BoundedBody(6, false);
    CompletableFuture<String> text = received(body, "abc", "defg", "h");
    assertThat(text)
        .isCompletedExceptionally()
        .failsWithin(0, TimeUnit.SECONDS)
        .withThrowableOfType(ExecutionException.class)
        .withCauseInstanceOf(BoundedBody.TooLong.class);
    assertThat(asked).containsExactly("more", "cancel");
    body.onComplete();
    body.onError(new IOException("late"));
    assertThat(text).isCompletedExceptionally();
  }

  @Test
  void ofAnErrorTheBeginningWillDo() {
    BoundedBody body = new BoundedBody(6, true);
    CompletableFuture<String> text = received(body, "abc", "defg", "h");
    assertThat(text).isCompletedWithValue("abcdef");
    assertThat(asked).containsExactly("more", "cancel");
    body.onError(new IOException("late"));
    assertThat(text).isCompletedWithValue("abcdef");
  }

  @Test
  void aBrokenBodyIsBroken() {
    BoundedBody body = new BoundedBody(6, true);
    CompletableFuture<String> text = received(body, "abc");
    body.onError(new IOException("own"));
    assertThat(text)
        .failsWithin(0, TimeUnit.SECONDS)
        .withThrowableOfType(ExecutionException.class)
        .withCauseInstanceOf(IOException.class)
        .withMessageContaining("own");
  }
}
