package io.github.planbind.chat;

import io.github.planbind.CallError;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A client for every service that speaks the chat-completions format of OpenAI. It sends one complete
 * POST for one request: over HTTP/1.1, without redirects, an authenticator or a second sending, and
 * gives up at the request's timeout, wherever it stands then.
 *
 * <pre>{@code
 * OpenAiCompatible.at("https://api.example.com/v1").key(key).model("a-model").build()
 * }</pre>
 *
 * <p>It may be used by many threads at once, and should be kept: each has a pool of connections.
 */
public final class OpenAiCompatible implements ChatModel, AutoCloseable {
  private static final Set<String> OURS = Set.of("content-type", "accept", "host");

  private final Endpoint endpoint;
  private final Key key;
  private final Map<String, String> headers;
  private final String model;
  private final String maxTokensMember;
  private final HttpClient http;
  private final ErrorReader errors;
  private final Flights flights = new Flights();

  private OpenAiCompatible(Builder builder) {
    this.endpoint = builder.endpoint;
    this.key = builder.key;
    this.headers = Map.copyOf(builder.headers);
    this.model = builder.model;
    this.maxTokensMember = builder.maxTokensMember;
    this.http = builder.http();
    this.errors = new ErrorReader(builder.secrets(), InstantSource.system());
  }

  /**
   * Begins a client.
   *
   * @param baseUrl the service's base URL, such as {@code https://api.example.com/v1}; where it has
   *     no path, {@code /v1} is added
   * @return the builder
   * @throws IllegalArgumentException if it is no http or https URL, or has a user, password,
   *     fragment, or a query other than {@code api-version} in it
   */
  public static Builder at(String baseUrl) {
    return new Builder(Endpoint.of(baseUrl));
  }

  /**
   * Sends one POST and waits for its answer.
   *
   * @return the reply, or why there is none; on an interrupt {@code Cancelled}, and the interrupt
   *     stays set
   */
  @Override
  public ChatReply send(ChatRequest request) {
    if (flights.isClosed() || Thread.currentThread().isInterrupted()) {
      return ChatReply.failed(new CallError.Cancelled(false));
    }
    long start = System.nanoTime();
    OneShotBody body = new OneShotBody(RequestBody.of(request, model, maxTokensMember));
    HttpRequest post = post(body);
    long left = TimeUnit.NANOSECONDS.convert(request.timeout()) - (System.nanoTime() - start);
    return new Exchange(endpoint, errors, body).run(http, post, left, flights);
  }

  private HttpRequest post(OneShotBody body) {
    HttpRequest.Builder post = HttpRequest.newBuilder(endpoint.uri())
        .version(HttpClient.Version.HTTP_1_1)
        .header("Content-Type", "application/json")
        .header("Accept", "application/json")
        .POST(body);
    if (!key.value().isEmpty()) {
      post.header("Authorization", "Bearer " + key.value());
    }
    headers.forEach(post::header);
    return post.build();
  }

  /** Ends the calls that are under way as cancelled. Later ones send nothing. */
  @Override
  public void close() {
    flights.close();
  }

  /** Says where requests go. */
  @Override
  public String toString() {
    return "OpenAiCompatible[" + endpoint.host() + ":" + endpoint.port() + "]";
  }

  /** Makes a client. */
  public static final class Builder {
    private final Endpoint endpoint;
    private final Map<String, String> headers = new LinkedHashMap<>();
    private Key key = Key.NONE;
    private String model = "";
    private String maxTokensMember = "max_tokens";
    private Duration connectTimeout = Duration.ofSeconds(10);
    private @Nullable HttpClient http;

    private Builder(Endpoint endpoint) {
      this.endpoint = endpoint;
    }

    /**
     * Sets the key, which goes into the header {@code Authorization} and into no message.
     *
     * @param secret the key; blank for none
     * @return this builder
     * @throws IllegalArgumentException if there is anything but visible ASCII in it
     */
    public Builder key(String secret) {
      key = new Key(secret);
      return this;
    }

    /**
     * Sets the model for requests that name none.
     *
     * @param name its name, as the service calls it
     * @return this builder
     */
    public Builder model(String name) {
      model = Objects.requireNonNull(name, "name");
      return this;
    }

    /**
     * Adds a header to every request, such as OpenRouter's {@code HTTP-Referer}.
     *
     * @param name the header's name
     * @param value its value
     * @return this builder
     * @throws IllegalArgumentException if HTTP does not take it, the client writes it itself, or it
     *     was added before
     */
    public Builder header(String name, String value) {
      String key = name.toLowerCase(Locale.ROOT);
      if (OURS.contains(key) || headers.putIfAbsent(key, value) != null) {
        throw new IllegalArgumentException("The header is written by the client, or twice");
      }
      try {
        HttpRequest.newBuilder().header(name, value);
      } catch (IllegalArgumentException e) {
        // its message would quote the value
        throw new IllegalArgumentException("HTTP does not take this header");
      }
      return this;
    }

    /**
     * Sets how long a connection may take.
     *
     * @param time the time
     * @return this builder
     * @throws IllegalArgumentException if it is not positive
     */
    public Builder connectTimeout(Duration time) {
      Backoff.nanos("connectTimeout", time);
      connectTimeout = time;
      return this;
    }

    /**
     * Sets the member of the body that bounds the reply, {@code max_tokens} if it is not set; the
     * newer models of OpenAI want {@code max_completion_tokens}.
     *
     * @param name the member's name
     * @return this builder
     */
    public Builder maxTokensMember(String name) {
      maxTokensMember = Objects.requireNonNull(name, "name");
      return this;
    }

    /**
     * Sets the HTTP client, for a proxy or certificates of one's own. Its own time to connect holds.
     *
     * @param client the client; its executor must not be one that only has the calling thread
     * @return this builder
     * @throws IllegalArgumentException if it follows redirects, has an authenticator or prefers
     *     HTTP/2: each of them could send a request twice, or to somebody else
     */
    public Builder client(HttpClient client) {
      if (client.followRedirects() != HttpClient.Redirect.NEVER) {
        throw new IllegalArgumentException("The client must not follow redirects");
      }
      if (client.authenticator().isPresent()) {
        throw new IllegalArgumentException("The client must not have an authenticator");
      }
      if (client.version() != HttpClient.Version.HTTP_1_1) {
        throw new IllegalArgumentException("The client must be set to HTTP/1.1");
      }
      http = client;
      return this;
    }

    /**
     * Makes the client.
     *
     * @return the client
     * @throws IllegalArgumentException if there are both a key and a header {@code Authorization}
     */
    public OpenAiCompatible build() {
      if (!key.value().isEmpty() && headers.containsKey("authorization")) {
        throw new IllegalArgumentException("The key is sent as the header Authorization");
      }
      return new OpenAiCompatible(this);
    }

    /** The key, and the values of headers that some services take it in. */
    private List<Key> secrets() {
      List<Key> secrets = new ArrayList<>(List.of(key));
      headers.forEach((name, value) -> {
        if (name.contains("key") || name.contains("auth") || name.contains("token")) {
          secrets.add(Key.ofHeader(value));
        }
      });
      return secrets;
    }

    private HttpClient http() {
      HttpClient given = http;
      return given != null
          ? given
          : HttpClient.newBuilder()
              .version(HttpClient.Version.HTTP_1_1)
              .followRedirects(HttpClient.Redirect.NEVER)
              .connectTimeout(connectTimeout)
              .build();
    }
  }
}
