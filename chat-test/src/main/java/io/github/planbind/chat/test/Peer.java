package io.github.planbind.chat.test;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.LongAdder;

/** The server's end of one connection: reads whole requests, and sends what a script says. */
final class Peer implements AutoCloseable {
  private final Socket socket;
  private final PushbackInputStream in;
  private final LongAdder sent;

  Peer(Socket socket, LongAdder sent) throws IOException {
    this.socket = socket;
    this.in = new PushbackInputStream(socket.getInputStream());
    this.sent = sent;
    socket.setTcpNoDelay(true);
  }

  /** Reads one request to its end; there is none to count before. */
  Received receive() throws IOException {
    String[] head = head().split("\r\n", -1);
    Received request = new Received(head[0], List.of(head).subList(1, head.length), "");
    String body = request
            .header("Transfer-Encoding")
            .filter(coding -> coding.toLowerCase(Locale.ROOT).equals("chunked"))
            .isPresent()
        ? chunks()
        : text(in, Integer.parseInt(request.header("Content-Length").orElse("0")));
    return new Received(request.line(), request.headers(), body);
  }

  void send(byte[] bytes) throws IOException {
    socket.getOutputStream().write(bytes);
    socket.getOutputStream().flush();
    sent.add(bytes.length);
  }

  /** Waits, and listens meanwhile: a peer that closes ends it with an {@link EOFException}. */
  void pause(Duration length) throws IOException {
    socket.setSoTimeout((int) Math.max(1, length.toMillis()));
    try {
      listen();
    } catch (SocketTimeoutException patient) {
      // The peer is still there, which is what a pause hopes for.
    } finally {
      socket.setSoTimeout(0);
    }
  }

  void stall() throws IOException {
    while (true) {
      listen();
      in.skipNBytes(1);
    }
  }

  void reset() throws IOException {
    socket.setSoLinger(true, 0);
    close();
  }

  boolean isOpen() {
    return !socket.isClosed();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }

  private void listen() throws IOException {
    in.unread(byteOf(in));
  }

  private String head() throws IOException {
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    int matched = 0;
    while (matched < 4) {
      int next = byteOf(in);
      head.write(next);
      boolean fits = next == (matched % 2 == 0 ? '\r' : '\n');
      matched = fits ? matched + 1 : next == '\r' ? 1 : 0;
    }
    String text = head.toString(StandardCharsets.ISO_8859_1);
    return text.substring(0, text.length() - 4);
  }

  private String chunks() throws IOException {
    StringBuilder body = new StringBuilder();
    while (true) {
      int length = Integer.parseInt(line(), 16);
      body.append(text(in, length));
      line();
      if (length == 0) {
        return body.toString();
      }
    }
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int next = byteOf(in); next != '\n'; next = byteOf(in)) {
      line.append((char) next);
    }
    return line.toString().strip();
  }

  private static String text(InputStream in, int length) throws IOException {
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new EOFException("a request that was cut");
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static int byteOf(InputStream in) throws IOException {
    int next = in.read();
    if (next < 0) {
      throw new EOFException("the peer closed");
    }
    return next;
  }
}
