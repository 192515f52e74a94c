package io.github.planbind.chat;

import io.github.planbind.CallError;
import io.github.planbind.CallError.NetworkError.Kind;
import io.github.planbind.CallError.ProtocolError;
import io.github.planbind.PlanError;
import io.github.planbind.ReplyError;
import io.github.planbind.binding.Limit;
import java.net.ConnectException;
import java.net.ProtocolException;
import java.net.UnknownHostException;
import java.net.http.HttpConnectTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.util.Locale;
import javax.net.ssl.SSLException;

/**
 * Names what the HTTP client of the JDK throws. It says little by type, so that it also counts how
 * far the exchange had come.
 */
final class NetworkFailure {
  private static final int DEEPEST = 10;

  private final Endpoint endpoint;
  private final boolean sent;
  private final boolean answered;

  /**
   * Creates a judge of one exchange.
   *
   * @param endpoint where the request went
   * @param sent whether all of the request went out
   * @param answered whether the head of the answer had come
   */
  NetworkFailure(Endpoint endpoint, boolean sent, boolean answered) {
    this.endpoint = endpoint;
    this.sent = sent;
    this.answered = answered;
  }

  PlanError of(Throwable thrown) {
    if (find(thrown, BoundedBody.TooLong.class) != null) {
      return new ReplyError.LimitExceeded(Limit.BODY);
    }
    ProtocolException protocol = find(thrown, ProtocolException.class);
    if (protocol != null) {
      return new ProtocolError(
          ProtocolError.Kind.HTTP, Line.of(String.valueOf(protocol.getMessage()), 200));
    }
    return new CallError.NetworkError(kind(thrown), endpoint.host(), endpoint.port(), sent);
  }

  private Kind kind(Throwable thrown) {
    if (find(thrown, HttpConnectTimeoutException.class) != null) {
      return Kind.CONNECT_TIMEOUT;
    }
    boolean unknown = find(thrown, UnresolvedAddressException.class) != null
        || find(thrown, UnknownHostException.class) != null;
    if (unknown) {
      return Kind.DNS;
    }
    if (find(thrown, SSLException.class) != null) {
      return Kind.TLS;
    }
    if (find(thrown, ConnectException.class) != null) {
      return Kind.REFUSED;
    }
    if (isReset(thrown)) {
      return Kind.RESET;
    }
    if (answered) {
      return Kind.SHORT_BODY;
    }
    return sent ? Kind.NO_ANSWER : Kind.OTHER;
  }

  /** The word is the system's, and there is no type for it. */
  private static boolean isReset(Throwable thrown) {
    Throwable cause = thrown;
    for (int depth = 0; cause != null && depth < DEEPEST; depth++, cause = cause.getCause()) {
      String message = cause.getMessage();
      if (message != null && message.toLowerCase(Locale.ROOT).contains("connection reset")) {
        return true;
      }
    }
    return false;
  }

  private static <E> E find(Throwable thrown, Class<E> type) {
    Throwable cause = thrown;
    for (int depth = 0; cause != null && depth < DEEPEST; depth++, cause = cause.getCause()) {
      if (type.isInstance(cause)) {
        return type.cast(cause);
      }
    }
    return null;
  }
}
