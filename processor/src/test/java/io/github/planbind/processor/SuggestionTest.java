package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuggestionTest {
  private static final List<String> NAMES = List.of("orders", "helm", "target_x", "id");

  @ParameterizedTest
  @CsvSource({
    "helms, helm",
    "Helm, helm",
    "order, orders",
    "ordres, orders",
    "targetX, target_x",
    "TARGET-X, target_x",
    "realm,",
    "ix,",
    "x,",
    "weather,"
  })
  void onlyNearNamesAreSuggested(String written, String suggested) {
    assertThat(Suggestion.nearest(written, NAMES).orElse(null)).isEqualTo(suggested);
  }
}
