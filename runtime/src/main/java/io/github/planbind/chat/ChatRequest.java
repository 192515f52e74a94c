package io.github.planbind.chat;

import java.time.Duration;
import java.util.List;
import java.util.Objects;

/**
 * One request to a model.
 *
 * @param messages the conversation
 * @param options what the model is told besides
 * @param mode how the provider is to hold the model to JSON
 * @param schema the schema of the reply as JSON text in the mode {@link Mode#JSON_SCHEMA}, else blank
 * @param timeout the time that is left for this request
 */
public record ChatRequest(
    List<Message> messages, ChatOptions options, Mode mode, String schema, Duration timeout) {
  /**
   * Creates a request.
   *
   * @param messages the conversation
   * @param options what the model is told besides
   * @param mode how the provider is to hold the model to JSON
   * @param schema the schema of the reply, or blank
   * @param timeout the time that is left for this request
   * @throws IllegalArgumentException if there is no message, the timeout is not positive, or the
   *     mode needs a schema and there is none
   */
  public ChatRequest {
    messages = List.copyOf(messages);
    Objects.requireNonNull(options, "options");
    if (messages.isEmpty()) {
      throw new IllegalArgumentException("There must be a message");
    }
    if (timeout.isZero() || timeout.isNegative()) {
      throw new IllegalArgumentException("timeout must be positive");
    }
    if (mode == Mode.JSON_SCHEMA && schema.isBlank()) {
      throw new IllegalArgumentException("The mode JSON_SCHEMA needs a schema");
    }
  }
}
