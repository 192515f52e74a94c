package io.github.planbind.chat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;

/** Receives a body up to a bound. What is longer is not received: the connection is closed. */
final class BoundedBody implements HttpResponse.BodySubscriber<byte[]> {
  private final int most;
  private final boolean enough;
  private final CompletableFuture<byte[]> body = new CompletableFuture<>();
  private final List<byte[]> parts = new ArrayList<>();
  private int length;
  private Flow.Subscription subscription = new Unsubscribed();

  /**
   * Creates a receiver.
   *
   * @param most the most bytes
   * @param enough whether the first so many bytes of a longer body will do
   */
  BoundedBody(int most, boolean enough) {
    this.most = most;
    this.enough = enough;
  }

  /** What a body that is too long ends with. */
  static final class TooLong extends IOException {
    private static final long serialVersionUID = 1L;

    TooLong() {
      super("The body is too long");
    }
  }

  @Override
  public CompletionStage<byte[]> getBody() {
    return body;
  }

  @Override
  public void onSubscribe(Flow.Subscription given) {
    subscription = given;
    given.request(Long.MAX_VALUE);
  }

  @Override
  public void onNext(List<ByteBuffer> buffers) {
    for (ByteBuffer buffer : buffers) {
      if (body.isDone()) {
        return;
      }
      byte[] part = new byte[Math.min(buffer.remaining(), most - length)];
      boolean more = buffer.remaining() > part.length;
      buffer.get(part);
      parts.add(part);
      length += part.length;
      if (more) {
        stop();
      }
    }
  }

  private void stop() {
    subscription.cancel();
    if (enough) {
      body.complete(joined());
    } else {
      parts.clear();
      body.completeExceptionally(new TooLong());
    }
  }

  @Override
  public void onError(Throwable error) {
    parts.clear();
    body.completeExceptionally(error);
  }

  @Override
  public void onComplete() {
    if (!body.isDone()) {
      body.complete(joined());
    }
  }

  private byte[] joined() {
    byte[] all = new byte[length];
    int at = 0;
    for (byte[] part : parts) {
      System.arraycopy(part, 0, all, at, part.length);
      at += part.length;
    }
    parts.clear();
    return all;
  }

  private static final class Unsubscribed implements Flow.Subscription {
    @Override
    public void request(long n) {}

    @Override
    public void cancel() {}
  }
}
