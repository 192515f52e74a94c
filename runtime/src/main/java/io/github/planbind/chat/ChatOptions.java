package io.github.planbind.chat;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What a model is told besides the conversation. What is not set is not sent.
 *
 * @param model the model's name, blank for the one that the client was made for
 * @param temperature how freely the model chooses its words; 0.1 to 0.3 suits a plan
 * @param maxTokens the most tokens that the reply may have
 * @param seed a number that makes some providers reply alike to the same request
 * @param stop texts at which the model stops
 * @param extra more members of the request's body: name to JSON text
 */
public record ChatOptions(
    String model,
    OptionalDouble temperature,
    OptionalInt maxTokens,
    OptionalLong seed,
    List<String> stop,
    Map<String, String> extra) {
  /** Nothing set. */
  public static final ChatOptions NONE = new ChatOptions(
      "", OptionalDouble.empty(), OptionalInt.empty(), OptionalLong.empty(), List.of(), Map.of());

  /**
   * Creates options; {@link #NONE} and the methods that set one of them are shorter.
   *
   * @param model the model's name, or blank
   * @param temperature the temperature
   * @param maxTokens the most tokens
   * @param seed the seed
   * @param stop texts at which the model stops
   * @param extra more members: name to JSON text
   * @throws IllegalArgumentException if the temperature is negative or no number, the most tokens
   *     are not positive, or an extra member is none or is written by the client itself
   */
  public ChatOptions {
    Objects.requireNonNull(model, "model");
    if (temperature.isPresent() && !(temperature.getAsDouble() >= 0)
        || temperature.orElse(0) > Float.MAX_VALUE) {
      throw new IllegalArgumentException("temperature must be 0 or more");
    }
    if (maxTokens.orElse(1) < 1) {
      throw new IllegalArgumentException("maxTokens must be 1 or more");
    }
    Objects.requireNonNull(seed, "seed");
    stop = List.copyOf(stop);
    extra = Collections.unmodifiableMap(new LinkedHashMap<>(extra));
    extra.forEach(RequestBody::checkExtra);
  }

  /**
   * These options with a model.
   *
   * @param name its name, as its provider calls it
   * @return the options
   */
  public ChatOptions model(String name) {
    return new ChatOptions(name, temperature, maxTokens, seed, stop, extra);
  }

  /**
   * These options with a temperature.
   *
   * @param value the temperature, 0 or more
   * @return the options
   */
  public ChatOptions temperature(double value) {
    return new ChatOptions(model, OptionalDouble.of(value), maxTokens, seed, stop, extra);
  }

  /**
   * These options with a bound of the reply.
   *
   * @param most the most tokens, 1 or more
   * @return the options
   */
  public ChatOptions maxTokens(int most) {
    return new ChatOptions(model, temperature, OptionalInt.of(most), seed, stop, extra);
  }

  /**
   * These options with a seed.
   *
   * @param value the seed
   * @return the options
   */
  public ChatOptions seed(long value) {
    return new ChatOptions(model, temperature, maxTokens, OptionalLong.of(value), stop, extra);
  }

  /**
   * These options with texts at which the model stops.
   *
   * @param texts the texts
   * @return the options
   */
  public ChatOptions stop(String... texts) {
    return new ChatOptions(model, temperature, maxTokens, seed, List.of(texts), extra);
  }

  /**
   * These options with one more member of the request's body, such as a provider's routing.
   *
   * @param name the member's name
   * @param json its value as JSON text
   * @return the options
   * @throws IllegalArgumentException if the text is not one JSON value, or the member is one that
   *     the client writes itself
   */
  public ChatOptions extra(String name, String json) {
    Map<String, String> more = new LinkedHashMap<>(extra);
    more.put(name, json);
    return new ChatOptions(model, temperature, maxTokens, seed, stop, more);
  }
}
