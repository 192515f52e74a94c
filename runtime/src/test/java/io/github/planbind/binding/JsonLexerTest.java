package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.plans.Told;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reading JSON as it should be written, and refusing what rule R9 never repairs. */
class JsonLexerTest {
  @Test
  void readsEachFormOfValueAndKeepsTheDigitsOfNumbers() {
    Lexed lexed = Lexed.of(
        " {\"a\" : [ 1 , -0.50e+2 ] ,\r\n\t\"b\":{\"\":null},\"c\":[true,false,\"x\"],\"d\":{},\"e\":[]} ");

    assertThat(lexed.ending()).isEqualTo("whole");
    assertThat(lexed.edits()).isEmpty();
    assertThat(lexed.tokens())
        .containsExactly(
            "{",
            "name a",
            "[",
            "number 1",
            "number -0.50e+2",
            "]",
            "name b",
            "{",
            "name ",
            "null",
            "}",
            "name c",
            "[",
            "true",
            "false",
            "string x",
            "]",
            "name d",
            "{",
            "}",
            "name e",
            "[",
            "]",
            "}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "-0",
        "1",
        "-1",
        "10",
        "0.0",
        "-0.0",
        "1.25",
        "1e1",
        "1E1",
        "1e+1",
        "1e-1",
        "0e0",
        "0E+0",
        "-1.5e-10",
        "123456789012345678901234567890",
        "1.000"
      })
  void readsANumberAsItIsWritten(String number) {
    assertThat(Lexed.of(number).tokens()).containsExactly("number " + number);
    assertThat(Lexed.of("[" + number + "]").tokens()).containsExactly("[", "number " + number, "]");
    assertThat(Lexed.of(number).isExact()).isTrue();
  }

