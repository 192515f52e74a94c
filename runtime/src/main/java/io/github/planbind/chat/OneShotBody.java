package io.github.planbind.chat;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.nio.ByteBuffer;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A request's body that can be sent once. The HTTP client of the JDK sends some requests again on its
 * own account; it cannot do so without a body.
 */
final class OneShotBody implements HttpRequest.BodyPublisher {
  private final byte[] bytes;
  private final AtomicBoolean taken = new AtomicBoolean();
  private volatile boolean sent;

  OneShotBody(byte[] bytes) {
    this.bytes = bytes;
  }

  /** Says whether all of the body went out, as far as can be known here. */
  boolean isSent() {
    return sent;
  }

  @Override
  public long contentLength() {
    return bytes.length;
  }

  @Override
  public void subscribe(Flow.Subscriber<? super ByteBuffer> subscriber) {
    if (taken.compareAndSet(false, true)) {
      HttpRequest.BodyPublishers.ofByteArray(bytes).subscribe(new Watched(subscriber));
    } else {
      subscriber.onSubscribe(new Nothing());
      subscriber.onError(new SentTwice());
    }
  }

  /** What a second sending ends with. */
  static final class SentTwice extends IOException {
    private static final long serialVersionUID = 1L;

    SentTwice() {
      super("A request is sent once");
    }
  }

  private static final class Nothing implements Flow.Subscription {
    @Override
    public void request(long n) {}

    @Override
    public void cancel() {}
  }

  /** Notes when the last byte is handed over. */
  private final class Watched implements Flow.Subscriber<ByteBuffer> {
    private final Flow.Subscriber<? super ByteBuffer> subscriber;
    private long left = bytes.length;

    Watched(Flow.Subscriber<? super ByteBuffer> subscriber) {
      this.subscriber = subscriber;
    }

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
      subscriber.onSubscribe(subscription);
    }

    @Override
    public void onNext(ByteBuffer part) {
      left -= part.remaining();
      if (left == 0) {
        sent = true;
      }
      subscriber.onNext(part);
    }

    @Override
    public void onError(Throwable error) {
      subscriber.onError(error);
    }

    @Override
    public void onComplete() {
      subscriber.onComplete();
    }
  }
}
