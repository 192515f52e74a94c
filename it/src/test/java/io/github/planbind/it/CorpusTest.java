package io.github.planbind.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.planbind.it.replay.ReplayReader;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every stored reply of the corpus has the one outcome that is honest for it. */
class CorpusTest {
  private final ReplayReader reader = new ReplayReader();

  static List<CorpusCase> cases() {
    return Stream.concat(CorpusCase.all().stream(), CorpusCase.more().stream()).toList();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theOutcomeIsTheHonestOne(CorpusCase given) {
    ObjectNode read =
        reader.read(given.schema(), given.reply(), given.finishReason()).toJson();
    assertThat(Judge.judge(given, outcome(read.get("outcome"))))
        .as("%s: %s%nread as %s", given.id(), given.why(), read)
        .isEqualTo(Judge.Verdict.RIGHT);
  }

  @Test
  void theCorpusIsWhole() {
    assertThat(CorpusCase.all()).hasSize(225);
  }

  @Test
  void everyKindHasThreeMoreCasesAtLeast() {
    Map<String, Long> more = CorpusCase.more().stream()
        .collect(Collectors.groupingBy(CorpusCase::kind, Collectors.counting()));
    assertThat(CorpusCase.all()).extracting(CorpusCase::kind).hasSameElementsAs(more.keySet());
    assertThat(more.values()).allMatch(count -> count >= 3);
    assertThat(cases()).extracting(CorpusCase::id).doesNotHaveDuplicates();
  }

  private static Outcome outcome(JsonNode json) {
    if (json.has("complete")) {
      return new Outcome.Complete(json.get("complete"));
    }
    return json.has("truncated")
        ? new Outcome.Truncated(json.get("truncated"))
        : new Outcome.Error(json.get("error").textValue());
  }
}
