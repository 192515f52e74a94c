package io.github.planbind.chat.test;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;

/** What the server does to a peer: one line of a script. */
@FunctionalInterface
interface Step {
  void run(Peer peer) throws IOException;

  default Step then(Step next) {
    return peer -> {
      run(peer);
      next.run(peer);
    };
  }

  static Step send(String text) {
    return send(text.getBytes(StandardCharsets.UTF_8));
  }

  static Step send(byte[] bytes) {
    return peer -> peer.send(bytes);
  }

  /** Sends the same bytes again and again, to peers that take them. */
  static Step repeat(String text, int times) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return peer -> {
      for (int i = 0; i < times; i++) {
        peer.send(bytes);
      }
    };
  }

  /** Sends byte after byte, with a pause after each. */
  static Step drip(String text, Duration pause) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return peer -> {
      for (byte one : bytes) {
        peer.send(new byte[] {one});
        peer.pause(pause);
      }
    };
  }

  /** Waits; ends at once if the peer closes. */
  static Step pause(Duration length) {
    return peer -> peer.pause(length);
  }

  /** Sends nothing more until the peer closes. */
  static Step stall() {
    return Peer::stall;
  }

  /** Lets a test do something while the peer waits. */
  static Step tell(CountDownLatch latch) {
    return peer -> latch.countDown();
  }

  /** Ends the connection in order (FIN). */
  static Step close() {
    return Peer::close;
  }

  /** Ends the connection at once (RST). */
  static Step reset() {
    return Peer::reset;
  }
}
