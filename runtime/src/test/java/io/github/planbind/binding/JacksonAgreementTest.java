package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Without repairs, our lexer and Jackson read the same texts, and read the same in them. */
class JacksonAgreementTest {
  private static final Pattern CHAR = Pattern.compile("\u27e8([0-9a-f]{4})\u27e9");

  private record Text(boolean isJson, String text) {
    static Text of(String line) {
      boolean yes = line.startsWith("yes ");
      assertThat(yes || line.startsWith("no ")).as(line).isTrue();
      Matcher chars = CHAR.matcher(line.substring(yes ? 4 : 3));
      return new Text(
          yes,
          chars.replaceAll(found -> Matcher.quoteReplacement(
              String.valueOf((char) Integer.parseInt(found.group(1), 16)))));
    }
  }

  private static List<Text> texts() {
    try (InputStream file = JacksonAgreementTest.class.getResourceAsStream("json-texts.txt");
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(Text::of)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void agree(String text) {
    List<String> jackson = JacksonTokens.of(text);
    Lexed ours = Lexed.of(text);
    assertThat(ours.isExact()).as(text).isEqualTo(jackson != null);
    if (jackson != null) {
      assertThat(ours.tokens()).as(text).isEqualTo(jackson);
    }
  }

  @Test
  void bothReadEachTextThatIsJsonAndNoOther() {
    assertThat(texts()).hasSizeGreaterThan(150);
    for (Text text : texts()) {
      assertThat(JacksonTokens.of(text.text()) != null)
          .as("Jackson: %s", text)
          .isEqualTo(text.isJson());
      assertThat(Lexed.of(text.text()).isExact()).as("ours: %s", text).isEqualTo(text.isJson());
      agree(text.text());
    }
  }

  @Test
  void bothAgreeOnEveryBeginningAndEnd() {
    for (Text text : texts()) {
      for (int i = 0; i < text.text().length(); i++) {
        agree(text.text().substring(0, i));
        agree(text.text().substring(i));
      }
    }
  }

  @Test
  void bothAgreeWhenAnyCharIsLeftOutOrDoubledOrAnotherOne() {
    String others = "\"\\{}[],:0-+.eE1tfn/ u\n\u00a0'x";
    for (Text text : texts()) {
      StringBuilder changed = new StringBuilder(text.text());
      for (int i = 0; i < changed.length(); i++) {
        char c = changed.charAt(i);
        agree(changed.deleteCharAt(i).toString());
        agree(changed.insert(i, c).insert(i, c).toString());
        changed.deleteCharAt(i);
        for (int j = 0; j < others.length(); j++) {
          changed.setCharAt(i, others.charAt(j));
          agree(changed.toString());
        }
        changed.setCharAt(i, c);
      }
    }
  }

  @Test
  void bothAgreeOnTextsThatAreThrownTogether() {
    Random random = new Random(20_250_314);
    String[] parts = {
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      "\"a\"",
      "\"\\n\"",
      "1",
      "-2.5e3",
      "true",
      "null",
      " ",
      "\"",
      "\\",
      "0",
      "e",
      "\"b\":",
      "[1]",
      "{\"c\":2}",
      "\n"
    };
    for (int i = 0; i < 40_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(9); length >= 0; length--) {
        text.append(parts[random.nextInt(parts.length)]);
      }
      agree(text.toString());
    }
  }

  @Test
  void bothHaveTheSameBounds() {
    for (int depth : new int[] {511, 512, 513}) {
      agree("[".repeat(depth) + "]".repeat(depth));
      agree("{\"a\":".repeat(depth) + "1" + "}".repeat(depth));
    }
    for (int digits : new int[] {999, 1_000, 1_001}) {
      agree("[" + "7".repeat(digits) + "]");
    }
    for (int chars : new int[] {49_999, 50_000, 50_001}) {
      agree("{\"" + "n".repeat(chars) + "\":1}");
    }
  }
}
