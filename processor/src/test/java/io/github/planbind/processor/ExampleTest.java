package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.PlanReader;
import io.github.planbind.PlanResult;
import io.github.planbind.binding.PlanBinder;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Examples that are made up: they are read as they stand, and fit the schema. */
class ExampleTest {
  static Stream<GoldenCase> cases() throws IOException {
    return GoldenCase.all().filter(golden -> !golden.toString().equals("stub"));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void examplesAreReadAsTheyStand(GoldenCase golden) throws IOException {
    for (String path : golden.compiled().companions().keySet()) {
      String companion = path.replace(".java", "").replace('/', '.');
      PlanBinder<Object> binder = golden.compiled().binder(companion);
      String example = binder.example();
      if (example.isEmpty()) {
        assertThat(golden.compiled().warnings()).anyMatch(text -> text.contains("[PlanExample]"));
        continue;
      }
      PlanResult<Object> result = PlanReader.of(binder).read(example);

      assertThat(result).as(example).isInstanceOf(PlanResult.Complete.class);
      assertThat(((PlanResult.Complete<Object>) result).isExact()).as(example).isTrue();
      assertThat(SchemaTest.errors(binder.schema(), example)).as(example).isEmpty();
    }
  }

  @Test
  void theExampleOfAnAuthorIsShownOnOneLine() {
    Compiled compiled = Compiled.of(MemoryFiles.source(
        "own.Own",
        "package own;",
        "@io.github.planbind.annotation.Plan(keys = \"size\", example = \"\"\"",
        "    {\"size\": 1.50,",
        "     \"name\": \"\\\\u00fc \\\\\"\"}\"\"\")",
        "record Own(double size, String name) {}"));

    assertThat(compiled.errors()).isEmpty();
    assertThat(compiled.binder("own.OwnBinder").example())
        .isEqualTo("{\"size\":1.50,\"name\":\"\u00fc \\\"\"}");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "[A-Z]{2}-\\d{4}, AA-1111",
        "(red|green), red",
        "a?b*c+, c",
        "[^a-z]+, 1",
        "\\w+@\\w+\\.com, a@a.com",
        "(?:x|yy){2}z, xxz",
        "\\(\\s\\), ( )",
        "^start.end$, startxend",
        "`[\\d.]{1,3}`, 1"
      })
  void aTextIsMadeUpForAPattern(String regex, String expected) {
    List<String> samples = RegexSample.of(new Constraints.Regex(regex, 0))
        .filter(text -> text.matches(regex))
        .toList();
    assertThat(samples).startsWith(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 2147483647, unitPrice, the unit price",
    "0, 12, unit_price, unit price",
    "0, 6, unitPrice, unit p",
    "20, 40, name, 'the name, the name, '",
    "0, 0, name, ''"
  })
  void aTextHasTheSizeThatIsAskedFor(int least, int most, String name, String expected) {
    Constraints size = Constraints.NONE.within(new Constraints.Size(least, most));
    assertThat(ScalarSample.of(Scalar.STRING, size, name, 0)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 10, false, 1.5",
    "5, 10, false, 5",
    "-3, -1, false, -1",
    "0, 0.1, true, 0.1",
    "0, 0.003, true, 0.003",
    "101.25, 101.75, true, 101.75"
  })
  void aNumberKeepsToItsRange(String least, String most, boolean open, String expected) {
    Constraints range = Constraints.NONE.within(new Constraints.Range(
        new java.math.BigDecimal(least), open, new java.math.BigDecimal(most), false));
    assertThat(ScalarSample.of(Scalar.DOUBLE, range, "x", 0)).hasToString(expected);
  }
}
