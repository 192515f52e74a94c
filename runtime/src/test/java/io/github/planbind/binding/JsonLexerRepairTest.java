package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each repair of rule R8, with the edit that tells of it. */
class JsonLexerRepairTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[1,]               | TRAILING_COMMA@2",
        "[1 , ]             | TRAILING_COMMA@3",
        "{\"a\":1,}         | TRAILING_COMMA@6",
        "{\"a\":{},}        | TRAILING_COMMA@7",
        "[[],]              | TRAILING_COMMA@3",
        "[\"a\",]           | TRAILING_COMMA@4",
        "[1,/*x*/]          | COMMENT@3;TRAILING_COMMA@2",
        "[[1,],]            | TRAILING_COMMA@3;TRAILING_COMMA@5",
        "[True]             | PYTHON_LITERAL@1",
        "[False,None]       | PYTHON_LITERAL@1;PYTHON_LITERAL@7",
        "{\"a\":None}       | PYTHON_LITERAL@5",
        "True               | PYTHON_LITERAL@0",
        "/*a*/[1]           | COMMENT@0",
        "[/*a*/1/*b*/]/*c*/ | COMMENT@1;COMMENT@7;COMMENT@13",
        "[/***/1]           | COMMENT@1",
        "[/* // */1]        | COMMENT@1",
        "{\"a\"/**/:/**/1}  | COMMENT@4;COMMENT@9",
        "{/**/}             | COMMENT@1",
        "[1/**/,/**/2]      | COMMENT@2;COMMENT@7",
        "[1,/*a*//*b*/2]    | COMMENT@3;COMMENT@8",
        "[1]// the end      | COMMENT@3",
        "[\"\\'\"]          | APOSTROPHE_ESCAPE@2",
        "{\"a\\'\":1}       | APOSTROPHE_ESCAPE@3",
      })
  void recordsTheEditAtItsPlace(String text, String edits) {
    Lexed lexed = Lexed.of(text);

    assertThat(lexed.ending()).isEqualTo("whole");
    assertThat(lexed.edits()).containsExactly(edits.split(";"));
    assertThat(lexed.isExact()).isFalse();
  }

  @Test
  void dropsACommaWithoutChangingWhatStandsBeforeIt() {
    assertThat(Lexed.of("{\"a\":[1,{\"b\":\"x,}\",},],}").tokens())
        .containsExactly(
            "{", "name a", "[", "number 1", "{", "name b", "string x,}", "}", "]", "}");
  }

  @Test
  void readsPythonLiteralsAsJson() {
    assertThat(Lexed.of("[True,False,None]").tokens())
        .containsExactly("[", "true", "false", "null", "]");
  }

  @Test
  void skipsACommentToTheEndOfItsLine() {
    Lexed lexed = Lexed.of("// first\n{ // second \"x\" }\r\n\"a\":1 // third\n} // fourth");

    assertThat(lexed.tokens()).containsExactly("{", "name a", "number 1", "}");
    assertThat(lexed.edits())
        .containsExactly("COMMENT@0", "COMMENT@11", "COMMENT@34", "COMMENT@45");
  }

  @Test
  void keepsRawControlCharactersInStringsAndNamesAsTheyAre() {
    Lexed lexed = Lexed.of("{\"a\tb\":\"\n\r\n\u0000\u001f\"}");

    assertThat(lexed.tokens()).containsExactly("{", "name a\tb", "string \n\r\n\u0000\u001f", "}");
    assertThat(lexed.edits())
        .containsExactly(
            "CONTROL_CHARACTER@3",
            "CONTROL_CHARACTER@8",
            "CONTROL_CHARACTER@9",
            "CONTROL_CHARACTER@10",
            "CONTROL_CHARACTER@11",
            "CONTROL_CHARACTER@12");
  }

  @ParameterizedTest
  @ValueSource(
      chars = {
        '\u0085', '\u00a0', '\u1680', '\u180e', '\u2000', '\u2009', '\u200a', '\u200b', '\u200c',
        '\u200d', '\u2028', '\u2029', '\u202f', '\u205f', '\u2060', '\u3000', '\ufeff'
      })
  void skipsUnicodeBlanksBetweenTokens(char blank) {
    Lexed lexed = Lexed.of("[" + blank + "1," + blank + blank + "2 " + blank + "]" + blank);

    assertThat(lexed.tokens()).containsExactly("[", "number 1", "number 2", "]");
    // a run is one edit
    assertThat(lexed.edits())
        .containsExactly(
            "UNICODE_BLANK@1", "UNICODE_BLANK@4", "UNICODE_BLANK@8", "UNICODE_BLANK@10");
  }

  @ParameterizedTest
  @ValueSource(
      chars = {
        '\u200e', '\u200f', '\u202a', '\u202e', '\u2061', '\u2066', '\u00ad', '\u2800', '\u3164'
      })
  void takesNoDirectionMarkOrFillerForABlank(char c) {
    assertThat(Lexed.of("[" + c + "1]").ending()).isEqualTo("broken at 1, expected a JSON value");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a", "z", "A", "U", "N", "q", "(", ")", "[", "]", "{", "}", "$", "%", "&", "#", "_", "-",
        ".", ",", "!", ":", ";", "<", ">", "=", "?", "@", "^", "`", "|", "~", "*", "+", "\u00e9",
        "\u03b1", "\u5b57"
      })
  void keepsTheBackslashOfAnIllegalEscapeAsWritten(String after) {
    Lexed lexed = Lexed.of("[\"1\\" + after + "2\"]");

    assertThat(lexed.tokens()).containsExactly("[", "string 1\\" + after + "2", "]");
    assertThat(lexed.edits()).containsExactly("ILLEGAL_ESCAPE@3");
  }

  @Test
  void keepsBackslashesInNamesToo() {
    assertThat(Lexed.of("{\"\\(a\\)\":1}").tokens())
        .containsExactly("{", "name \\(a\\)", "number 1", "}");
  }

  @Test
  void takesTheBackslashFromAnEscapedApostrophe() {
    assertThat(Lexed.of("[\"it\\'s\"]").tokens()).containsExactly("[", "string it's", "]");
  }

  @Test
  void leavesDoubledBackslashesAndWhatFollowsThem() {
    Lexed lexed = Lexed.of("[\"\\\\(x\\\\)\\\\'\"]");

    assertThat(lexed.tokens()).containsExactly("[", "string \\(x\\)\\'", "]");
    assertThat(lexed.isExact()).isTrue();
  }

  @Test
  void makesOneEditOfEachPlaceInTheOrderOfTheText() {
    Lexed lexed = Lexed.of("\ufeff{\"a\":True,/**/\"b\":\"\\(\t\",\u00a0\"c\":[1,],}");

    assertThat(lexed.ending()).isEqualTo("whole");
    assertThat(lexed.edits())
        .containsExactly(
            "UNICODE_BLANK@0",
            "PYTHON_LITERAL@6",
            "COMMENT@11",
            "ILLEGAL_ESCAPE@20",
            "CONTROL_CHARACTER@22",
            "UNICODE_BLANK@25",
            "TRAILING_COMMA@32",
            "TRAILING_COMMA@34");
  }

  @Test
  void movesEditsOfAStringsTextToThePlaceOfTheString() {
    Edits edits = new Edits("a reply of forty chars or more than that that holds a string");
    JsonLexer inner = new JsonLexer("[1,/**/]", edits, 40, 3, false);

    inner.skipValue();

    assertThat(edits.asList())
        .containsExactly(
            new Edit(Edit.Kind.COMMENT, 40, "", ""),
            new Edit(Edit.Kind.TRAILING_COMMA, 40, "", ""));
    assertThat(inner.depth).isEqualTo(3);
  }
}
