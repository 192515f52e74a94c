package io.github.planbind.it;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.planbind.PlanResult;
import io.github.planbind.ReplyError;
import io.github.planbind.Trace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Reads 1,040 replies of real models where they lie beside the checkout, and is skipped where they
 * do not. What they are and what was learnt from them stands in docs/real-replies.md. They are not
 * ours, so none of their text is here.
 */
class RealRepliesTest {

  /** The labels of the file, and under each how many of its replies are read how. */
  private static final String OUTCOMES = """
      bare
          1 Mismatch an object
         87 complete exact
          1 complete notices
      bare: plan not first
          1 Malformed
      empty
         26 EmptyContent
      fault: Expecting '
         12 Malformed
      fault: Python literal
          3 Mismatch a boolean
          1 Mismatch an array
          1 Mismatch an object
          1 NoPlan
      fault: comment
          6 Malformed
      fault: ends inside the structure (truncated or unclosed)
          1 Malformed
         64 truncated
      fault: expected comma: other
         11 Malformed
          6 NoPlan
          1 complete ILLEGAL_ESCAPE
      fault: expression instead of a number
          2 Malformed
          8 NoPlan
      fault: invalid escape in a string
         37 Malformed
          1 Mismatch a number
          6 complete CONTROL_CHARACTER ILLEGAL_ESCAPE
          3 complete CONTROL_CHARACTER ILLEGAL_ESCAPE LATEX_ESCAPE
         29 complete ILLEGAL_ESCAPE
         24 complete ILLEGAL_ESCAPE LATEX_ESCAPE
          2 truncated
      fault: raw newline/tab inside a string
          1 EchoedExample
          8 Malformed
          1 NoPlan
         84 complete CONTROL_CHARACTER
          2 complete CONTROL_CHARACTER ILLEGAL_ESCAPE
          2 complete CONTROL_CHARACTER ILLEGAL_ESCAPE LATEX_ESCAPE
          1 truncated
      fault: single-quoted key or value
         29 Malformed
          2 NoPlan
      fault: tail after value
          1 Malformed
         10 NoPlan
      fault: trailing comma
          5 complete TRAILING_COMMA
      fault: unescaped quote inside a string
         57 Malformed
      fault: unquoted key / not a key
         58 NoPlan
      fault: unquoted value
         66 Malformed
      fence
          1 Mismatch a number
        106 complete exact
      fence: none plan-shaped
          6 NoPlan
      fence: plans differ
         40 complete alternatives
          2 complete alternatives notices
         22 complete exact
          1 complete notices
          2 truncated
      fence: several blocks
          2 EchoedExample
         10 Malformed
          2 complete CONTROL_CHARACTER
          1 complete CONTROL_CHARACTER ILLEGAL_ESCAPE LATEX_ESCAPE
          3 complete ILLEGAL_ESCAPE
          3 complete ILLEGAL_ESCAPE LATEX_ESCAPE
          1 complete ILLEGAL_ESCAPE LATEX_ESCAPE alternatives
          2 complete ILLEGAL_ESCAPE alternatives
          1 complete ILLEGAL_ESCAPE alternatives notices
          1 complete alternatives
         25 complete exact
          3 complete notices
      no JSON
         47 NoPlan
      whole
          2 Mismatch a number
          1 Mismatch an object
         93 complete exact
          1 complete notices
      """;

  private static final int COMPLETE = 551;

  /** 94 replies that are JSON, and 91 that are one fence around JSON and nothing else. */
  private static final int STRICT = 185;

  private static final Pattern ESCAPE = Pattern.compile("\\\\(.)(?=(.))", Pattern.DOTALL);

  /** All that databind can refuse is refused. */
  private static final JsonMapper DATABIND = strictMapper();

