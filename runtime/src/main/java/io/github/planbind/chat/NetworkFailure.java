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
import javax.net.ssl.SSLHandshakeException;
import org.jspecify.annotations.Nullable;

/**
 * Names what the HTTP client of the JDK throws. It says little by type, so that it also counts how
 * far the exchange had come.
 */
final class NetworkFailure {
  private static final int DEEPEST = 10;
  private static final int LONGEST = 200;
  private static final int LONGEST_WORD = 40;

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

  PlanError of(@Nullable Throwable thrown) {
    if (find(thrown, BoundedBody.TooLong.class) != null) {
      return new ReplyError.LimitExceeded(Limit.BODY);
    }
    ProtocolException protocol = find(thrown, ProtocolException.class);
    if (protocol != null) {
      return new ProtocolError(ProtocolError.Kind.HTTP, shown(protocol));
    }
    if (answered && isGrammar(thrown)) {
      return new ProtocolError(ProtocolError.Kind.HTTP, "");
    }
    boolean maybeBilled = sent && !isHandshake(thrown);
    return new CallError.NetworkError(kind(thrown), endpoint.host(), endpoint.port(), maybeBilled);
  }

  private Kind kind(@Nullable Throwable thrown) {
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

  /**
   * What the client says of a broken head. It quotes what came, which may be the model's text, so
   * that only the first word of a first line is kept: it names the protocol of a wrong port.
   */
  private static String shown(ProtocolException thrown) {
    String message = Line.of(String.valueOf(thrown.getMessage()), LONGEST);
    int quote = message.indexOf('"');
    if (quote < 0) {
      return message;
    }
    int end = quote + 1;
    while (end < message.length() && end - quote <= LONGEST_WORD && isOfName(message.charAt(end))) {
      end++;
    }
    boolean named = end > quote + 1 && message.startsWith("Invalid status line");
    return named ? message.substring(0, end) + '"' : message.substring(0, quote).strip();
  }

  private static boolean isOfName(char c) {
    return c > ' ' && c < 0x7f && "\"'{}[]()<>,:;".indexOf(c) < 0;
  }

  /** The client takes the body before the handshake is done, and then does not send it. */
  private static boolean isHandshake(@Nullable Throwable thrown) {
    return find(thrown, SSLHandshakeException.class) != null
        || find(thrown, SSLException.class) != null && says(thrown, "unrecognized ssl message");
  }

  /** A length that is none, of the body or of a chunk. Some of it has no type but its words. */
  private static boolean isGrammar(@Nullable Throwable thrown) {
    return find(thrown, IllegalArgumentException.class) != null
        || says(thrown, "character in chunk size")
        || says(thrown, "chunk header")
        || says(thrown, "invalid content");
  }

  /** The words are the system's, and there is no type for them. */
  private static boolean isReset(@Nullable Throwable thrown) {
    return says(thrown, "connection reset") || says(thrown, "broken pipe");
  }

  private static boolean says(@Nullable Throwable thrown, String words) {
    Throwable cause = thrown;
    for (int depth = 0; cause != null && depth < DEEPEST; depth++, cause = cause.getCause()) {
      String message = cause.getMessage();
      if (message != null && message.toLowerCase(Locale.ROOT).contains(words)) {
        return true;
      }
    }
    return false;
  }

  private static <E> @Nullable E find(@Nullable Throwable thrown, Class<E> type) {
    Throwable cause = thrown;
    for (int depth = 0; cause != null && depth < DEEPEST; depth++, cause = cause.getCause()) {
      if (type.isInstance(cause)) {
        return type.cast(cause);
      }
    }
    return null;
  }
}
