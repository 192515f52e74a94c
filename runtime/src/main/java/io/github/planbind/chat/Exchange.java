package io.github.planbind.chat;

import io.github.planbind.CallError;
import io.github.planbind.CallError.ProtocolError;
import io.github.planbind.Reply;
import io.github.planbind.binding.Limits;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** One request over HTTP and its answer, within a time. Whoever gives up closes the connection. */
final class Exchange {
  /** More of an error's body than anyone reads. */
  private static final int ERROR_BYTES = 64 * 1024;

  private final Endpoint endpoint;
  private final ErrorReader errors;
  private final OneShotBody sent;
  private volatile @Nullable Head head;

  Exchange(Endpoint endpoint, ErrorReader errors, OneShotBody body) {
    this.endpoint = endpoint;
    this.errors = errors;
    this.sent = body;
  }

  ChatReply run(HttpClient http, HttpRequest request, long nanos, Flights flights) {
    CompletableFuture<HttpResponse<byte[]>> answer = http.sendAsync(request, this::receiver);
    flights.add(this, answer);
    try {
      return read(answer.get(nanos, TimeUnit.NANOSECONDS));
    } catch (TimeoutException e) {
      return ChatReply.failed(new CallError.Deadline(sent.isSent()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ChatReply.failed(new CallError.Cancelled(sent.isSent()));
    } catch (CancellationException e) {
      return ChatReply.failed(new CallError.Cancelled(sent.isSent()));
    } catch (ExecutionException e) {
      // the JDK lets the broken connection be seen before the cancelled future
      return flights.isClosed()
          ? ChatReply.failed(new CallError.Cancelled(sent.isSent()))
          : failed(e.getCause());
    } finally {
      // of an answer that is there, this does nothing
      answer.cancel(true);
      flights.remove(this);
    }
  }

  private HttpResponse.BodySubscriber<byte[]> receiver(HttpResponse.ResponseInfo info) {
    Head known = new Head(info.statusCode(), info.headers());
    head = known;
    return known.isSuccess()
        ? new BoundedBody(Limits.BODY_BYTES, false)
        : new BoundedBody(ERROR_BYTES, true);
  }

  private ChatReply read(HttpResponse<byte[]> answer) {
    Head known = new Head(answer.statusCode(), answer.headers());
    byte[] body = answer.body();
    if (!known.isSuccess()) {
      // a text that is no UTF-8 is still an error, and shown as far as it can be
      String text = new String(body, StandardCharsets.UTF_8);
      return ChatReply.failed(errors.ofStatus(known, text));
    }
    try {
      ByteBuffer bytes = ByteBuffer.wrap(body);
      String text = StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
      return new Envelope(errors).read(known, text.startsWith("\ufeff") ? text.substring(1) : text);
    } catch (CharacterCodingException e) {
      return ChatReply.failed(new ProtocolError(ProtocolError.Kind.NOT_UTF8, ""));
    }
  }

  private ChatReply failed(@Nullable Throwable cause) {
    if (cause instanceof Error error) {
      throw error;
    }
    NetworkFailure failure = new NetworkFailure(endpoint, sent.isSent(), head != null);
    return ChatReply.of(Reply.of("")).error(failure.of(cause));
  }
}
