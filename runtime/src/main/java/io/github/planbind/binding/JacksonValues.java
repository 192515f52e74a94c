package io.github.planbind.binding;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Reads the values that a plan hands over to Jackson: trees, and what its components ask for. The JSON is
 * read by the same rules as all of a reply; Jackson sees it as a tree. Only companions of plans that
 * use Jackson call this class.
 */
public final class JacksonValues {
  private JacksonValues() {}

  /**
   * Reads any value but null as a tree.
   *
   * @param json the cursor
   * @return the tree, or null if there is none that is whole, which is noted
   */
  public static @Nullable JsonNode tree(JsonInput json) {
    if (json.lexer.failed()) {
      json.misses();
      return null;
    }
    if (json.lexer.isNull()) {
      json.formMisfit("a value");
      return null;
    }
    int before = json.misfitCount();
    JsonNode tree = new TreeReading(json, json.lexer).read();
    json.fits = !json.lexer.failed() && json.misfitCount() == before;
    return json.fits ? tree : null;
  }

  /**
   * Reads a value through Jackson.
   *
   * @param <T> its type
   * @param json the cursor
   * @param type its type
   * @return the value, or null if Jackson cannot make it, which is noted
   */
  public static <T> @Nullable T read(JsonInput json, TypeReference<T> type) {
    JsonNode tree = tree(json);
    if (tree == null) {
      return null;
    }
    T value;
    try {
      value = Holder.MAPPER.readValue(Holder.MAPPER.treeAsTokens(tree), type);
    } catch (IOException | RuntimeException otherValue) {
      // Jackson's message is not passed on: it quotes the reply
      value = null;
    }
    if (value == null) {
      json.misfit("a value that Jackson reads", "another value");
    }
    return value;
  }

  /** Made only when a value is handed over; a tree needs none. */
  private static final class Holder {
    /** As strict as the rest: no value is invented, and nothing is read as what it is not. */
    static final ObjectMapper MAPPER = JsonMapper.builder()
        .addModule(new ParameterNamesModule())
        .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
        .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
        .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
        .build();
  }
}
