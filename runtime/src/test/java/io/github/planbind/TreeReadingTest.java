package io.github.planbind;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.planbind.PlanResult.Complete;
import io.github.planbind.PlanResult.Truncated;
import org.junit.jupiter.api.Test;

class TreeReadingTest {
  private final PlanReader<JsonNode> reader = PlanReader.ofTree("orders", "helm");

  @Test
  void theFirstObjectWithAKeyIsTaken() {
    assertThat(tree("{\"draft\":1}\n```json\n{\"helm\":{\"course\":90}}\n```"))
        .isEqualTo("{\"helm\":{\"course\":90}}");
  }

  @Test
  void withoutAKeyTheFirstJsonIsTaken() {
    assertThat(tree("Numbers: [\"a\", 2] and {\"b\":3}")).isEqualTo("[\"a\",2]");
    assertThat(tree("{\"b\":3}")).isEqualTo("{\"b\":3}");
    assertThat(PlanReader.ofTree().read("{\"b\":3}").orElseThrow().toString())
        .isEqualTo("{\"b\":3}");
  }

  @Test
  void aPlanOneLevelDownIsTakenOut() {
    assertThat(tree("{\"plan\":{\"helm\":1}}")).isEqualTo("{\"helm\":1}");
    assertThat(tree("[{\"helm\":1}]")).isEqualTo("{\"helm\":1}");
  }

  @Test
  void numbersKeepTheirDigits() {
    assertThat(tree("{\"helm\":[1.50,12345678901234567890,1e3,-0.0]}"))
        .isEqualTo("{\"helm\":[1.50,12345678901234567890,1E+3,0.0]}");
  }

  @Test
  void repairsAreRecorded() {
    PlanResult<JsonNode> result = reader.read("{\"helm\":[True,],}");
    assertThat(result.orElseThrow().toString()).isEqualTo("{\"helm\":[true]}");
    assertThat(result.trace().edits())
        .extracting(edit -> edit.kind().name() + "@" + edit.offset())
        .containsExactly("PYTHON_LITERAL@9", "TRAILING_COMMA@13", "TRAILING_COMMA@15");
  }

  @Test
  void aNameThatStandsTwiceMustSayTheSame() {
    assertThat(tree("{\"helm\":{\"a\":1,\"a\":1}}")).isEqualTo("{\"helm\":{\"a\":1}}");
    assertThat(error("{\"helm\":{\"a\":1,\"a\":2}}"))
        .isEqualTo(
            "The plan does not fit: the root: expected the same value each time, found another"
                + " value.");
  }

  @Test
  void aCutReplyIsTruncatedAndTheTreeIsWhatWasFinished() {
    PlanResult<JsonNode> result = reader.read("{\"orders\":[{\"to\":\"AMS\"},{\"to\":\"RT");
    assertThat(result).isInstanceOf(Truncated.class);
    Partial<JsonNode> partial = ((Truncated<JsonNode>) result).partial();
    assertThat(partial.json()).isEqualTo("{\"orders\":[{\"to\":\"AMS\"},{}]}");
    assertThat(partial.plan().orElseThrow().toString()).isEqualTo(partial.json());
  }

  @Test
  void whatHoldsNoJsonIsRefused() {
    assertThat(error("I cannot help.")).isEqualTo("No plan in the reply: it holds no JSON.");
    assertThat(error("{\"helm\": x}"))
        .isEqualTo("Malformed JSON at line 1, column 10: expected a JSON value, found a letter.");
  }

  private String tree(String reply) {
    PlanResult<JsonNode> result = reader.read(reply);
    assertThat(result).isInstanceOf(Complete.class);
    return result.orElseThrow().toString();
  }

  private String error(String reply) {
    return reader
        .read(reply)
        .fold(
            complete -> "complete",
            truncated -> truncated.error().message(),
            failed -> failed.error().message());
  }
}
