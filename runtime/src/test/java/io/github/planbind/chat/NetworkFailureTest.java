package io.github.planbind.chat;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.CallError.NetworkError;
import io.github.planbind.CallError.NetworkError.Kind;
import io.github.planbind.CallError.ProtocolError;
import io.github.planbind.PlanError;
import io.github.planbind.ReplyError;
import io.github.planbind.binding.Limit;
import java.io.EOFException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.ProtocolException;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.net.http.HttpConnectTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLHandshakeException;
import org.junit.jupiter.api.Test;

class NetworkFailureTest {
  private static final Endpoint HOST = Endpoint.of("https://example.com");

  private static PlanError of(Throwable thrown, boolean sent, boolean answered) {
    return new NetworkFailure(HOST, sent, answered).of(thrown);
  }

  private static void assertKind(Throwable thrown, boolean sent, boolean answered, Kind kind) {
    NetworkError expected = new NetworkError(kind, "example.com", 443, sent);
    assertThat(of(thrown, sent, answered)).isEqualTo(expected);
    // whatever is wrapped around it
    assertThat(of(new IOException("outer", new IOException(thrown)), sent, answered))
        .isEqualTo(expected);
  }

  @Test
  void whatTheJdkThrowsHasAName() {
    assertKind(new UnresolvedAddressException(), false, false, Kind.DNS);
    assertKind(new UnknownHostException("example.com"), false, false, Kind.DNS);
    assertKind(
        new ConnectException().initCause(new UnresolvedAddressException()), false, false, Kind.DNS);
    assertKind(new ConnectException(), false, false, Kind.REFUSED);
    assertKind(new HttpConnectTimeoutException("slow"), false, false, Kind.CONNECT_TIMEOUT);
    assertKind(new SSLHandshakeException("PKIX"), false, false, Kind.TLS);
    assertKind(new SocketException("Connection reset"), true, false, Kind.RESET);
    assertKind(new IOException("Connection reset by peer"), true, true, Kind.RESET);
    assertKind(new IOException("Broken pipe"), true, true, Kind.RESET);
    assertKind(new IOException("Connection timed out"), true, true, Kind.SHORT_BODY);
    assertKind(new EOFException("EOF reached while reading"), true, true, Kind.SHORT_BODY);
    assertKind(
        new IOException("HTTP/1.1 header parser received no bytes"), true, false, Kind.NO_ANSWER);
    assertKind(new OneShotBody.SentTwice(), true, false, Kind.NO_ANSWER);
    assertKind(new IOException("closed"), false, false, Kind.OTHER);
    assertThat(of(null, false, false))
        .isEqualTo(new NetworkError(Kind.OTHER, "example.com", 443, false));
  }

  @Test
  void whatFailsInTheHandshakeIsNotSentWhateverTheClientHadTaken() {
    NetworkError unsent = new NetworkError(Kind.TLS, "example.com", 443, false);
    assertThat(of(new SSLHandshakeException("PKIX"), true, false)).isEqualTo(unsent);
    assertThat(of(new SSLException("Unsupported or unrecognized SSL message"), true, false))
        .isEqualTo(unsent);
    assertThat(of(new SSLException("bad record MAC"), true, true))
        .isEqualTo(new NetworkError(Kind.TLS, "example.com", 443, true));
  }

  @Test
  void anAnswerThatIsNoneIsNoFaultOfTheNetwork() {
    assertThat(of(new ProtocolException("Invalid status line: \"SSH-2.0-x y\""), true, false))
        .isEqualTo(
            new ProtocolError(ProtocolError.Kind.HTTP, "Invalid status line: \"SSH-2.0-x\""));
    assertThat(
            of(new ProtocolException("Invalid status line: \"{\\\"id\\\": s3cret\""), true, false))
        .isEqualTo(new ProtocolError(ProtocolError.Kind.HTTP, "Invalid status line:"));
    assertThat(of(new IOException("Illegal character in chunk size: 109"), true, true))
        .isEqualTo(new ProtocolError(ProtocolError.Kind.HTTP, ""));
  }

  @Test
  void aBodyThatIsTooLongIsALimit() {
    assertThat(of(new IOException(new BoundedBody.TooLong()), true, true))
        .isEqualTo(new ReplyError.LimitExceeded(Limit.BODY));
  }

  @Test
  void aChainOfCausesThatGoesInCirclesIsNoTrap() {
    IOException outer = new IOException("outer");
    outer.initCause(new IOException("inner", outer));
    assertThat(of(outer, false, false))
        .isEqualTo(new NetworkError(Kind.OTHER, "example.com", 443, false));
  }
}
