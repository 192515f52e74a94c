package io.github.planbind.binding;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What Jackson, strict as it comes, reads of a text: the same words as {@link Lexed#tokens()}. */
final class JacksonTokens {
  private static final JsonFactory STRICT = JsonFactory.builder()
      .streamReadConstraints(StreamReadConstraints.builder()
          .maxNestingDepth(512)
          .maxNumberLength(1_000)
          .build())
      .build();

  private JacksonTokens() {}

  /** The tokens of the one value that the text is; null where it is none. */
  static @Nullable List<String> of(String text) {
    List<String> tokens = new ArrayList<>();
    int depth = 0;
    try (JsonParser parser = STRICT.createParser(text)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (depth == 0 && !tokens.isEmpty()) {
          return null;
        }
        depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
        tokens.add(word(token, parser.getText()));
      }
    } catch (JsonProcessingException otherThanJson) {
      return null;
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return tokens.isEmpty() ? null : tokens;
  }

  private static String word(JsonToken token, String text) {
    return switch (token) {
      case FIELD_NAME -> "name " + text;
      case VALUE_STRING -> "string " + text;
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> "number " + text;
      default -> token.asString();
    };
  }
}
