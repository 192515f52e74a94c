package io.github.planbind.examples.fleet;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.planbind.Reply;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Stands in for a provider: an HTTP server on the loopback that answers as it is told. */
public final class StandIn implements AutoCloseable {
  private final Queue<Says> answers = new ConcurrentLinkedQueue<>();
  private final Queue<String> requests = new ConcurrentLinkedQueue<>();
  private final HttpServer server;

  private StandIn(HttpServer server) {
    this.server = server;
  }

  /** One answer over HTTP. */
  public record Says(int status, Map<String, String> headers, String body) {

    /** A chat completion that holds a reply. */
    public static Says reply(Reply reply) {
      ObjectNode body = JsonNodeFactory.instance.objectNode();
      ObjectNode choice = body.putArray("choices").addObject();
      choice.putObject("message").put("role", "assistant").put("content", reply.text());
      choice.put("finish_reason", reply.finishReason().value());
      int tokens = reply.text().length() / 4;
      body.putObject("usage")
          .put("prompt_tokens", 300)
          .put("completion_tokens", tokens)
          .put("total_tokens", 300 + tokens);
      return new Says(200, Map.of(), body.toString());
    }

    /** An answer of any status. */
    public static Says error(int status, Map<String, String> headers, String body) {
      return new Says(status, headers, body);
    }
  }

  /** A server at a free port, which answers until it is closed. */
  public static StandIn start() throws IOException {
    InetSocketAddress free = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    StandIn standIn = new StandIn(HttpServer.create(free, 0));
    standIn.server.createContext("/v1/chat/completions", standIn::answer);
    standIn.server.start();
    return standIn;
  }

  /** Sets what the next requests are answered with. */
  public void says(List<Says> next) {
    answers.clear();
    requests.clear();
    answers.addAll(next);
  }

  /** The bodies of all requests since the answers were set. */
  public List<String> requests() {
    return List.copyOf(requests);
  }

  /** The base URL. */
  public String url() {
    InetSocketAddress address = server.getAddress();
    return "http://" + address.getAddress().getHostAddress() + ":" + address.getPort() + "/v1";
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      requests.add(new String(exchange.getRequestBody().readAllBytes(), UTF_8));
      Says next = answers.isEmpty()
          ? Says.error(500, Map.of(), "there is nothing left to say")
          : answers.remove();
      next.headers().forEach(exchange.getResponseHeaders()::add);
      byte[] body = next.body().getBytes(UTF_8);
      exchange.sendResponseHeaders(next.status(), body.length);
      exchange.getResponseBody().write(body);
    }
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
