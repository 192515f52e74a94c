package io.github.planbind.chat.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** The server does what its script says and counts what came, seen from plain sockets. */
class FaultServerTest {
  private static final Duration SOON = Duration.ofSeconds(5);
  private static final String REQUEST =
      "POST /v1/chat HTTP/1.1\r\nHost: x\r\ncontent-length: 4\r\n\r\n{\"\u00e9";

  @Test
  void aRequestCountsWhenItsLastByteIsThere() throws Exception {
    try (FaultServer server = FaultServer.answering(Step.send("first"), Step.send("later"));
        Socket socket = connect(server)) {
      byte[] request = REQUEST.getBytes(StandardCharsets.UTF_8);
      socket.getOutputStream().write(request, 0, request.length - 1);
      assertThat(server.await(() -> server.requests() > 0, Duration.ofMillis(50)))
          .isFalse();
      socket.getOutputStream().write(request, request.length - 1, 1);
      assertThat(read(socket, 5)).isEqualTo("first");
      assertThat(server.requests()).isEqualTo(1);
      socket.getOutputStream().write(request);
      assertThat(read(socket, 5)).isEqualTo("later");
      assertThat(server.requests()).isEqualTo(2);
      assertThat(server.connections()).isEqualTo(1);
      Received received = server.received().get(1);
      assertThat(received.path()).isEqualTo("/v1/chat");
      assertThat(received.header("Content-Length")).contains("4");
      assertThat(received.body()).isEqualTo("{\"\u00e9");
    }
  }

  @Test
  void aChunkedRequestIsReadToItsEnd() throws Exception {
    try (FaultServer server = FaultServer.answering(Step.send("ok"));
        Socket socket = connect(server)) {
      send(socket, "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n");
      assertThat(server.await(() -> server.requests() > 0, Duration.ofMillis(50)))
          .isFalse();
      send(socket, "0\r\n\r\n");
      assertThat(read(socket, 2)).isEqualTo("ok");
      assertThat(server.received().get(0).body()).isEqualTo("abc");
    }
  }

  @Test
  void closeIsAnEndAndResetIsAnError() throws Exception {
    try (FaultServer server =
            FaultServer.answering(Step.send("ab").then(Step.close()), Step.reset());
        Socket closed = connect(server);
        Socket reset = connect(server)) {
      send(closed, REQUEST);
      assertThat(read(closed, 9)).isEqualTo("ab");
      send(reset, REQUEST);
      assertThatThrownBy(() -> read(reset, 9)).isInstanceOf(SocketException.class);
      assertThat(server.await(() -> server.open() == 0, SOON)).isTrue();
      assertThat(server.requests()).isEqualTo(2);
    }
  }

  @Test
  void aPeerThatClosesEndsAStallAndADrip() throws Exception {
    Step drip = Step.drip("x".repeat(1000), Duration.ofMillis(5));
    try (FaultServer server = FaultServer.answering(Step.stall(), drip)) {
      try (Socket stalled = connect(server);
          Socket dripped = connect(server)) {
        send(stalled, REQUEST);
        assertThat(server.await(() -> server.requests() == 1, SOON)).isTrue();
        send(dripped, REQUEST);
        assertThat(read(dripped, 3)).isEqualTo("xxx");
        assertThat(server.open()).isEqualTo(2);
      }
      assertThat(server.await(() -> server.open() == 0, SOON)).isTrue();
      assertThat(server.sent()).isBetween(3L, 999L);
    }
  }

  @Test
  void aGreetingComesBeforeAnyRequest() throws Exception {
    try (FaultServer server = FaultServer.greeting(Step.send("SSH-2.0-x\r\n"));
        Socket socket = connect(server)) {
      assertThat(read(socket, 11)).isEqualTo("SSH-2.0-x\r\n");
      assertThat(server.requests()).isZero();
    }
  }

  private static Socket connect(FaultServer server) throws IOException {
    return new Socket(InetAddress.getLoopbackAddress(), server.port());
  }

  private static void send(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String read(Socket socket, int length) throws IOException {
    ByteArrayOutputStream read = new ByteArrayOutputStream();
    while (read.size() < length) {
      int next = socket.getInputStream().read();
      if (next < 0) {
        break;
      }
      read.write(next);
    }
    return read.toString(StandardCharsets.UTF_8);
  }
}
