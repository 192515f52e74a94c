package io.github.planbind.binding;

import com.fasterxml.jackson.databind.JsonNode;
import org.jspecify.annotations.Nullable;

/** Reads any JSON as a tree, and notes whether it has one of some keys. */
final class TreeBinder implements PlanBinder<JsonNode> {
  private final ObjectShape shape;

  TreeBinder(String... keys) {
    ObjectShape.Builder builder = ObjectShape.named("JSON");
    for (String key : keys) {
      builder.optional(key);
    }
    shape = builder.keys(keys).build();
  }

  @Override
  public @Nullable JsonNode read(JsonInput json) {
    JsonLexer lexer = json.lexer;
    if (lexer.text.charAt(lexer.pos) != '{') {
      return new TreeReading(json, lexer).read();
    }
    JsonLexer again = lexer.copy();
    noteNames(json);
    return new TreeReading(json, again).read();
  }

  private void noteNames(JsonInput json) {
    json.beginObject(shape);
    while (json.nextMember() >= 0) {
      json.lexer.skipValue();
    }
    json.endObject();
  }

  @Override
  public String schema() {
    return "{}";
  }
}
