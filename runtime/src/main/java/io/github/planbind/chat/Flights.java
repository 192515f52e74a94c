package io.github.planbind.chat;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;

/** The exchanges of a client that are under way, so that it can end them when it is closed. */
final class Flights {
  private final Map<Exchange, Future<?>> flying = new ConcurrentHashMap<>();
  private volatile boolean closed;

  boolean isClosed() {
    return closed;
  }

  void add(Exchange exchange, Future<?> flight) {
    flying.put(exchange, flight);
    if (closed) {
      // close() may have gone through the others before this one was among them
      flight.cancel(true);
    }
  }

  void remove(Exchange exchange) {
    flying.remove(exchange);
  }

  void close() {
    closed = true;
    flying.values().forEach(flight -> flight.cancel(true));
  }
}
