package io.github.planbind.chat;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;

/** The exchanges of a client that are under way, so that it can end them when it is closed. */
final class Flights {
  private final Set<Future<?>> flying = ConcurrentHashMap.newKeySet();
  private volatile boolean closed;

  boolean isClosed() {
    return closed;
  }

  void add(Future<?> flight) {
    flying.add(flight);
    if (closed) {
      // close() may have gone through the set before this one was in it
      flight.cancel(true);
    }
  }

  void remove(Future<?> flight) {
    flying.remove(flight);
  }

  void close() {
    closed = true;
    flying.forEach(flight -> flight.cancel(true));
  }
}
