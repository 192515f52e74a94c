package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.PlanResult;
import java.io.IOException;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The text of every companion, to the byte. {@code -Dgolden.update=true} writes what is expected. */
class GoldenTest {

  static Stream<GoldenCase> cases() throws IOException {
    return GoldenCase.all();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void companionsAreAsExpected(GoldenCase golden) throws IOException {
    Compiled compiled = golden.compiled();
    if (Boolean.getBoolean("golden.update")) {
      golden.update(compiled.companions());
    }
    Map<String, String> companions = compiled.companions();
    assertThat(companions).isNotEmpty().containsOnlyKeys(golden.expected().keySet());
    golden.expected().forEach((path, text) -> assertThat(companions.get(path)).isEqualTo(text));
    assertThat(compiled.complaintsOfCompanions()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void companionsReadWhatTheirExamplesSay(GoldenCase golden) throws IOException {
    Compiled compiled = golden.compiled();
    for (ReadExample example : golden.examples()) {
      PlanResult<Object> result = compiled.read(example.companion(), example.json());
      String outcome = result.fold(
          complete -> complete.plan().toString(),
          truncated -> "!Truncated",
          failed -> "!" + failed.error().getClass().getSimpleName());
      assertThat(outcome).as(example.json()).isEqualTo(example.outcome());
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theSameInputGivesTheSameBytes(GoldenCase golden) throws IOException {
    assertThat(golden.compile().companions()).isEqualTo(golden.compiled().companions());
  }
}
