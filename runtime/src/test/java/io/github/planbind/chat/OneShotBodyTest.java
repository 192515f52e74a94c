package io.github.planbind.chat;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Flow;
import org.junit.jupiter.api.Test;

class OneShotBodyTest {
  /** Takes as much as it is told to. */
  private static final class Taker implements Flow.Subscriber<ByteBuffer> {
    final long wants;
    final List<String> seen = new ArrayList<>();

    Taker(long wants) {
      this.wants = wants;
    }

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
      seen.add("subscribed");
      if (wants > 0) {
        subscription.request(wants);
      }
    }

    @Override
    public void onNext(ByteBuffer part) {
      seen.add(UTF_8.decode(part).toString());
    }

    @Override
    public void onError(Throwable error) {
      seen.add(error.getClass().getSimpleName());
    }

    @Override
    public void onComplete() {
      seen.add("complete");
    }
  }

  @Test
  void itIsSentOnceAndNeverAgain() {
    OneShotBody body = new OneShotBody("hello".getBytes(UTF_8));
    assertThat(body.contentLength()).isEqualTo(5);
    assertThat(body.isSent()).isFalse();
    Taker first = new Taker(Long.MAX_VALUE);
    body.subscribe(first);
    assertThat(first.seen).containsExactly("subscribed", "hello", "complete");
    assertThat(body.isSent()).isTrue();
    Taker second = new Taker(Long.MAX_VALUE);
    body.subscribe(second);
    assertThat(second.seen).containsExactly("subscribed", "SentTwice");
  }

  @Test
  void whatIsNotTakenIsNotSentAndStillOnlyOnceThere() {
    OneShotBody body = new OneShotBody("x".repeat(100_000).getBytes(UTF_8));
    Taker first = new Taker(1);
    body.subscribe(first);
    assertThat(first.seen).hasSize(2);
    assertThat(body.isSent()).isFalse();
    Taker second = new Taker(Long.MAX_VALUE);
    body.subscribe(second);
    assertThat(second.seen).containsExactly("subscribed", "SentTwice");
    assertThat(body.isSent()).isFalse();
  }
}