  @Test
  void decodesEachEscapeOfJson() {
    assertThat(Lexed.of("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"").tokens())
        .containsExactly("string \"\\/\b\f\n\r\t");
    assertThat(Lexed.of("\"\\u0041\\u00e9\\u20AC\\uD83D\\uDE00\"").tokens())
        .containsExactly("string A\u00e9\u20ac\ud83d\ude00");
    assertThat(Lexed.of("{\"\\u0061\\n\":1}").tokens())
        .containsExactly("{", "name a\n", "number 1", "}");
  }

  @Test
  void keepsLoneSurrogatesAsTheCodeUnitsTheyAre() {
    assertThat(Lexed.of("\"\\ud800\"").tokens()).containsExactly("string \ud800");
    assertThat(Lexed.of("\"\\uDE00\\uD83D\"").tokens()).containsExactly("string \ude00\ud83d");
    assertThat(Lexed.of("\"\ud800\"").tokens()).containsExactly("string \ud800");
    assertThat(Lexed.of("\"\ud800\"").isExact()).isTrue();
  }

  @Test
  void takesUnicodeBlanksInsideAStringForText() {
    Lexed lexed = Lexed.of("\"\u00a0\ufeff\u2028\u200b\u007f\"");

    assertThat(lexed.tokens()).containsExactly("string \u00a0\ufeff\u2028\u200b\u007f");
    assertThat(lexed.edits()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"\"//\"", "\"/* x */\"", "\",}\"", "\"True\"", "\"[,]\"", "\"\\\\'\"", "\"\\\\(\""
      })
  void takesWhatLooksLikeAFaultInsideAStringForText(String text) {
    Lexed lexed = Lexed.of("{\"a\":" + text + "}");

    assertThat(lexed.isExact()).isTrue();
    assertThat(lexed.tokens())
        .contains("string " + text.substring(1, text.length() - 1).replace("\\\\", "\\"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // single quotes, missing quotes
        "{'a':1}            | 1 | a name in quotes",
        "{\"a\":'x'}        | 5 | a JSON value",
        "['x']              | 1 | a JSON value",
        "{a:1}              | 1 | a name in quotes",
        "{\"a\":x}          | 5 | a JSON value",
        "{\u201ca\u201d:1}  | 1 | a name in quotes",
        "[\u2018x\u2019]    | 1 | a JSON value",
        "{1:2}              | 1 | a name in quotes",
        // missing commas, colons and brackets in the middle
        "{\"a\":1 \"b\":2}  | 7 | a comma or }",
        "{\"a\" 1}          | 5 | a colon",
        "{\"a\",1}          | 4 | a colon",
        "{\"a\"=1}          | 4 | a colon",
        "{\"a\"}            | 4 | a colon",
        "{\"a\"::1}         | 5 | a JSON value",
        "[1 2]              | 3 | a comma or ]",
        "[\"a\" \"b\"]      | 5 | a comma or ]",
        "[\"a\"; \"b\"]     | 4 | a comma or ]",
        "[1:2]              | 2 | a comma or ]",
        "{\"a\":[1}         | 7 | a comma or ]",
        "[{\"a\":1]         | 7 | a comma or }",
        "[{]                | 2 | a name in quotes",
        "[}                 | 1 | a JSON value",
        "{\"a\":1]          | 6 | a comma or }",
        "[1}                | 2 | a comma or ]",
        // comments of another language, ellipses
        "[1 # one]          | 3 | a comma or ]",
        "{# one             | 1 | a name in quotes",
        "{\"a\":1, # one    | 8 | a name in quotes",
        "[1, -- one]        | 5 | a digit",
        "[1, ...]           | 4 | a JSON value",
        "{\"a\":1, ...}     | 8 | a name in quotes",
        "[\u2026]           | 1 | a JSON value",
        "[1 / 2]            | 3 | a comma or ]",
        // more than one comma, or none that may be dropped
        "[1,,2]             | 3 | a JSON value",
        "[1,,]              | 3 | a JSON value",
        "[,]                | 1 | a JSON value",
        "[,1]               | 1 | a JSON value",
        "{,}                | 1 | a name in quotes",
        "{,\"a\":1}         | 1 | a name in quotes",
        "{\"a\":1,,}        | 7 | a name in quotes",
        // a value that is none
        "{\"a\":,\"b\":1}   | 5 | a JSON value",
        "{\"a\":}           | 5 | a JSON value",
        "{\"a\": }          | 6 | a JSON value",
        "{\"a\":1,234}      | 7 | a name in quotes",
        "{\"a\":2*3}        | 6 | a comma or }",
        "{\"a\":1 kg}       | 7 | a comma or }",
        "{\"a\":5%}         | 6 | a comma or }",
        "{\"a\":$5}         | 5 | a JSON value",
        "[NaN]              | 1 | a JSON value",
        "[nan]              | 1 | a JSON value",
        "[Infinity]         | 1 | a JSON value",
        "[-Infinity]        | 2 | a digit",
        "[undefined]        | 1 | a JSON value",
        "[TRUE]             | 1 | a JSON value",
        "[tRue]             | 1 | a JSON value",
        "[nil]              | 1 | a JSON value",
        "[Null]             | 1 | a JSON value",
        "[yes]              | 1 | a JSON value",
        "[truex]            | 5 | a comma or ]",
        "[nullx]            | 5 | a comma or ]",
        "[Nonexx]           | 5 | a comma or ]",
        "[true1]            | 5 | a comma or ]",
        "{\"a\":(1)}        | 5 | a JSON value",
        "{\"a\":<b>}        | 5 | a JSON value",
        "{{\"a\":1}}        | 1 | a name in quotes",
        "{[\"a\"]:1}        | 1 | a name in quotes",
        // numbers
        "[01]               | 2 | a comma or ]",
        "[-01]              | 3 | a comma or ]",
        "[00]               | 2 | a comma or ]",
        "[+1]               | 1 | a JSON value",
        "[.5]               | 1 | a JSON value",
        "[-.5]              | 2 | a digit",
        "[1.]               | 3 | a digit",
        "[1.e5]             | 3 | a digit",
        "[1e]               | 3 | a digit",
        "[1e+]              | 4 | a digit",
        "[1e5.5]            | 4 | a comma or ]",
        "[1.2.3]            | 4 | a comma or ]",
        "[- 1]              | 2 | a digit",
        "[--1]              | 2 | a digit",
        "[-]                | 2 | a digit",
        "[0x1F]             | 2 | a comma or ]",
        "[1_000]            | 2 | a comma or ]",
        "[1f]               | 2 | a comma or ]",
        "[\uff11]           | 1 | a JSON value",
        "[\u0661]           | 1 | a JSON value",
        // escapes that have no one reading
        "[\"\\u\"]          | 4 | four hex digits after \\u",
        "[\"\\u12G4\"]      | 6 | four hex digits after \\u",
        "[\"\\u 123\"]      | 4 | four hex digits after \\u",
        "[\"\\u+123\"]      | 4 | four hex digits after \\u",
        "[\"\\u\uff11\uff11\uff11\uff11\"] | 4 | four hex digits after \\u",
        "[\"a\\x41\"]       | 3 | a JSON escape",
        "[\"a\\0\"]         | 3 | a JSON escape",
        "[\"a\\1\"]         | 3 | a JSON escape",
        "[\"a\\9\"]         | 3 | a JSON escape",
        "[\"a\\ b\"]        | 3 | a JSON escape",
        "[\"\\\ud83d\ude00\"] | 2 | a JSON escape",
        "{\"a\\x\":1}       | 3 | a JSON escape",
      })
  void refusesWhatHasNoOneReading(String text, int place, String expected) {
    assertThat(Lexed.of(text).ending()).isEqualTo("broken at " + place + ", expected " + expected);
  }

  @Test
  void refusesABackslashBeforeAControlCharacter() {
    assertThat(Lexed.of("[\"a\\\n\"]").ending()).isEqualTo("broken at 3, expected a JSON escape");
    assertThat(Lexed.of("[\"a\\\t\"]").ending()).isEqualTo("broken at 3, expected a JSON escape");
    assertThat(Lexed.of("[\"a\\\u007f\"]").ending())
        .isEqualTo("broken at 3, expected a JSON escape");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\f", "\u000b", "\0", "\u0001", "\u001f", "\u007f", "\u00ad"})
  void refusesOtherCharactersBetweenTokens(String between) {
    assertThat(Lexed.of("[" + between + "1]").ending())
        .isEqualTo("broken at 1, expected a JSON value");
    assertThat(Lexed.of("[1" + between + "]").ending())
        .isEqualTo("broken at 2, expected a comma or ]");
  }

  @Test
  void stopsAfterTheDocumentAndLeavesTheRest() {
    assertThat(Lexed.of("{} {}").ending()).isEqualTo("whole, and more at 3");
    assertThat(Lexed.of("[1],").ending()).isEqualTo("whole, and more at 3");
    assertThat(Lexed.of("1 2").ending()).isEqualTo("whole, and more at 2");
    assertThat(Lexed.of("\"a\"x").ending()).isEqualTo("whole, and more at 3");
    assertThat(Lexed.of("truefalse").ending()).isEqualTo("whole, and more at 4");
    assertThat(Lexed.of(" ").ending()).isEqualTo("nothing");
  }

  @Test
  void afterAFailureNothingMovesAnyMore() {
    JsonLexer lexer = lexer("[1 2,3]");
    lexer.open();
    lexer.nextItem();
    lexer.scanNumber();
    assertThat(lexer.nextItem()).isFalse();
    assertThat(lexer.failedAt()).isEqualTo(3);
    int place = lexer.pos;

    lexer.skipValue();
    assertThat(lexer.nextItem()).isFalse();
    assertThat(lexer.nextName()).isFalse();
    assertThat(lexer.cut()).isFalse();
    assertThat(lexer.broken(6, "something else")).isFalse();
    assertThat(lexer.over(Limit.LIST)).isFalse();

    assertThat(lexer.pos).isEqualTo(place);
    assertThat(lexer.ending()).isEqualTo(DocumentReader.Ending.BROKEN);
    assertThat(lexer.failedAt()).isEqualTo(3);
    assertThat(lexer.expected()).isEqualTo("a comma or ]");
  }

  @Test
  void isFitForAnotherDocumentAfterARestart() {
    JsonLexer lexer = lexer("[1,] [\"\\(\\fx\" {\"a\":1}");
    lexer.restart(0);
    lexer.skipValue();
    assertThat(Told.edits(lexer.edits().asList())).containsExactly("TRAILING_COMMA@2");

    lexer.restart(5);
    lexer.skipValue();
    assertThat(lexer.ending()).isEqualTo(DocumentReader.Ending.BROKEN);
    assertThat(lexer.wantsLatexKept()).isTrue();

    lexer.restart(14);
    lexer.skipValue();
    assertThat(lexer.failed()).isFalse();
    assertThat(lexer.wantsLatexKept()).isFalse();
    assertThat(lexer.edits().size()).isZero();
    assertThat(lexer.depth).isZero();
    assertThat(lexer.pos).isEqualTo(21);
  }

  private static JsonLexer lexer(String text) {
    return new JsonLexer(text, new Edits(text), -1, 0, false);
  }
}
