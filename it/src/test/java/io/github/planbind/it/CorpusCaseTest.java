package io.github.planbind.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CorpusCaseTest {

  private static final Set<String> SCHEMAS = Set.of(
      "ShipPlan",
      "AgentAction",
      "ReviewFindings",
      "Invoice",
      "TreeNode",
      "Shape",
      "Reading",
      "FindingList");

  private static final List<CorpusCase> ALL = CorpusCase.all();

  @Test
  void everyLineOfTheCorpusIsACaseWithItsOwnId() {
    assertThat(ALL).hasSize(225);
    assertThat(ALL).extracting(CorpusCase::id).doesNotHaveDuplicates();
    assertThat(ALL).filteredOn(CorpusCase::judgement).hasSize(13);
    assertThat(ALL).extracting(CorpusCase::finishReason).containsOnly("stop", "length");
    assertThat(new HashSet<>(ALL.stream().map(CorpusCase::schema).toList())).isEqualTo(SCHEMAS);
  }

  @Test
  void numbersOfTheExpectedRecordKeepEveryDigit() {
    assertThat(expected("np-2p53").get("id").longValue()).isEqualTo(9_007_199_254_740_993L);
    assertThat(expected("np-1e400").get("total").decimalValue())
        .isEqualTo(new BigDecimal("1E+400"));
    assertThat(CorpusCase.json("49.750").decimalValue()).isEqualTo(new BigDecimal("49.750"));
  }

  @Test
  void aLoneSurrogateStaysWhatItIs() {
    assertThat(expected("su-lone").get("speak").textValue()).isEqualTo("half \ud83d only");
  }

  @Test
  void aCaseIsShownByItsId() {
    assertThat(only("np-1e400")).hasToString("np-1e400");
  }

  @Test
  void deepAndLongValuesAreReadWithoutALimit() {
    int depth = 100_000;
    assertThat(CorpusCase.json("[".repeat(depth) + "]".repeat(depth)).isArray()).isTrue();
    assertThat(CorpusCase.json("9".repeat(5_000)).bigIntegerValue().toString()).hasSize(5_000);
  }

  @Test
  void moreThanOneValueIsRefused() {
    assertThatThrownBy(() -> CorpusCase.json("{} {}")).isInstanceOf(IllegalArgumentException.class);
  }

  private static JsonNode expected(String id) {
    return only(id).expect().get("complete");
  }

  private static CorpusCase only(String id) {
    return ALL.stream().filter(c -> c.id().equals(id)).findAny().orElseThrow();
  }
}
