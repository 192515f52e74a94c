package io.github.planbind.chat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Locale;
import java.util.Set;

/**
 * What the model said in a message of a chat completion.
 *
 * @param text its words, blank if there are none
 * @param reasoning its reasoning where the provider keeps it apart, else blank
 * @param wrong what stands in the place of the words, blank if that is fine
 */
record Content(String text, String reasoning, String wrong) {
  private static final Set<String> REASONING = Set.of("thinking", "reasoning");

  static Content of(JsonNode message) {
    String reasoning = message.path("reasoning_content").asText("");
    if (reasoning.isBlank()) {
      reasoning = message.path("reasoning").asText("");
    }
    JsonNode content = message.path("content");
    if (content.isTextual()) {
      return new Content(content.textValue(), reasoning, "");
    }
    if (content.isArray()) {
      return joined(content, reasoning);
    }
    boolean none = content.isNull() || content.isMissingNode();
    return new Content("", reasoning, none ? "" : form(content));
  }

  private static Content joined(JsonNode parts, String apart) {
    StringBuilder text = new StringBuilder();
    for (JsonNode part : parts) {
      if (REASONING.contains(part.path("type").asText(""))) {
        continue;
      }
      if (!part.path("type").asText("").equals("text") || !part.path("text").isTextual()) {
        return new Content("", apart, "a list with other parts than text");
      }
      text.append(part.path("text").textValue());
    }
    return new Content(text.toString(), apart, "");
  }

  /** The kind of a node with its article. */
  static String form(JsonNode node) {
    String name = node.getNodeType().name().toLowerCase(Locale.ROOT);
    return switch (node.getNodeType()) {
      case NULL -> name;
      case ARRAY, OBJECT -> "an " + name;
      default -> "a " + name;
    };
  }
}
