package io.github.planbind.it;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import io.github.planbind.it.StrictJson.Kind;
import io.github.planbind.it.StrictJson.Token;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class StrictJsonTest {

  @Test
  void everyKindOfTokenIsReadWithItsTextAndPlace() {
    assertThat(StrictJson.tokens(" {\"a\" : [-1.50e+3,true, false,null,\"x\"],\n\"\":{}}\r\t"))
        .containsExactly(
            new Token(Kind.OBJECT_START, "{", 1),
            new Token(Kind.NAME, "a", 2),
            new Token(Kind.ARRAY_START, "[", 8),
            new Token(Kind.NUMBER, "-1.50e+3", 9),
            new Token(Kind.TRUE, "true", 18),
            new Token(Kind.FALSE, "false", 24),
            new Token(Kind.NULL, "null", 30),
            new Token(Kind.STRING, "x", 35),
            new Token(Kind.ARRAY_END, "]", 38),
            new Token(Kind.NAME, "", 41),
            new Token(Kind.OBJECT_START, "{", 44),
            new Token(Kind.OBJECT_END, "}", 45),
            new Token(Kind.OBJECT_END, "}", 46));
  }

  @Test
  void escapesAreDecodedToTheirCodeUnits() {
    assertThat(
            StrictJson.tokens("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\u00C9\\uD83D\\ude00\\ud83d\""))
        .containsExactly(
            new Token(Kind.STRING, "\"\\/\b\f\n\r\t\u00e9\u00c9\ud83d\ude00\ud83d", 0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-0", "0.0", "10", "1e5", "1E-05", "0e0", "-12.034E+1"})
  void numbersOfTheGrammarAreKeptAsWritten(String number) {
    assertThat(StrictJson.tokens(number)).containsExactly(new Token(Kind.NUMBER, number, 0));
  }

  @ParameterizedTest(name = "{0} at {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "''            | 0",
        "{             | 1",
        "[1,]          | 3",
        "[,1]          | 1",
        "[1 2]         | 3",
        "[1}           | 2",
        "{\"a\":1]     | 6",
        "{\"a\":1,}    | 7",
        "{\"a\" 1}     | 5",
        "{\"a\":}      | 5",
        "{a:1}         | 1",
        "{1:1}         | 1",
        "[1]]          | 3",
        "1 2           | 2",
        "tru           | 0",
        "True          | 0",
        "NaN           | 0",
        "-             | 1",
        "+1            | 0",
        "01            | 1",
        ".5            | 0",
        "5.            | 2",
        "1.e1          | 2",
        "1e            | 2",
        "1e+           | 3",
        "0x1           | 1",
        "\"a           | 2",
        "\"\\x41\"     | 2",
        "\"\\u00g0\"   | 5",
        "\"\\u00       | 5",
        "\"\\          | 2",
        "[1]//         | 3",
        "/**/1         | 0",
      })
  void anythingElseIsRefusedAtItsPlace(String text, int offset) {
    assertThatThrownBy(() -> StrictJson.tokens(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("offset " + offset + ": ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\ufeff1",
        "\u00a01",
        "1\u2028",
        "\0",
        "1\0",
        "\"\0\"",
        "\"\n\"",
        "\"\t\"",
        "\u0661",
        "\"\\u\u0661\u0661\u0661\u0661\"",
        "\"\\u\uff10\uff10\uff14\uff11\""
      })
  void blanksDigitsAndControlsOutsideTheGrammarAreRefused(String text) {
    assertThatThrownBy(() -> StrictJson.tokens(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void deepNestingIsReadWithoutRecursion() {
    int depth = 1_000_000;
    assertThat(StrictJson.tokens("[".repeat(depth) + "]".repeat(depth))).hasSize(2 * depth);
    assertThatThrownBy(() -> StrictJson.tokens("{\"\":".repeat(depth)))
        .hasMessageStartingWith("offset " + 4 * depth);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("io.github.planbind.it.CorpusCase#all")
  void everyReplyOfTheCorpusIsReadAsJacksonReadsIt(CorpusCase given) {
    assertThat(ours(given.reply())).isEqualTo(jackson(given.reply()));
  }

  @Test
  void acceptedFilesOfTheTestSuiteAreReadAsJacksonReadsThem() {
    List<Path> files = suite("test_parsing", "y_");
    assertThat(files).hasSize(95);
    for (Path file : files) {
      assertThat(ours(content(file)))
          .as(file.toString())
          .isPresent()
          .isEqualTo(jackson(content(file)));
    }
  }

  @Test
  void refusedFilesOfTheTestSuiteAreRefused() {
    List<Path> files = suite("test_parsing", "n_");
    assertThat(files).hasSizeGreaterThanOrEqualTo(186);
    for (Path file : files) {
      assertThat(ours(content(file))).as(file.toString()).isEmpty();
      assertThat(jackson(content(file))).as("Jackson on " + file).isEmpty();
    }
  }

  @Test
  void openFilesOfTheTestSuiteAreReadAsJacksonReadsThem() {
    List<Path> files = new ArrayList<>(suite("test_parsing", "i_"));
    files.addAll(suite("test_transform", ""));
    assertThat(files).hasSizeGreaterThan(50);
    assertThat(files.stream().filter(f -> !ours(content(f)).equals(jackson(content(f)))))
        .extracting(file -> file.getFileName().toString())
        // the RFC's grammar takes any code unit; Jackson takes this one in a value but not in a
        // name
        .containsExactly("i_object_key_lone_2nd_surrogate.json");
  }

  // ---- the two readings ----------------------------------------------------------------------

  /** What both tokenizers say about a token. */
  private record Seen(Kind kind, String text) {}

  private static Optional<List<Seen>> ours(String text) {
    try {
      return Optional.of(StrictJson.tokens(text).stream()
          .map(t -> new Seen(t.kind(), t.text()))
          .toList());
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static Optional<List<Seen>> jackson(String text) {
    List<Seen> tokens = new ArrayList<>();
    int depth = 0;
    try (JsonParser parser = new JsonFactory().createParser(text)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (depth == 0 && !tokens.isEmpty()) {
          return Optional.empty(); // a second value at the root
        }
        tokens.add(new Seen(kind(token), parser.getText()));
        depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
      }
    } catch (JsonProcessingException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return tokens.isEmpty() ? Optional.empty() : Optional.of(tokens);
  }

  private static Kind kind(JsonToken token) {
    return switch (token) {
      case START_OBJECT -> Kind.OBJECT_START;
      case END_OBJECT -> Kind.OBJECT_END;
      case START_ARRAY -> Kind.ARRAY_START;
      case END_ARRAY -> Kind.ARRAY_END;
      case FIELD_NAME -> Kind.NAME;
      case VALUE_STRING -> Kind.STRING;
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> Kind.NUMBER;
      case VALUE_TRUE -> Kind.TRUE;
      case VALUE_FALSE -> Kind.FALSE;
      case VALUE_NULL -> Kind.NULL;
      default -> throw new AssertionError(token);
    };
  }

  // ---- the files of JSONTestSuite, which lie beside the checkout or nowhere ------------------

  private static List<Path> suite(String folder, String prefix) {
    Path path = root().resolveSibling("shared").resolve("data/JSONTestSuite").resolve(folder);
    assumeThat(path).isDirectory();
    try (Stream<Path> files = Files.list(path)) {
      return files
          .filter(f -> f.getFileName().toString().startsWith(prefix))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(folder.resolve("it/src/test"))) {
      folder = folder.getParent();
    }
    return folder;
  }

  /** Bytes that are not UTF-8 become U+FFFD, which the grammar takes inside a string only. */
  private static String content(Path file) {
    try {
      return new String(Files.readAllBytes(file), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