  /** What Jackson itself reads of rule R8. */
  private static final JsonMapper LENIENT = JsonMapper.builder()
      .enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS)
      .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
      .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
      .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
      .build();

  private static final List<Real> ALL = new ArrayList<>();

  /** One line of the file. The label says what a strict JSON reader made of the reply. */
  private record Real(String id, String label, String reply, PlanResult<Answer> result) {}

  /** An answer as databind binds it. */
  private record Strict(String reasoning, String answer) {}

  @BeforeAll
  static void readTheFile() throws IOException {
    Path file = root().resolveSibling("shared").resolve("data/replies/zeroeval-open.jsonl");
    assumeThat(file).isRegularFile();
    for (String line : Files.readAllLines(file, UTF_8)) {
      JsonNode json = LENIENT.readTree(line);
      String reply = json.get("reply").textValue();
      PlanResult<Answer> result = AnswerBinder.reader().read(reply);
      ALL.add(new Real(json.get("id").textValue(), json.get("label").textValue(), reply, result));
    }
  }

  private static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(folder.resolve("it/src/test"))) {
      folder = folder.getParent();
    }
    return folder;
  }

  // ---- how many are read how

  @Test
  void theRepliesOfEachLabelAreReadAsBefore() {
    Map<String, Map<String, Integer>> counts = new TreeMap<>();
    for (Real real : ALL) {
      counts
          .computeIfAbsent(real.label(), label -> new TreeMap<>())
          .merge(outcome(real.result()), 1, Integer::sum);
    }
    StringBuilder table = new StringBuilder();
    counts.forEach((label, outcomes) -> {
      table.append(label).append('\n');
      outcomes.forEach((outcome, count) ->
          table.append(String.format(Locale.ROOT, "%5d %s", count, outcome)).append('\n'));
    });
    assertThat(table.toString()).isEqualTo(OUTCOMES);
  }

  private static String outcome(PlanResult<Answer> result) {
    return result.fold(
        complete -> complete.isExact() ? "complete exact" : "complete" + traced(complete.trace()),
        truncated -> truncated.partial().plan().isPresent() ? "truncated, whole" : "truncated",
        failed -> error(failed));
  }

  private static String traced(Trace trace) {
    StringBuilder traced = new StringBuilder();
    trace.edits().stream()
        .map(edit -> " " + edit.kind())
        .distinct()
        .sorted()
        .forEach(traced::append);
    traced.append(trace.alternativeCount() > 0 ? " alternatives" : "");
    return traced.append(trace.notices() > 0 ? " notices" : "").toString();
  }

  private static String error(PlanResult.Failed<Answer> failed) {
    String kind = failed.error().getClass().getSimpleName();
    return failed.error() instanceof ReplyError.Mismatch mismatch
        ? kind + " " + mismatch.misfits().get(0).found()
        : kind;
  }

  // ---- nothing that is right already is touched

  @Test
  void whatAStrictReaderBindsIsReadAsItStands() {
    int bound = 0;
    for (Real real : ALL) {
      Optional<Strict> strict = strictly(withoutFence(real.reply()));
      if (strict.isPresent()) {
        bound++;
        Answer same =
            new Answer(Optional.of(strict.get().reasoning()), strict.get().answer());
        assertThat(real.result()).as(real.id()).isInstanceOf(PlanResult.Complete.class);
        assertThat(real.result().orElseThrow()).as(real.id()).isEqualTo(same);
        assertThat(real.result().trace().edits()).as(real.id()).isEmpty();
        assertThat(real.result().trace().alternatives()).as(real.id()).isEmpty();
      }
    }
    assertThat(bound).isEqualTo(STRICT);
  }

  /** The body of the one fence that a reply is; the reply itself if it is anything else. */
  private static String withoutFence(String reply) {
    String text = reply.strip();
    int body = text.indexOf('\n');
    int end = text.lastIndexOf('\n');
    boolean fence =
        text.startsWith("```") && end > body && text.substring(end + 1).equals("```");
    return fence ? text.substring(body, end) : reply;
  }

  private static JsonMapper strictMapper() {
    JsonMapper.Builder builder = JsonMapper.builder()
        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
        .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
        .withCoercionConfigDefaults(none -> {
          for (CoercionInputShape shape : CoercionInputShape.values()) {
            none.setCoercion(shape, CoercionAction.Fail);
          }
        });
    for (DeserializationFeature feature : DeserializationFeature.values()) {
      builder.configure(feature, feature.name().startsWith("FAIL_ON_"));
    }
    return builder.build();
  }

  private static Optional<Strict> strictly(String text) {
    try {
      return Optional.of(DATABIND.readValue(text, Strict.class));
    } catch (JsonProcessingException refused) {
      return Optional.empty();
    }
  }

  // ---- nothing that is repaired says something else

  @Test
  void aPlanSaysWhatAnotherTokenizerReadsAtItsPlace() throws IOException {
    int complete = 0;
    for (Real real : ALL) {
      if (real.result() instanceof PlanResult.Complete<Answer> read) {
        complete++;
        JsonNode json = LENIENT.readTree(withLegalEscapes(chosen(real)));
        String answer = json.get("answer").textValue();
        String reasoning = json.path("reasoning").textValue();
        assertThat(read.plan())
            .as(real.id())
            .isEqualTo(new Answer(Optional.ofNullable(reasoning), answer));
      }
    }
    assertThat(complete).isEqualTo(COMPLETE);
  }

  private static String chosen(Real real) {
    Trace.Step step = real.result().trace().steps().stream()
        .filter(any -> any.action() == Trace.Action.CHOSEN)
        .findFirst()
        .orElseThrow();
    return real.reply().substring(step.start(), step.end());
  }

  /** The document with the backslashes doubled that rule R8 keeps. */
  private static String withLegalEscapes(String document) {
    boolean anyIllegal = ESCAPE.matcher(document).results().anyMatch(RealRepliesTest::isIllegal);
    return ESCAPE.matcher(document).replaceAll(escape -> {
      boolean dropsLetter =
          "bf".contains(escape.group(1)) && Character.isLetter(escape.group(2).charAt(0));
      boolean kept = isIllegal(escape) || anyIllegal && dropsLetter;
      return Matcher.quoteReplacement(kept ? "\\" + escape.group() : escape.group());
    });
  }

  private static boolean isIllegal(MatchResult escape) {
    return !"\"\\/bfnrtu".contains(escape.group(1));
  }
}
