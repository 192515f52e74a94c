package io.github.planbind.chat.test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/**
 * A provider on the loopback that answers by a script, also one that breaks HTTP, and counts the
 * requests that came whole. It speaks plain sockets: whatever a server can do to a client can be
 * written down as a {@link Step}.
 */
final class FaultServer implements AutoCloseable {
  /** Says what is done to a request. */
  @FunctionalInterface
  interface Script {
    Step answer(Received request, int index);
  }

  private static final int BACKLOG = 4096;

  private final ServerSocket listener;
  private final Step greeting;
  private final Script script;
  private final ThreadFactory threads;
  private final Set<Peer> peers = ConcurrentHashMap.newKeySet();
  private final Queue<Received> received = new ConcurrentLinkedQueue<>();
  private final AtomicInteger requests = new AtomicInteger();
  private final AtomicInteger connections = new AtomicInteger();
  private final LongAdder sent = new LongAdder();
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition change = lock.newCondition();

  FaultServer(ServerSocket listener, Step greeting, Script script, ThreadFactory threads) {
    this.listener = listener;
    this.greeting = greeting;
    this.script = script;
    this.threads = threads;
    threads.newThread(this::accept).start();
  }

  /** Takes the first step for the first request and so on; the last one for all that follow. */
  static FaultServer answering(Step... answers) {
    return answering((request, index) -> answers[Math.min(index, answers.length - 1)]);
  }

  static FaultServer answering(Script script) {
    return new FaultServer(loopback(), peer -> {}, script, FaultServer::daemon);
  }

  /** Does something to each peer before it has said a word. */
  static FaultServer greeting(Step greeting) {
    return new FaultServer(
        loopback(), greeting, (request, index) -> Step.close(), FaultServer::daemon);
  }

  static ServerSocket loopback() {
    try {
      return new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "fault-server");
    thread.setDaemon(true);
    return thread;
  }

  int port() {
    return listener.getLocalPort();
  }

  URI url() {
    return URI.create("http://127.0.0.1:" + port() + "/v1");
  }

  /** How many requests came whole. */
  int requests() {
    return requests.get();
  }

  List<Received> received() {
    return List.copyOf(received);
  }

  /** How many connections were ever opened. */
  int connections() {
    return connections.get();
  }

  /** How many connections neither side has closed. */
  int open() {
    return peers.size();
  }

  /** How many bytes were taken by the peers' sockets. */
  long sent() {
    return sent.sum();
  }

  /** Waits until something is true of this server; false if that takes too long. */
  boolean await(BooleanSupplier condition, Duration within) throws InterruptedException {
    long left = within.toNanos();
    lock.lock();
    try {
      while (!condition.getAsBoolean() && left > 0) {
        left = change.awaitNanos(left);
      }
      return condition.getAsBoolean();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void close() {
    try {
      listener.close();
      for (Peer peer : peers) {
        peer.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void accept() {
    while (!listener.isClosed()) {
      try {
        Socket socket = listener.accept();
        threads.newThread(() -> serve(socket)).start();
      } catch (IOException closed) {
        // Closed by the test, or a peer that went away before it was let in.
      }
    }
  }

  private void serve(Socket socket) {
    try (Peer peer = new Peer(socket, sent)) {
      connections.incrementAndGet();
      peers.add(peer);
      changed();
      try {
        greeting.run(peer);
        while (peer.isOpen()) {
          answer(peer);
        }
      } finally {
        peers.remove(peer);
      }
    } catch (IOException gone) {
      // The peer closed or reset: that is how most connections end here.
    } finally {
      changed();
    }
  }

  private void answer(Peer peer) throws IOException {
    Received request = peer.receive();
    received.add(request);
    int index = requests.getAndIncrement();
    changed();
    script.answer(request, index).run(peer);
  }

  private void changed() {
    lock.lock();
    try {
      change.signalAll();
    } finally {
      lock.unlock();
    }
  }
}
