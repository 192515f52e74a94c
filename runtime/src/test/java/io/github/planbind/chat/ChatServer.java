package io.github.planbind.chat;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;

/** A chat-completions server on the loopback that replies as it was told, and remembers all requests. */
final class ChatServer implements AutoCloseable {

  /** An answer of the server. */
  record Say(int status, Map<String, String> headers, byte[] body) {
    static Say ok(String body) {
      return new Say(200, Map.of(), body.getBytes(UTF_8));
    }

    static Say status(int status, String body) {
      return new Say(status, Map.of(), body.getBytes(UTF_8));
    }

    Say header(String name, String value) {
      return new Say(status, Map.of(name, value), body);
    }

    /** A success whose content is a JSON text, or null. */
    static Say content(String json) {
      return ok("{\"choices\":[{\"message\":{\"role\":\"assistant\",\"content\":" + json
          + "},\"finish_reason\":\"stop\"}],"
          + "\"usage\":{\"prompt_tokens\":7,\"completion_tokens\":5,\"total_tokens\":12}}");
    }
  }

  /** A request as it came. */
  record Got(String method, String path, Map<String, List<String>> headers, String body) {}

  private final Queue<Say> script = new ConcurrentLinkedQueue<>();
  private final Queue<Got> got = new ConcurrentLinkedQueue<>();
  private final Set<Integer> ports = ConcurrentHashMap.newKeySet();
  private final CountDownLatch first = new CountDownLatch(1);
  private final CountDownLatch end = new CountDownLatch(1);
  private final HttpServer server;
  private volatile boolean silent;

  private ChatServer(HttpServer server) {
    this.server = server;
  }

  static ChatServer saying(Say... answers) throws IOException {
    ChatServer chat = new ChatServer(
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0));
    chat.script.addAll(List.of(answers));
    chat.server.createContext("/", chat::answer);
    chat.server.start();
    return chat;
  }

  /** A server that reads requests, and then says nothing. */
  static ChatServer silent() throws IOException {
    ChatServer chat = saying();
    chat.silent = true;
    return chat;
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String body = new String(exchange.getRequestBody().readAllBytes(), UTF_8);
      got.add(new Got(
          exchange.getRequestMethod(),
          exchange.getRequestURI().toString(),
          Map.copyOf(exchange.getRequestHeaders()),
          body));
      ports.add(exchange.getRemoteAddress().getPort());
      first.countDown();
      if (silent) {
        end.await();
        return;
      }
      Say say = script.isEmpty() ? Say.status(500, "the script is at its end") : script.remove();
      say.headers().forEach(exchange.getResponseHeaders()::add);
      exchange.sendResponseHeaders(say.status(), say.body().length == 0 ? -1 : say.body().length);
      exchange.getResponseBody().write(say.body());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  String url() {
    return "http://" + server.getAddress().getAddress().getHostAddress() + ":" + port();
  }

  int port() {
    return server.getAddress().getPort();
  }

  List<Got> requests() {
    return List.copyOf(got);
  }

  List<String> bodies() {
    return got.stream().map(Got::body).toList();
  }

  /** The ports that requests came from: one for each connection. */
  Set<Integer> ports() {
    return Set.copyOf(ports);
  }

  void awaitRequest() throws InterruptedException {
    first.await();
  }

  @Override
  public void close() {
    end.countDown();
    server.stop(0);
  }
}
