package io.github.planbind.chat;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Set;

/** Writes the body of a chat-completions request. */
final class RequestBody {
  /** What is written here, and what would make the answer one that cannot be read. */
  private static final Set<String> OURS = Set.of(
      "model",
      "messages",
      "temperature",
      "max_tokens",
      "seed",
      "stop",
      "response_format",
      "stream",
      "n");

  private RequestBody() {}

  static byte[] of(ChatRequest request, String model, String maxTokensMember) {
    ObjectNode body = Json.MAPPER.createObjectNode();
    ChatOptions options = request.options();
    String name = options.model().isBlank() ? model : options.model();
    if (!name.isBlank()) {
      body.put("model", name);
    }
    ArrayNode messages = body.putArray("messages");
    for (Message message : request.messages()) {
      messages
          .addObject()
          .put("role", message.role().name().toLowerCase(Locale.ROOT))
          .put("content", message.text());
    }
    options.temperature().ifPresent(value -> body.put("temperature", value));
    options.maxTokens().ifPresent(most -> body.put(maxTokensMember, most));
    options.seed().ifPresent(seed -> body.put("seed", seed));
    if (!options.stop().isEmpty()) {
      ArrayNode stop = body.putArray("stop");
      options.stop().forEach(stop::add);
    }
    format(body, request);
    options.extra().forEach((member, json) -> body.set(member, parse(json)));
    // by way of a string, in which half a surrogate pair is no reason to throw
    return body.toString().getBytes(UTF_8);
  }

  private static void format(ObjectNode body, ChatRequest request) {
    switch (request.mode()) {
      case PROMPT -> {}
      case JSON_OBJECT -> body.putObject("response_format").put("type", "json_object");
      case JSON_SCHEMA ->
        body.putObject("response_format")
            .put("type", "json_schema")
            .putObject("json_schema")
            .put("name", "plan")
            .put("strict", true)
            .set("schema", parse(request.schema()));
    }
  }

  /** Refuses a member of the body that is no JSON, or that is written here. */
  static void checkExtra(String name, String json) {
    if (OURS.contains(name)) {
      throw new IllegalArgumentException("The client writes \"" + name + "\" itself");
    }
    parse(json);
  }

  private static JsonNode parse(String json) {
    try {
      JsonNode node = Json.MAPPER.readTree(json);
      if (!node.isMissingNode()) {
        return node;
      }
    } catch (JsonProcessingException e) {
      // told below: its message quotes the text
    }
    throw new IllegalArgumentException("An extra member or a schema must be one JSON value");
  }
}
