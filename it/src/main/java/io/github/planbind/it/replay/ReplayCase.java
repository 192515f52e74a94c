package io.github.planbind.it.replay;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;

/**
 * One line of the file that goes in: a reply and the record that it was asked for. Other members of
 * the line are not looked at.
 *
 * @param id what the case is called in the file that comes out
 * @param schema the name of the record, for {@link ReplayReader}
 * @param reply the model's text as it came
 * @param finishReason the provider's word for why the reply ended, {@code unknown} if the line has
 *     none
 */
record ReplayCase(String id, String schema, String reply, String finishReason) {

  /**
   * Reads one line.
   *
   * @param line the bytes of one JSON object
   * @return the case
   * @throws IllegalArgumentException if it is no JSON object with id, schema and reply; the message
   *     says what is wrong
   */
  static ReplayCase parse(byte[] line) {
    JsonNode json;
    try {
      json = ReplayJson.parse(line);
    } catch (IOException e) {
      throw new IllegalArgumentException("not one JSON value", e);
    }
    return new ReplayCase(
        text(json, "id"),
        text(json, "schema"),
        text(json, "reply"),
        json.path("finish_reason").asText("unknown"));
  }

  private static String text(JsonNode json, String name) {
    JsonNode value = json.path(name);
    if (!value.isTextual()) {
      throw new IllegalArgumentException("no text under \"" + name + "\"");
    }
    return value.textValue();
  }
}
