package io.github.planbind.chat.test;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;

/**
 * A port of the loopback that neither accepts nor refuses: its listener's queue is full, and the
 * kernel drops every further call.
 */
final class BlackHole implements AutoCloseable {
  private static final int TRIES = 16;
  private static final int SURELY_DROPPED_MILLIS = 150;

  private final ServerSocket listener;
  private final List<Socket> queue = new ArrayList<>();

  BlackHole() throws IOException {
    listener = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    while (isAnswering()) {
      if (queue.size() > TRIES) {
        throw new IllegalStateException("this kernel has no full queue");
      }
    }
  }

  URI url() {
    return URI.create("http://127.0.0.1:" + listener.getLocalPort() + "/v1");
  }

  @Override
  public void close() throws IOException {
    for (Socket socket : queue) {
      socket.close();
    }
    listener.close();
  }

  private boolean isAnswering() throws IOException {
    Socket socket = new Socket();
    try {
      socket.connect(
          new InetSocketAddress(InetAddress.getLoopbackAddress(), listener.getLocalPort()),
          SURELY_DROPPED_MILLIS);
      queue.add(socket);
      return true;
    } catch (SocketTimeoutException dropped) {
      socket.close();
      return false;
    }
  }
}
