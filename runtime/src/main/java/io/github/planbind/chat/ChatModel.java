package io.github.planbind.chat;

/**
 * One request to a model, and its reply: the port through which any provider's SDK can be one
 * attempt.
 *
 * <p>An implementation sends the request once. It does not retry, follow redirects or wait, and
 * switches off what its SDK does of that kind. A failed call is a {@link ChatReply#failed} and not an
 * exception; what it throws nevertheless ends the whole call. It may be called by many threads at
 * once.
 */
@FunctionalInterface
public interface ChatModel {
  /**
   * Sends one request and waits for its reply, at most for the request's timeout.
   *
   * @param request the request
   * @return the reply, or why there is none
   * @throws InterruptedException if the thread is interrupted; the request is given up
   */
  ChatReply send(ChatRequest request) throws InterruptedException;
}
