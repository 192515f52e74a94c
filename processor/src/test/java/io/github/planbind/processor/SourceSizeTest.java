package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How much source a companion is: it is parsed, compiled and shipped by everyone who has a plan. */
class SourceSizeTest {
  private static final int RECORD_BYTES = 2_048;
  private static final List<String> COMPONENTS = List.of(
      "String name",
      "int priority",
      "Optional<String> comment",
      "double amount",
      "boolean active",
      "List<String> labels",
      "Kind category",
      "long identifier",
      "Optional<Integer> quantity",
      "String description");

  @Test
  void aRecordOfTenComponentsIsAtMostTwoKilobytesBesidesTexts() {
    int one = withoutTexts(companion(1)).length();
    int eleven = withoutTexts(companion(11)).length();

    assertThat((eleven - one) / 10).isBetween(1_000, RECORD_BYTES);
  }

  @Test
  void aRecordHasOneMethodAndAComponentIsReadOnce() {
    String companion = companion(7);

    assertThat(count("private \\S+ readR\\d+\\(", companion)).isEqualTo(7);
    assertThat(count("-> (\\w+) = [\\w.]+\\((?:json, )?\\1\\b", companion))
        .isEqualTo(1 + 7 + 7 * COMPONENTS.size());
  }

  private static String companion(int records) {
    List<Integer> numbers = IntStream.range(0, records).boxed().toList();
    Compiled compiled = Compiled.of(MemoryFiles.source(
        "size.Root",
        "package size;",
        "import java.util.List;",
        "import java.util.Optional;",
        "@io.github.planbind.annotation.Plan(keys = \"name\")",
        "record Root(String name, ",
        numbers.stream().map(i -> "R" + i + " r" + i).collect(Collectors.joining(", ")),
        ") {",
        "  enum Kind { A, B }",
        numbers.stream()
            .map(i -> "  record R" + i + "(" + String.join(", ", COMPONENTS) + ") {}")
            .collect(Collectors.joining("\n")),
        "}"));
    assertThat(compiled.errors()).isEmpty();
    return compiled.companions().get("size/RootBinder.java");
  }

  /** Without the texts for the prompt: schemas and example. */
  private static String withoutTexts(String companion) {
    return companion.replaceAll("(?s)    super\\(.*?\\);\n", "");
  }

  private static long count(String regex, String text) {
    return Pattern.compile(regex).matcher(text).results().count();
  }
}
