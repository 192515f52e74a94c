package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Regular expressions as JSON Schema may have them: anchored, and only if they mean the same there. */
class EcmaRegexTest {
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "[A-Z]{2}-\\d+, ^(?:[A-Z]{2}-\\d+)$",
        "a|b, ^(?:a|b)$",
        "(a|b)?c, ^(?:(?:a|b)?c)$",
        "`\\w{1,3}?\\.`, `^(?:\\w{1,3}?\\.)$`",
        "^x$|y, ^(?:^x$|y)$",
        "a\\-b, ^(?:a-b)$",
        "[a\\-z], ^(?:[a\\-z])$",
        "\\s, ^(?:[ \\t\\n\\u000b\\f\\r])$",
        "[\\sx], ^(?:[ \\t\\n\\u000b\\f\\rx])$",
        "\\S, ^(?:[^ \\t\\n\\u000b\\f\\r])$",
        "., ^(?:[^\\n\\r\\u0085\\u2028\\u2029])$",
        "(?!x)\\u00e4, ^(?:(?!x)\\u00e4)$"
      })
  void whatMeansTheSameIsCarriedOver(String java, String ecma) {
    assertThat(EcmaRegex.of(new Constraints.Regex(java, 0))).contains(ecma);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a++",
        "(?>a)b",
        "(?i)a",
        "(?<name>a)",
        "(a)\\1",
        "\\p{L}",
        "\\p{Alpha}",
        "[a-z&&[^b]]",
        "[a[b]]",
        "\\Qa\\E",
        "\\bword\\b",
        "\\Aa\\z",
        "\\h",
        "a$\\n",
        "\\x41",
        "[\\S]",
        "a{2}{3}",
        "}",
        "\ud83d\ude00"
      })
  void whatMayMeanSomethingElseIsLeftOut(String java) {
    assertThat(Pattern.compile(java)).isNotNull();
    assertThat(EcmaRegex.of(new Constraints.Regex(java, 0))).isEmpty();
  }

  @Test
  void flagsHaveNoFormThere() {
    assertThat(EcmaRegex.of(new Constraints.Regex("a", Pattern.CASE_INSENSITIVE)))
        .isEmpty();
    assertThat(EcmaRegex.of(new Constraints.Regex("a", Pattern.DOTALL))).isEmpty();
  }
}
