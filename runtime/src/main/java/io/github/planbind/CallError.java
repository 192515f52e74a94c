package io.github.planbind;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/** The call of a model failed. It is never made again: the next one would cost as much. */
public sealed interface CallError extends PlanError {
  /**
   * Says whether the provider may have had the whole request, and may ask to be paid for it.
   *
   * @return false if the request surely did not reach it
   */
  boolean maybeBilled();

  /**
   * The provider says that something is wrong, by the status or inside a reply with status 200.
   *
   * @param status the HTTP status, 200 for an error inside a success
   * @param code the provider's own code or type, such as {@code insufficient_quota}, else blank
   * @param said the provider's words, at most 200 printable chars, else blank
   * @param requestId what the provider calls the request, for its support, else blank
   * @param retryAfter how long the provider asks to wait, if it does; nobody waits for it here
   */
  record ApiError(
      int status, String code, String said, String requestId, Optional<Duration> retryAfter)
      implements CallError {
    private static final int CODE = 80;
    private static final int SAID = 200;

    /**
     * Creates the error; long or unprintable words are made short and printable.
     *
     * @param status the HTTP status
     * @param code the provider's code
     * @param said the provider's words
     * @param requestId what the provider calls the request
     * @param retryAfter how long to wait
     */
    public ApiError {
      code = Words.printable(code, CODE);
      said = Words.printable(said, SAID);
      requestId = Words.printable(requestId, CODE);
      Objects.requireNonNull(retryAfter, "retryAfter");
    }

    @Override
    public boolean maybeBilled() {
      return true;
    }

    @Override
    public String message() {
      boolean success = status / 100 == 2;
      StringBuilder message = new StringBuilder("The provider sent ");
      message.append(success ? "an error with HTTP " : "HTTP ").append(status);
      message.append(code.isBlank() ? "" : " (" + code + ")");
      message.append(said.isBlank() ? "" : ": " + said);
      message.append(said.endsWith(".") ? "" : ".");
      retryAfter.ifPresent(
          wait -> message.append(" Retry after ").append(seconds(wait)).append(" s."));
      message.append(requestId.isBlank() ? "" : " Request " + requestId + ".");
      return Words.printable(message.toString(), Words.MESSAGE);
    }

    /** Rounded up: whoever comes back too early is sent away again. */
    private static long seconds(Duration wait) {
      return wait.toSeconds() + (wait.toNanosPart() > 0 ? 1 : 0);
    }
  }

  /**
   * The network did not carry the request or the reply.
   *
   * @param kind what happened
   * @param host where the request was to go
   * @param port the port there
   * @param maybeBilled false if the request surely did not reach the provider
   */
  record NetworkError(NetworkError.Kind kind, String host, int port, boolean maybeBilled)
      implements CallError {
    private static final int HOST = 253;

    /** What the network did. */
    public enum Kind {
      /** The name of the host has no address. */
      DNS("has no address"),
      /** The host takes no connections at the port. */
      REFUSED("refused the connection"),
      /** No connection within the time for it. */
      CONNECT_TIMEOUT("did not connect in time"),
      /** There is no secure connection: a certificate or the handshake is at fault. */
      TLS("could not be trusted, or failed in the TLS handshake"),
      /** The connection was closed before any byte of a reply. */
      NO_ANSWER("closed the connection without an answer"),
      /** The connection was closed in the middle of the reply. */
      SHORT_BODY("closed the connection in the middle of the reply"),
      /** The connection was reset. */
      RESET("reset the connection"),
      /** Something else went wrong on the way. */
      OTHER("could not be reached");

      private final String words;

      Kind(String words) {
        this.words = words;
      }
    }

    /**
     * Creates the error.
     *
     * @param kind what happened
     * @param host where the request was to go
     * @param port the port there
     * @param maybeBilled false if the request surely did not reach the provider
     */
    public NetworkError {
      Objects.requireNonNull(kind, "kind");
      host = Words.printable(host, HOST);
    }

    @Override
    public String message() {
      return Words.printable(
          host + ":" + port + " " + kind.words + Words.billed(maybeBilled) + ".", Words.MESSAGE);
    }
  }

  /**
   * What came is no reply of a chat-completions service.
   *
   * @param kind what is wrong with it
   * @param detail where, or what stands there instead, in a few words; may be blank
   */
  record ProtocolError(ProtocolError.Kind kind, String detail) implements CallError {
    private static final int DETAIL = 200;

    /** What is wrong with the reply. */
    public enum Kind {
      /** What came is no HTTP, or breaks its bounds. */
      HTTP("is no HTTP that can be read"),
      /** The body is empty or blank. */
      EMPTY_BODY("has an empty body"),
      /** The body is no UTF-8 text. */
      NOT_UTF8("is not UTF-8"),
      /** The body is no JSON, or JSON that is cut. */
      NOT_JSON("is no JSON"),
      /** The body is JSON, but no chat completion. */
      NO_COMPLETION("is no chat completion"),
      /** The content is neither text nor a list of texts. */
      CONTENT("has a content that is no text");

      private final String words;

      Kind(String words) {
        this.words = words;
      }
    }

    /**
     * Creates the error; a long or unprintable detail is made short and printable.
     *
     * @param kind what is wrong with it
     * @param detail where, or what stands there instead
     */
    public ProtocolError {
      Objects.requireNonNull(kind, "kind");
      detail = Words.printable(detail, DETAIL);
    }

    @Override
    public boolean maybeBilled() {
      return true;
    }

    @Override
    public String message() {
      String more = detail.isBlank() ? "" : ": " + detail;
      return "The answer " + kind.words + more + ".";
    }
  }

  /** A filter of the provider took the content away. */
  record Filtered() implements CallError {
    @Override
    public boolean maybeBilled() {
      return true;
    }

    @Override
    public String message() {
      return "A content filter of the provider ended the reply.";
    }
  }

  /**
   * The time was up before there was a reply.
   *
   * @param maybeBilled false if the request surely did not reach the provider
   */
  record Deadline(boolean maybeBilled) implements CallError {
    @Override
    public String message() {
      return "The deadline passed before there was a reply" + Words.billed(maybeBilled) + ".";
    }
  }

  /**
   * The caller gave up: the thread was interrupted, the future cancelled, or the client closed.
   *
   * @param maybeBilled false if the request surely did not reach the provider
   */
  record Cancelled(boolean maybeBilled) implements CallError {
    @Override
    public String message() {
      return "The call was cancelled" + Words.billed(maybeBilled) + ".";
    }
  }
}
