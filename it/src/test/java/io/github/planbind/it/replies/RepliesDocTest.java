package io.github.planbind.it.replies;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs every example of docs/replies.md, as it stands and with two chars to a line break. */
class RepliesDocTest {
  private static final int FEWEST = 3;
  private static final int RULES = 21;
  private static final RepliesDoc DOC = RepliesDoc.read();

  static List<Example> examples() {
    return DOC.examples();
  }

  static Stream<String> rules() {
    Stream<String> numbered = IntStream.rangeClosed(1, RULES).mapToObj(number -> "R" + number);
    return Stream.concat(numbered, Stream.of("Without", "Limits", "Errors"));
  }

  static Stream<Target> records() {
    return Target.ALL.stream().filter(target -> target.type() != JsonNode.class);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("examples")
  void isReadAsTheDocumentSays(Example example) {
    Outcome outcome = example.request().read(example.reply());

    assertThat(withPictureIfShown(outcome, example))
        .as("%s", example)
        .isEqualTo(example.expected());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("examples")
  void isReadAlikeWithCarriageReturns(Example example) {
    Outcome outcome = example.request().read(example.reply().replace("\n", "\r\n"));

    Outcome alike = outcome.withLineFeedsOnly(example.expected().hasRawControls());
    assertThat(withPictureIfShown(alike, example)).as("%s", example).isEqualTo(example.expected());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("rules")
  void aRuleHasExamplesAndOneOfThemRefuses(String rule) {
    List<Example> examples = new ArrayList<>(examples());
    examples.removeIf(example -> !example.section().equals(rule));

    assertThat(examples).hasSizeGreaterThanOrEqualTo(FEWEST);
    assertThat(examples).anyMatch(example -> example.expected().isError());
  }

  @Test
  void everyExampleStandsUnderARule() {
    assertThat(examples()).extracting(Example::section).isSubsetOf(rules().toList());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("records")
  void aRecordIsShownAsItIsCompiled(Target target) throws IOException {
    String file = target.type().getName().replace('.', '/') + ".java";
    Path base = Path.of(System.getProperty("basedir", "."));
    Path main = base.resolve("src/main/java").resolve(file);
    Path source = Files.exists(main) ? main : base.resolve("src/test/java").resolve(file);

    assertThat(bare(DOC.java())).contains(bare(Files.readString(source, UTF_8)));
  }

  private static Outcome withPictureIfShown(Outcome outcome, Example example) {
    return example.expected().picture().isEmpty() ? outcome.withoutPicture() : outcome;
  }

  /** Java without comments, blanks, and what a page for readers leaves out. */
  private static String bare(String java) {
    return java.replaceAll("(?s)/\\*.*?\\*/", "")
        .replaceAll("(?m)^(package|import|@SuppressWarnings).*$", "")
        .replaceAll("\\bpublic ", "")
        .replaceAll("\\s", "");
  }
}
