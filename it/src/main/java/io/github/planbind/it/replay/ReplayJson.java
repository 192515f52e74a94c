package io.github.planbind.it.replay;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import java.io.IOException;
import java.util.HexFormat;

/** JSON of the two files: replies of any length go in, ASCII with every digit comes out. */
final class ReplayJson {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final HexFormat HEX = HexFormat.of();
  private static final JsonMapper MAPPER = mapper();

  private ReplayJson() {}

  static ObjectNode object() {
    return NODES.objectNode();
  }

  static JsonNode text(String text) {
    return NODES.textNode(text);
  }

  static ArrayNode array() {
    return NODES.arrayNode();
  }

  /** The JSON value that the UTF-8 bytes hold. */
  static JsonNode parse(byte[] bytes) throws IOException {
    return MAPPER.readTree(bytes);
  }

  /** The tree of a text that the library wrote. */
  static JsonNode parse(String json) {
    try {
      return MAPPER.readTree(json);
    } catch (JsonProcessingException | NumberFormatException beyondBigDecimal) {
      // 1e99999999999 is JSON, and no number that Java has: it goes out as it stands, on one line.
      String line = json.replace('\n', ' ').replace('\r', ' ');
      return NODES.rawValueNode(new RawValue(line));
    }
  }

  /** One line of ASCII: whatever is outside it can only stand in a string or a name. */
  static String ascii(JsonNode json) {
    String text = written(json);
    StringBuilder ascii = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 0x7f) {
        ascii.append(c);
      } else {
        ascii.append("\\u").append(HEX.toHexDigits(c));
      }
    }
    return ascii.toString();
  }

  private static String written(JsonNode json) {
    try {
      return MAPPER.writeValueAsString(json);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static JsonMapper mapper() {
    StreamReadConstraints boundless =
        StreamReadConstraints.builder().maxStringLength(Integer.MAX_VALUE).build();
    JsonFactory factory = JsonFactory.builder()
        .streamReadConstraints(boundless)
        // rule: the same digits on every JDK; Double.toString of 17 is not the shortest
        .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
        .build();
    return JsonMapper.builder(factory)
        .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
        .build();
  }
}
