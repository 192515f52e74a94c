package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.planbind.PlanReader;
import io.github.planbind.PlanResult.Complete;
import io.github.planbind.PlanResult.Truncated;
import io.github.planbind.plans.OneBinder;
import io.github.planbind.plans.Told;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The files of JSONTestSuite (github.com/nst/JSONTestSuite), which lie in {@code
 * shared/data/JSONTestSuite} beside the checkout; without that folder these tests are skipped.
 */
class JsonTestSuiteTest {
  /** Two files that are left out there since they are large. */
  private static final Map<String, String> LARGE = Map.of(
      "n_structure_100000_opening_arrays",
      "[".repeat(100_000),
      "n_structure_open_array_object",
      "[{\"\":".repeat(50_000) + "\n");

  /** Each file's text by its name; null where its bytes are not UTF-8. */
  private static Map<String, String> files(String folder, String prefix) {
    Path path = root().resolveSibling("shared").resolve("data/JSONTestSuite").resolve(folder);
    assumeThat(path).isDirectory();
    Map<String, String> texts = new TreeMap<>();
    try (Stream<Path> files = Files.list(path)) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if (name.startsWith(prefix)) {
          texts.put(
              name.substring(0, name.length() - ".json".length()), text(Files.readAllBytes(file)));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return texts;
  }

  private static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(folder.resolve("runtime/src/test"))) {
      folder = folder.getParent();
    }
    return folder;
  }

  private static String text(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException notUtf8) {
      return null;
    }
  }

  private static Map<String, String> wrongFiles() {
    Map<String, String> wrong = files("test_parsing", "n_");
    wrong.putAll(LARGE);
    return wrong;
  }

  private static List<String> those(Map<String, String> files, Predicate<String> text) {
    return files.entrySet().stream()
        .filter(file -> text.test(file.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }

  @Test
  void everyRightFileIsReadWithoutAnEditAndAsJacksonReadsIt() {
    Map<String, String> right = files("test_parsing", "y_");
    assertThat(right).hasSize(95);
    right.forEach((name, text) -> {
      assertThat(Lexed.of(text).isExact()).as(name).isTrue();
      assertThat(Lexed.of(text).tokens()).as(name).isEqualTo(JacksonTokens.of(text));
    });
  }

  @Test
  void noWrongFileIsExact() {
    Map<String, String> wrong = wrongFiles();
    assertThat(wrong).hasSize(188);
    assertThat(those(wrong, text -> text == null)).hasSize(12);
    wrong.values().removeIf(text -> text == null);
    wrong.forEach((name, text) -> {
      assertThat(Lexed.of(text).isExact()).as(name).isFalse();
      assertThat(JacksonTokens.of(text)).as(name).isNull();
    });
  }

  @Test
  void theseWrongFilesBecomeWholeEachByItsRule() {
    Map<String, String> repaired = new TreeMap<>();
    wrongFiles().forEach((name, text) -> {
      if (text != null && Lexed.of(text).isWhole()) {
        repaired.put(name, String.join(",", Lexed.of(text).edits()));
      }
    });
    // The policy says of other illegal escapes: as far as R8 allows each. It keeps those before
    // punctuation or a letter; an emoji, a tab and \x are neither, so that escaped_emoji,
    // escaped_ctrl_char_tab and incomplete_surrogate_escape_invalid (\x) stay broken.
    assertThat(repaired)
        .isEqualTo(Map.ofEntries(
            Map.entry("n_array_extra_comma", "TRAILING_COMMA@3"),
            Map.entry("n_array_number_and_comma", "TRAILING_COMMA@2"),
            Map.entry("n_object_trailing_comma", "TRAILING_COMMA@7"),
            Map.entry("n_object_trailing_comment", "COMMENT@9"),
            Map.entry("n_object_trailing_comment_slash_open", "COMMENT@9"),
            Map.entry("n_structure_object_with_comment", "COMMENT@5"),
            Map.entry("n_string_unescaped_newline", "CONTROL_CHARACTER@5"),
            Map.entry("n_string_unescaped_tab", "CONTROL_CHARACTER@2"),
            Map.entry("n_string_unescaped_ctrl_char", "CONTROL_CHARACTER@3"),
            Map.entry("n_string_invalid_backslash_esc", "ILLEGAL_ESCAPE@2"),
            Map.entry("n_string_unicode_CapitalU", "ILLEGAL_ESCAPE@1"),
            Map.entry("n_structure_capitalized_True", "PYTHON_LITERAL@1"),
            Map.entry("n_structure_U+2060_word_joined", "UNICODE_BLANK@1"),
            Map.entry("n_structure_whitespace_U+2060_word_joiner", "UNICODE_BLANK@1")));
  }

  @Test
  void theseWrongFilesAreBeginningsOfDocuments() {
    List<String> cut = those(
        wrongFiles(),
        text -> text != null && Lexed.of(text).ending().startsWith("cut") && isDocument(text));
    assertThat(cut)
        .hasSize(27)
        .containsExactly(
            "n_array_incomplete",
            "n_array_newlines_unclosed",
            "n_array_unclosed",
            "n_array_unclosed_trailing_comma",
            "n_array_unclosed_with_new_lines",
            "n_array_unclosed_with_object_inside",
            "n_object_missing_value",
            "n_object_no-colon",
            "n_object_unterminated-value",
            "n_string_1_surrogate_then_escape",
            "n_string_escaped_backslash_bad",
            "n_string_incomplete_escape",
            "n_string_start_escape_unclosed",
            "n_structure_array_with_unclosed_string",
            "n_structure_comma_instead_of_closing_brace",
            "n_structure_lone-open-bracket",
            "n_structure_object_unclosed_no_value",
            "n_structure_open_array_open_object",
            "n_structure_open_array_open_string",
            "n_structure_open_array_string",
            "n_structure_open_object",
            "n_structure_open_object_open_string",
            "n_structure_unclosed_array",
            "n_structure_unclosed_array_partial_null",
            "n_structure_unclosed_array_unfinished_false",
            "n_structure_unclosed_array_unfinished_true",
            "n_structure_unclosed_object");
  }

  /** An object or array that has not closed, and not only a comment behind it. */
  private static boolean isDocument(String text) {
    char first = text.charAt(0);
    return (first == '{' || first == '[') && !text.contains("}/");
  }

  @Test
  void aBeginningIsNeverCompleteWhereverItStands() {
    Map<String, String> wrong = wrongFiles();
    wrong
        .values()
        .removeIf(text ->
            text == null || !isDocument(text + " ") || !Lexed.of(text).ending().startsWith("cut"));
    assertThat(wrong).hasSize(27);
    wrong.forEach((name, text) -> {
      for (String before : List.of("", "Sure: ", "```json\n", "<think>x</think>")) {
        assertThat(PlanReader.ofTree().read(before + text))
            .as(name)
            .isNotInstanceOf(Complete.class);
      }
      // in a fence any bracket begins a document
      if (!text.startsWith("[") || !text.contains("\n")) {
        assertThat(PlanReader.ofTree().read("```json\n" + text).orElse(null))
            .as(name)
            .isNull();
      }
    });
  }

  @Test
  void anObjectThatBeginsIsTruncatedOnceItHasAName() {
    Map<String, String> wrong = files("test_parsing", "n_object_");
    for (String name : List.of("n_object_missing_value", "n_object_unterminated-value")) {
      assertThat(PlanReader.ofTree("a").read(wrong.get(name)))
          .as(name)
          .isInstanceOf(Truncated.class);
    }
  }

  @Test
  void deepNestingPassesABound() {
    LARGE.forEach(
        (name, text) -> assertThat(Lexed.of(text).ending()).as(name).isEqualTo("limit DEPTH"));
  }

  @Test
  void theseWrongFilesAreAValueAndMore() {
    List<String> more = those(
        wrongFiles(),
        text -> text != null
            && (Lexed.of(text).ending().startsWith("whole, and more") || text.contains("}/")));
    assertThat(more)
        .hasSize(17)
        .contains(
            "n_structure_double_array",
            "n_object_trailing_comment_open",
            "n_multidigit_number_then_00",
            "n_structure_trailing_#");
  }

  @Test
  void theRestIsBrokenOrEmpty() {
    Map<String, String> rest = wrongFiles();
    rest.values()
        .removeIf(text -> text == null
            || !Lexed.of(text).ending().startsWith("broken")
                && !Lexed.of(text).ending().equals("nothing"));
    // of 188: 12 not UTF-8, 14 repaired, 27 cut, 2 too deep, 13 with a tail, 2 with half a comment,
    // and a quote alone
    assertThat(rest).hasSize(188 - 12 - 14 - 27 - 2 - 13 - 2 - 1);
    assertThat(rest)
        .containsKeys(
            "n_string_escape_x",
            "n_string_backslash_00",
            "n_string_escaped_emoji",
            "n_string_escaped_ctrl_char_tab",
            "n_string_incomplete_surrogate_escape_invalid",
            "n_structure_no_data",
            "n_single_space",
            "n_structure_UTF8_BOM_no_data");
  }

  // ---- what implementations may do as they like

  private static Object bind(Function<JsonInput, ?> type, String numbers) {
    String json = "{\"v\":" + numbers.strip() + "}";
    DocumentReader<?> document =
        DocumentReader.of(OneBinder.of(input -> OneBinder.readList(input, type)), json);
    document.read(0, false);
    return document.plan() != null ? document.plan() : Told.misfits(document.misfits());
  }

  @Test
  void numbersOfAnySizeAreReadAndTheTypeDecides() {
    Map<String, String> numbers = files("test_parsing", "i_number_");
    assertThat(numbers).hasSize(10);
    numbers.forEach(
        (name, text) -> assertThat(Lexed.of(text).isExact()).as(name).isTrue());
    List<String> noNumber =
        List.of("/v/0: expected a number in range, found a number out of range");
    List<String> noInteger =
        List.of("/v/0: expected an integer in range, found a number out of range");

    for (String name : List.of(
        "double_huge_neg_exp",
        "real_underflow",
        "real_pos_overflow",
        "real_neg_overflow",
        "huge_exp",
        "pos_double_huge_exp")) {
      assertThat(bind(JsonInput::readDouble, numbers.get("i_number_" + name)))
          .as(name)
          .isEqualTo(noNumber);
    }
    for (String name : List.of(
        "real_underflow",
        "real_pos_overflow",
        "real_neg_overflow",
        "huge_exp",
        "pos_double_huge_exp")) {
      assertThat(bind(JsonInput::readBigDecimal, numbers.get("i_number_" + name)))
          .as(name)
          .isEqualTo(noNumber);
    }
    for (String name : List.of(
        "too_big_pos_int", "too_big_neg_int", "very_big_negative_int", "neg_int_huge_exp")) {
      assertThat(bind(JsonInput::readLong, numbers.get("i_number_" + name)))
          .as(name)
          .isEqualTo(noInteger);
    }
    assertThat(bind(JsonInput::readBigDecimal, numbers.get("i_number_double_huge_neg_exp")))
        .hasToString("One[v=[1.23456E-787]]");
    assertThat(bind(JsonInput::readBigInteger, numbers.get("i_number_too_big_pos_int")))
        .hasToString("One[v=[100000000000000000000]]");
    assertThat(bind(JsonInput::readDouble, numbers.get("i_number_very_big_negative_int")))
        .hasToString("One[v=[-2.374623746732769E47]]");
  }

  @Test
  void loneSurrogatesAreKeptAsTheyAre() {
    Map<String, String> strings = files("test_parsing", "i_");
    strings.keySet().removeIf(name -> !name.contains("surrogate"));
    strings.values().removeIf(text -> text == null);
    assertThat(strings).hasSizeGreaterThan(7);
    strings.forEach((name, text) -> {
      Lexed lexed = Lexed.of(text);
      assertThat(lexed.isExact()).as(name).isTrue();
      assertThat(String.join("", lexed.tokens())).as(name).doesNotContain("?", "\ufffd");
      // Jackson reads them too, but not in a name
      if (!name.equals("i_object_key_lone_2nd_surrogate")) {
        assertThat(lexed.tokens()).isEqualTo(JacksonTokens.of(text));
      }
    });
    assertThat(Lexed.of(strings.get("i_object_key_lone_2nd_surrogate")).tokens())
        .contains("name \udfaa");
  }

  @Test
  void whatIsLeftIsReadOrIsNoText() {
    Map<String, String> others = files("test_parsing", "i_");
    assertThat(others).hasSize(35);
    assertThat(those(others, text -> text == null)).hasSize(13);
    assertThat(Lexed.of(others.get("i_structure_500_nested_arrays")).isExact()).isTrue();
    String bom = others.get("i_structure_UTF-8_BOM_empty_object");
    assertThat(Lexed.of(bom).ending()).isEqualTo("whole");
    assertThat(PlanReader.ofTree().read(bom).trace().edits()).isEmpty();
  }

  @Test
  void transformedFilesAreReadAsTheyStand() {
    Map<String, String> texts = files("test_transform", "");
    assertThat(texts).hasSize(22);
    texts.forEach((name, text) -> {
      if (text != null) {
        assertThat(Lexed.of(text).isExact()).as(name).isTrue();
        List<String> jackson = JacksonTokens.of(text);
        assertThat(jackson == null ? Lexed.of(text).tokens() : jackson)
            .as(name)
            .isEqualTo(Lexed.of(text).tokens());
      }
    });
    // composed and decomposed names are two names, the same name twice must say the same
    assertThat(PlanReader.ofTree()
            .read(texts.get("object_key_nfc_nfd"))
            .orElseThrow()
            .size())
        .isEqualTo(2);
    assertThat(PlanReader.ofTree()
            .read(texts.get("object_same_key_same_value"))
            .orElseThrow()
            .size())
        .isEqualTo(1);
    assertThat(PlanReader.ofTree()
            .read(texts.get("object_same_key_different_values"))
            .orElse(null))
        .isNull();
    assertThat(bind(JsonInput::readBigDecimal, texts.get("number_1.000000000000000005")))
        .hasToString("One[v=[1.000000000000000005]]");
    assertThat(bind(JsonInput::readBigInteger, texts.get("number_10000000000000000999")))
        .hasToString("One[v=[10000000000000000999]]");
    assertThat(bind(JsonInput::readDouble, texts.get("number_1e-999")))
        .asString()
        .contains("out of range");
    assertThat(bind(JsonInput::readLong, texts.get("number_-9223372036854775808")))
        .hasToString("One[v=[-9223372036854775808]]");
    assertThat(bind(JsonInput::readLong, texts.get("number_9223372036854775808")))
        .asString()
        .contains("out of range");
  }
}
