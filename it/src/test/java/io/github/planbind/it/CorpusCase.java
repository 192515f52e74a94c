package io.github.planbind.it;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * One reply and the outcome that is right for it, as a line of the corpus.
 *
 * <p>It does not decide anything: what an outcome is worth is {@link Judge}'s business.
 *
 * @param kind what the case is about, e.g. {@code trunc-number}
 * @param schema the name of the record that the reply is read as, e.g. {@code ShipPlan}
 * @param finishReason {@code stop} or {@code length}
 * @param difficulty 1 to 3
 * @param judgement whether honest judges could differ; {@code expect} then has an {@code accept}
 * @param why the reason for the outcome, for the message of a failing test
 */
public record CorpusCase(
    String id,
    String kind,
    String schema,
    String reply,
    String finishReason,
    int difficulty,
    JsonNode expect,
    boolean judgement,
    String why) {

  private static final JsonMapper EXACT = exactMapper();

  /** The whole corpus, in the order of the file. */
  public static List<CorpusCase> all() {
    return of("/corpus/cases.jsonl");
  }

  /** More cases of the corpus's kinds, decided by the rules before the reader was asked. */
  public static List<CorpusCase> more() {
    return of("/corpus/more.jsonl");
  }

  private static List<CorpusCase> of(String resource) {
    try (InputStream in = CorpusCase.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException(resource + " is not on the class path");
      }
      return new BufferedReader(new InputStreamReader(in, UTF_8))
          .lines()
          .map(line -> of(json(line)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The JSON value that {@code text} is, with every digit and every lone surrogate kept, however
   * deep it nests.
   *
   * @throws IllegalArgumentException if {@code text} is not one JSON value
   */
  static JsonNode json(String text) {
    try {
      return EXACT.readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static CorpusCase of(JsonNode line) {
    return new CorpusCase(
        line.required("id").textValue(),
        line.required("kind").textValue(),
        line.required("schema").textValue(),
        line.required("reply").textValue(),
        line.required("finish_reason").textValue(),
        line.required("difficulty").intValue(),
        line.required("expect"),
        line.path("judgement").booleanValue(),
        line.required("why").textValue());
  }

  private static JsonMapper exactMapper() {
    StreamReadConstraints boundless = StreamReadConstraints.builder()
        .maxNestingDepth(Integer.MAX_VALUE)
        .maxNumberLength(Integer.MAX_VALUE)
        .maxStringLength(Integer.MAX_VALUE)
        .maxNameLength(Integer.MAX_VALUE)
        .build();
    return JsonMapper.builder(
            JsonFactory.builder().streamReadConstraints(boundless).build())
        // a writer of JSON may have turned a number beyond double into the bare word Infinity
        .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
        .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
        .build();
  }

  /** The id: it names the case in a test's display name. */
  @Override
  public String toString() {
    return id;
  }
}
