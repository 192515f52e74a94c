package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** JSON in annotations: all that RFC 8259 allows, nothing else, and where it goes wrong. */
class JsonParserTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "[]",
        "{\"a\":[1,-0.5e+3,true,false,null,\"x\"],\"b\":{\"c\":\"\\\"\\\\\"}}",
        "\"\u00e9\u2028\"",
        "-0",
        "1E-5"
      })
  void whatIsWrittenWithoutBlanksIsWrittenSoAgain(String json) throws JsonFault {
    assertThat(JsonText.compact(JsonParser.parse(json))).isEqualTo(json);
  }

  @Test
  void blanksAndEscapesAreRead() throws JsonFault {
    String json = " \t\r\n{ \"\\u0061\\/\\b\\f\\n\\r\\t\" : [ 1 , 2 ] } ";
    JsonValue.Dict object = (JsonValue.Dict) JsonParser.parse(json);

    assertThat(object.members().get(0).name()).isEqualTo("a/\b\f\n\r\t");
    assertThat(object.at()).isEqualTo(4);
    assertThat(object.members().get(0).value().at()).isEqualTo(json.indexOf('['));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "``       | 0 | a JSON value",
        "{        | 1 | a name in quotes",
        "{a:1}    | 1 | a name in quotes",
        "{\"a\" 1} | 5 | a colon",
        "{\"a\":1,} | 6 | no comma before }",
        "[1,]     | 2 | no comma before ]",
        "[1 2]    | 3 | a comma or ]",
        "[1       | 2 | a comma or ]",
        "01       | 1 | the end",
        "1.       | 2 | a digit",
        "-        | 1 | a digit",
        "1e       | 2 | a digit",
        "+1       | 0 | a JSON value",
        "NaN      | 0 | a JSON value",
        "True     | 0 | a JSON value",
        "nul      | 0 | a JSON value",
        "\"a      | 2 | a quote",
        "\"\\x\"  | 2 | an escape that JSON has",
        "\"\\u12g4\" | 5 | a hexadecimal digit",
        "'a'      | 0 | a JSON value",
        "1 // one | 2 | the end"
      })
  void whatIsNoJsonIsToldWithItsPlace(String json, int at, String expected) {
    JsonFault fault = catchThrowableOfType(JsonFault.class, () -> JsonParser.parse(json));

    assertThat(fault.at()).isEqualTo(at);
    assertThat(fault.expected()).isEqualTo(expected);
  }

  @Test
  void whatIsDeeperThanAReplyMayBeIsRefused() throws JsonFault {
    JsonParser.parse("[".repeat(512) + "]".repeat(512));
    JsonFault fault = catchThrowableOfType(
        JsonFault.class, () -> JsonParser.parse("[".repeat(513) + "]".repeat(513)));

    assertThat(fault.expected()).isEqualTo("no more than 512 levels");
  }
}
