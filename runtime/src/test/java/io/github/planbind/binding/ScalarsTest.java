package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.plans.One;
import io.github.planbind.plans.OneBinder;
import io.github.planbind.plans.Told;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Strings, chars, booleans and enums: exact, or read by rule R17, or not at all. */
class ScalarsTest {
  private enum Wind {
    CALM,
    FRESH,
    GALE
  }

  private static final EnumNames<Wind> WINDS = EnumNames.<Wind>of("Wind")
      .constant(Wind.CALM, "calm", "still")
      .constant(Wind.FRESH, "fresh")
      .constant(Wind.GALE, "gale", "GALE-FORCE")
      .build();
  private static final String A_WIND = "/v: expected one of \"calm\", \"fresh\", \"gale\", found ";

  private static <V> DocumentReader<One<V>> read(Function<JsonInput, V> type, String json) {
    DocumentReader<One<V>> document = DocumentReader.of(OneBinder.of(type), "{\"v\":" + json + "}");
    document.read(0, false);
    return document;
  }

  private static <V> void reads(
      Function<JsonInput, V> type, String json, V value, String... edits) {
    DocumentReader<One<V>> document = read(type, json);
    assertThat(document.plan()).as(json).isEqualTo(new One<>(value));
    assertThat(Told.edits(document.edits())).as(json).containsExactly(edits);
  }

  private static void refuses(Function<JsonInput, ?> type, String json, String misfit) {
    DocumentReader<?> document = read(type, json);
    assertThat(document.plan()).as(json).isNull();
    assertThat(Told.misfits(document.misfits())).as(json).containsExactly(misfit);
  }

  @Test
  void aStringIsItsDecodedText() {
    reads(JsonInput::readString, "\"\"", "");
    reads(JsonInput::readString, "\"a\\nb\\u0000\\u20ac\"", "a\nb\0\u20ac");
    reads(JsonInput::readString, "\"true\"", "true");
    reads(JsonInput::readString, "\" 1 \"", " 1 ");
    reads(JsonInput::readString, "\"\\ud83d\\ude00\"", "\ud83d\ude00");
    reads(JsonInput::readString, "\"\\ud83d\"", "\ud83d");
    reads(JsonInput::readString, "\"a\nb\"", "a\nb", "CONTROL_CHARACTER@7");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "1|a number",
        "-1|a number",
        "true|a boolean",
        "False|a boolean",
        "{}|an object",
        "[\"a\"]|an array"
      })
  void anotherFormIsNoString(String json, String form) {
    refuses(JsonInput::readString, json, "/v: expected a string, found " + form);
    refuses(JsonInput::readChar, json, "/v: expected a string of one character, found " + form);
    refuses(input -> input.readEnum(WINDS), json, A_WIND + form);
  }

  @Test
  void aCharIsAStringOfOneCodeUnit() {
    reads(JsonInput::readChar, "\"a\"", 'a');
    reads(JsonInput::readChar, "\"\\n\"", '\n');
    reads(JsonInput::readChar, "\"\\u0000\"", '\0');
    reads(JsonInput::readChar, "\"\\ud800\"", '\ud800');
    String length = "/v: expected a string of one character, found a string of another length";
    refuses(JsonInput::readChar, "\"\"", length);
    refuses(JsonInput::readChar, "\"ab\"", length);
    refuses(JsonInput::readChar, "\"\\ud83d\\ude00\"", length);
  }

  @Test
  void aBooleanIsTheLiteralOrItsName() {
    reads(JsonInput::readBoolean, "true", true);
    reads(JsonInput::readBoolean, "false", false);
    reads(JsonInput::readBoolean, "True", true, "PYTHON_LITERAL@5");
    reads(JsonInput::readBoolean, "False", false, "PYTHON_LITERAL@5");
    reads(JsonInput::readBoolean, "\"true\"", true, "BOOLEAN_IN_STRING@5");
    reads(JsonInput::readBoolean, "\"false\"", false, "BOOLEAN_IN_STRING@5");
    reads(JsonInput::readBoolean, "\"True\"", true, "BOOLEAN_IN_STRING@5");
    reads(JsonInput::readBoolean, "\"False\"", false, "BOOLEAN_IN_STRING@5");
    reads(JsonInput::readBoolean, "\"\\u0074rue\"", true, "BOOLEAN_IN_STRING@5");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"yes\"",
        "\"no\"",
        "\"TRUE\"",
        "\" true\"",
        "\"1\"",
        "\"\"",
        "\"on\"",
        "\"null\"",
        "\"None\""
      })
  void anotherStringIsNoBoolean(String json) {
    refuses(JsonInput::readBoolean, json, "/v: expected a boolean, found a string");
  }

  @Test
  void anotherFormIsNoBoolean() {
    refuses(JsonInput::readBoolean, "1", "/v: expected a boolean, found a number");
    refuses(JsonInput::readBoolean, "0", "/v: expected a boolean, found a number");
    refuses(JsonInput::readBoolean, "[true]", "/v: expected a boolean, found an array");
    refuses(JsonInput::readBoolean, "{}", "/v: expected a boolean, found an object");
  }

  @Test
  void anEnumConstantIsItsNameOrAnAlias() {
    reads(input -> input.readEnum(WINDS), "\"calm\"", Wind.CALM);
    reads(input -> input.readEnum(WINDS), "\"still\"", Wind.CALM);
    reads(input -> input.readEnum(WINDS), "\"g\\u0061le\"", Wind.GALE);
    reads(input -> input.readEnum(WINDS), "\"GALE-FORCE\"", Wind.GALE);
  }

  @Test
  void anEnumConstantMayDifferByCaseOrOuterBlanks() {
    reads(input -> input.readEnum(WINDS), "\"CALM\"", Wind.CALM, "ENUM_SPELLING@5");
    reads(input -> input.readEnum(WINDS), "\" fresh \"", Wind.FRESH, "ENUM_SPELLING@5");
    reads(input -> input.readEnum(WINDS), "\"\\tGale\\n\"", Wind.GALE, "ENUM_SPELLING@5");
    reads(input -> input.readEnum(WINDS), "\"gale-force\"", Wind.GALE, "ENUM_SPELLING@5");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"\"",
        "\" \"",
        "\"cal m\"",
        "\"calms\"",
        "\"gale force\"",
        "\"gale_force\"",
        "\"0\"",
        "\"c alm\""
      })
  void anotherStringIsNoConstant(String json) {
    refuses(input -> input.readEnum(WINDS), json, A_WIND + "another string");
  }
}
