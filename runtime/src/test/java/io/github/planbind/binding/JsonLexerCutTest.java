package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a text can end before its document does (rule R20). */
class JsonLexerCutTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{                  | 1",
        "[                  | 1",
        "{\"                | 1",
        "{\"ab              | 1",
        "{\"ab\"            | 5",
        "{\"ab\":           | 6",
        "{\"ab\":1          | 7",
        "{\"ab\":1,         | 8",
        "{\"ab\":-          | 7",
        "{\"ab\":1.         | 8",
        "{\"ab\":1.5        | 9",
        "{\"ab\":1e         | 8",
        "{\"ab\":1e+        | 9",
        "{\"ab\":1e+2       | 10",
        "{\"ab\":0          | 7",
        "{\"ab\":t          | 7",
        "{\"ab\":tru        | 9",
        "{\"ab\":true       | 10",
        "{\"ab\":Tru        | 9",
        "{\"ab\":nul        | 9",
        "{\"ab\":N          | 7",
        "[\"                | 1",
        "[\"abc             | 1",
        "[\"abc\"           | 6",
        "[\"abc\",          | 7",
        "[\"\\              | 1",
        "[\"a\\u            | 1",
        "[\"a\\u00e         | 1",
        "[\"a\\u00e9        | 1",
        "[\"\\ud83d         | 1",
        "[\"\\ud83d\\u      | 1",
        "[\"\\\"            | 1",
        "[\"\\\\            | 1",
        "[1,\"a             | 3",
        "[{}                | 3",
        "[{},               | 4",
        "[[1],[             | 6",
        "[/                 | 2",
        "[/*                | 1",
        "[1,/* ab           | 3",
        "[1,/* ab *         | 3",
        "[1 // ab           | 8",
        "{\"a\":/* ab       | 5",
        "-                  | 1",
        "\"                 | 0",
        "\"abc              | 0",
        "tru                | 3",
        "1.                 | 2",
        "1e                 | 2",
      })
  void saysInWhichTokenTheCutIs(String text, int token) {
    assertThat(Lexed.of(text).ending()).isEqualTo("cut in the token at " + token);
  }

  @Test
  void everyBeginningOfADocumentIsCutAndNothingElse() {
    String document =
        "{\"a\\u00e9\":[1,-2.5e+3,\"x\\ny\",true,false,null,{\"\":{}},[[],0]] , \"b\" : \"\\ud83d\\ude00\"}";
    for (int end = 1; end < document.length(); end++) {
      assertThat(Lexed.of(document.substring(0, end)).ending())
          .as(document.substring(0, end))
          .startsWith("cut");
    }
  }

  @Test
  void everyBeginningOfARepairedDocumentIsCutToo() {
    String document = "{\"a\":True,/* c */\"b\":\"\\(\t\\'\",\u00a0\"c\":[None,],}";
    for (int end = 1; end < document.length(); end++) {
      assertThat(Lexed.of(document.substring(0, end)).ending())
          .as(document.substring(0, end))
          .startsWith("cut");
    }
    assertThat(Lexed.of(document).ending()).isEqualTo("whole");
  }

  @Test
  void whatTheCutTouchesIsNoToken() {
    assertThat(Lexed.of("[1,23").tokens()).containsExactly("[", "number 1");
    assertThat(Lexed.of("{\"a\":1,\"b").tokens()).containsExactly("{", "name a", "number 1");
    assertThat(Lexed.of("{\"a\":1,\"b\"").tokens()).containsExactly("{", "name a", "number 1");
    assertThat(Lexed.of("[\"a\",\"b").tokens()).containsExactly("[", "string a");
    assertThat(Lexed.of("[true,fals").tokens()).containsExactly("[", "true");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[1}", "{\"a\":[1}", "{]", "[\"a\":", "{\"a\":1]"})
  void aCloserOfAnotherKindIsNoCut(String text) {
    assertThat(Lexed.of(text).ending()).startsWith("broken");
  }

  @Test
  void aNumberThatIsTheWholeTextIsWhole() {
    for (String number : List.of("0", "12", "-3", "1.5", "1e3")) {
      assertThat(Lexed.of(number).ending()).isEqualTo("whole");
    }
  }

  @Test
  void aSlashAtTheEndMayBeginAComment() {
    assertThat(Lexed.of("[1/").ending()).isEqualTo("cut in the token at 3");
    assertThat(Lexed.of("[1]/").ending()).isEqualTo("cut in the token at 4");
  }

  @Test
  void stopsAtTheEndOfTheText() {
    JsonLexer lexer = new JsonLexer("[1,\"ab", new Edits("[1,\"ab"), -1, 0, false);

    lexer.skipValue();

    assertThat(lexer.isCut()).isTrue();
    assertThat(lexer.failedAt()).isEqualTo(6);
    assertThat(lexer.cutTokenStart()).isEqualTo(3);
  }

  @Test
  void manyCommentsThatNeverEndAreSearchedOnce() {
    // each of them is the text of the first one
    assertThat(Lexed.of("[" + "/* ".repeat(1_000_000)).ending()).isEqualTo("cut in the token at 1");
  }
}
