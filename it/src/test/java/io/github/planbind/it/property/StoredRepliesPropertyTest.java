package io.github.planbind.it.property;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.planbind.PlanResult;
import io.github.planbind.it.Answer;
import io.github.planbind.it.AnswerBinder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The stored replies, of the corpus and of real models, are read as the second reader reads them,
 * and cut at many places they say no more than before. What each should give is tested elsewhere.
 */
class StoredRepliesPropertyTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int CUTS = 8;
  private static final Target<Answer> ANSWER = new Target<>(
      "Answer", Answer.class, Set.of("answer"), AnswerBinder.INSTANCE, AnswerBinder.reader());

  @ParameterizedTest
  @ValueSource(strings = {"/corpus/cases.jsonl", "/corpus/more.jsonl"})
  void theCorpusIsReadAsASecondReaderReadsIt(String resource) throws IOException {
    try (InputStream in = getClass().getResourceAsStream(resource)) {
      new String(in.readAllBytes(), UTF_8).lines().forEach(line -> {
        JsonNode stored = json(line);
        readAndCut(target(stored.get("schema").textValue()), stored.get("reply").textValue());
      });
    }
  }

  @Test
  void realRepliesAreReadAsASecondReaderReadsThemAndAsDatabindDoes() throws IOException {
    Path file = root().resolveSibling("shared").resolve("data/replies/zeroeval-open.jsonl");
    assumeThat(file).isRegularFile();
    for (String line : Files.readAllLines(file, UTF_8)) {
      String reply = json(line).get("reply").textValue();
      readAndCut(ANSWER, reply);
      Optional<Answer> strict = StrictMapper.readWithAbsent(ANSWER, reply);
      if (strict.isPresent()
          && strict.get().answer() != null
          && !Expected.isBlankForm(strict.get())) {
        assertThat(Invariants.outcome(ANSWER.reader().read(reply)))
            .as(reply)
            .isEqualTo(strict.get());
      }
    }
  }

  private static <T> void readAndCut(Target<T> target, String reply) {
    PlanResult<T> whole = Invariants.read(target, reply);
    int step = Math.max(1, reply.length() / CUTS);
    for (int cut = reply.length() % step; cut < reply.length(); cut += step) {
      PlanResult<T> part = Invariants.read(target, reply.substring(0, cut));
      Truncation.check(reply, whole, cut, part);
    }
  }

  private static Target<?> target(String schema) {
    String name = schema.equals("FindingList") ? "ListOfFinding" : schema;
    return Target.ALL.stream()
        .filter(target -> target.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static JsonNode json(String line) {
    try {
      return JSON.readTree(line);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(folder.resolve("it/src/test"))) {
      folder = folder.getParent();
    }
    return folder;
  }
}
