package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.plans.One;
import io.github.planbind.plans.OneBinder;
import io.github.planbind.plans.Told;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers are exact (rule R16). */
class NumbersTest {
  private static final String OUT_OF_RANGE =
      "/v: expected an integer in range, found a number out of range";
  private static final String NO_NUMBER =
      "/v: expected a number in range, found a number out of range";

  private static <V> DocumentReader<One<V>> read(Function<JsonInput, V> type, String number) {
    DocumentReader<One<V>> document =
        DocumentReader.of(OneBinder.of(type), "{\"v\":" + number + "}");
    document.read(0, false);
    return document;
  }

  /** The value, or the misfit. */
  private static <V> Object value(Function<JsonInput, V> type, String number) {
    DocumentReader<One<V>> document = read(type, number);
    One<V> plan = document.plan();
    if (plan != null) {
      assertThat(document.edits()).isEmpty();
      return plan.v();
    }
    List<String> misfits = Told.misfits(document.misfits());
    assertThat(misfits).hasSize(1);
    return misfits.get(0);
  }

  @Test
  void eachIntegerTypeTakesItsRangeAndNoMore() {
    assertThat(value(JsonInput::readByte, "127")).isEqualTo((byte) 127);
    assertThat(value(JsonInput::readByte, "-128")).isEqualTo((byte) -128);
    assertThat(value(JsonInput::readByte, "128")).isEqualTo(OUT_OF_RANGE);
    assertThat(value(JsonInput::readByte, "-129")).isEqualTo(OUT_OF_RANGE);
    assertThat(value(JsonInput::readShort, "32767")).isEqualTo((short) 32767);
    assertThat(value(JsonInput::readShort, "-32768")).isEqualTo((short) -32768);
    assertThat(value(JsonInput::readShort, "32768")).isEqualTo(OUT_OF_RANGE);
    assertThat(value(JsonInput::readShort, "-32769")).isEqualTo(OUT_OF_RANGE);
    assertThat(value(JsonInput::readInt, "2147483647")).isEqualTo(Integer.MAX_VALUE);
    assertThat(value(JsonInput::readInt, "-2147483648")).isEqualTo(Integer.MIN_VALUE);
    assertThat(value(JsonInput::readInt, "2147483648")).isEqualTo(OUT_OF_RANGE);
    assertThat(value(JsonInput::readInt, "-2147483649")).isEqualTo(OUT_OF_RANGE);
    assertThat(value(JsonInput::readInt, "4294967386")).isEqualTo(OUT_OF_RANGE);
    assertThat(value(JsonInput::readLong, "9223372036854775807")).isEqualTo(Long.MAX_VALUE);
    assertThat(value(JsonInput::readLong, "-9223372036854775808")).isEqualTo(Long.MIN_VALUE);
    assertThat(value(JsonInput::readLong, "9223372036854775808")).isEqualTo(OUT_OF_RANGE);
    assertThat(value(JsonInput::readLong, "-9223372036854775809")).isEqualTo(OUT_OF_RANGE);
    assertThat(value(JsonInput::readLong, "18446744073709551616")).isEqualTo(OUT_OF_RANGE);
    assertThat(value(JsonInput::readLong, "9".repeat(900))).isEqualTo(OUT_OF_RANGE);
  }

  @ParameterizedTest
  @ValueSource(
      longs = {
        0,
        1,
        -1,
        9,
        10,
        99_999_999_999_999_999L,
        999_999_999_999_999_999L,
        -99_999_999_999_999_999L,
        1_000_000_000_000_000_000L,
        -1_000_000_000_000_000_000L
      })
  void digitsAreReadAsTheyAreAboutTheLengthThatFitsALong(long number) {
    assertThat(value(JsonInput::readLong, Long.toString(number))).isEqualTo(number);
  }

  @ParameterizedTest
  @CsvSource({
    "5.0, 5",
    "5.000, 5",
    "1e3, 1000",
    "1E3, 1000",
    "1e+3, 1000",
    "1.5e1, 15",
    "1500e-2, 15",
    "-2.50e1, -25",
    "-0, 0",
    "-0.0, 0",
    "0.0, 0",
    "0e0, 0",
    "0e5, 0",
    "0.000e3, 0",
    "-0e-3, 0",
    "0e30, 0",
    "0E-6000, 0",
    "5.0000000000000000000000000000000000000000, 5",
    "500000000000000000000000000000e-29, 5",
    "2147483647.0, 2147483647"
  })
  void wholeNumbersAreIntegersHoweverTheyAreWritten(String written, int number) {
    assertThat(value(JsonInput::readInt, written)).isEqualTo(number);
    assertThat(value(JsonInput::readLong, written)).isEqualTo((long) number);
    assertThat(value(JsonInput::readBigInteger, written)).isEqualTo(BigInteger.valueOf(number));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "3.7",
        "0.5",
        "-0.1",
        "1e-1",
        "5.0000000000000000000000000000000001",
        "15e-1",
        "1e-300"
      })
  void aFractionIsNoInteger(String number) {
    String fraction = "/v: expected an integer, found a fraction";
    assertThat(value(JsonInput::readInt, number)).isEqualTo(fraction);
    assertThat(value(JsonInput::readByte, number)).isEqualTo(fraction);
    assertThat(value(JsonInput::readLong, number)).isEqualTo(fraction);
    assertThat(value(JsonInput::readBigInteger, number)).isEqualTo(fraction);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e10", "1e19", "1e6144", "1e99999999999", "2147483648.0", "0.9e11"})
  void aWholeNumberPastTheRangeNeverWraps(String number) {
    assertThat(value(JsonInput::readInt, number)).isEqualTo(OUT_OF_RANGE);
  }

  @Test
  void aLongThatIsWrittenWithAnExponentIsExact() {
    assertThat(value(JsonInput::readLong, "9.223372036854775807e18")).isEqualTo(Long.MAX_VALUE);
    assertThat(value(JsonInput::readLong, "-9.223372036854775808e18")).isEqualTo(Long.MIN_VALUE);
    assertThat(value(JsonInput::readLong, "9.223372036854775808e18")).isEqualTo(OUT_OF_RANGE);
    assertThat(value(JsonInput::readLong, "9007199254740993")).isEqualTo(9007199254740993L);
    assertThat(value(JsonInput::readLong, "9007199254740993.0")).isEqualTo(9007199254740993L);
  }

  @Test
  void aBigIntegerHasAllItsDigits() {
    String digits = "-123456789012345678901234567890123456789";
    assertThat(value(JsonInput::readBigInteger, digits)).isEqualTo(new BigInteger(digits));
    assertThat(value(JsonInput::readBigInteger, digits + ".00")).isEqualTo(new BigInteger(digits));
    assertThat(value(JsonInput::readBigInteger, "1e6144")).isEqualTo(BigInteger.TEN.pow(6144));
    assertThat(value(JsonInput::readBigInteger, "1e6145")).isEqualTo(OUT_OF_RANGE);
    assertThat(value(JsonInput::readBigInteger, "1e1000000000")).isEqualTo(OUT_OF_RANGE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1",
        "1.0",
        "1.10",
        "100",
        "1e2",
        "1.50E+3",
        "-0.0010",
        "0.00",
        "0e7",
        "12345678901234567890.123456789012345678901234567890"
      })
  void aBigDecimalKeepsTheDigitsAsWritten(String number) {
    assertThat(value(JsonInput::readBigDecimal, number)).isEqualTo(new BigDecimal(number));
  }

  @Test
  void aBigDecimalHasAnExponentThatCanBeComputedWith() {
    assertThat(value(JsonInput::readBigDecimal, "1e6144")).isEqualTo(new BigDecimal("1e6144"));
    assertThat(value(JsonInput::readBigDecimal, "9.99e6144"))
        .isEqualTo(new BigDecimal("9.99e6144"));
    assertThat(value(JsonInput::readBigDecimal, "1e-6144")).isEqualTo(new BigDecimal("1e-6144"));
    assertThat(value(JsonInput::readBigDecimal, "-1e6144")).isEqualTo(new BigDecimal("-1e6144"));
    assertThat(value(JsonInput::readBigDecimal, "0." + "0".repeat(900) + "1"))
        .isEqualTo(new BigDecimal("0." + "0".repeat(900) + "1"));
    for (String number : List.of(
        "1e6145",
        "10e6144",
        "1e-6145",
        "0.1e-6144",
        "-1e6145",
        "1e1000000000",
        "1e-1000000000",
        "1e2147483647",
        "1e2147483648",
        "1e-2147483648",
        "1e99999999999",
        "1e" + "9".repeat(900))) {
      assertThat(value(JsonInput::readBigDecimal, number)).as(number).isEqualTo(NO_NUMBER);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "-0",
        "-0.0",
        "1",
        "1.5",
        "-1e3",
        "0.1",
        "3.141592653589793238462643",
        "9007199254740993",
        "123e-7",
        "1.7976931348623157e308",
        "-1.7976931348623157e308",
        "4.9e-324",
        "-4.9e-324",
        "2.2250738585072014e-308",
        "1.7976931348623158e308",
        "2.4703282292062328e-324",
        "0e99999",
        "0.0e-99999",
        "0." + "0",
        "1e22",
        "1e23",
        "8.533e+68",
        "6.0221407621409e23",
        "179769313486231580793728971405301e276",
        "2.22507385850720113605740979670913e-308"
      })
  void aDoubleIsTheNearestOne(String number) {
    assertThat(value(JsonInput::readDouble, number)).isEqualTo(Double.parseDouble(number));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1e309",
        "-1e309",
        "1.7976931348623159e308",
        "1e999999999999",
        "1e-400",
        "-1e-400",
        "2.4e-324",
        "1e-999999999999",
        "123e-10000000"
      })
  void aDoubleIsNeitherInfiniteNorMadeZero(String number) {
    assertThat(value(JsonInput::readDouble, number)).isEqualTo(NO_NUMBER);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "-0.0",
        "1.5",
        "0.1",
        "16777217",
        "3.4028235e38",
        "-3.4028235e38",
        "1.4e-45",
        "3.40282356e38",
        "7.1e-46",
        "0e99",
        "1.00000017881393432617187499",
        "1.00000017881393432617187501"
      })
  void aFloatIsTheNearestOneWithoutADoubleBetween(String number) {
    assertThat(value(JsonInput::readFloat, number)).isEqualTo(Float.parseFloat(number));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e39", "-1e39", "3.4028236e38", "1e-46", "7e-46", "-1e-300"})
  void aFloatIsNeitherInfiniteNorMadeZero(String number) {
    assertThat(value(JsonInput::readFloat, number)).isEqualTo(NO_NUMBER);
  }

  @Test
  void thePlacesNearTheEndsOfADoubleAreThoseOfTheJdk() {
    assertThat(Double.isInfinite(Double.parseDouble("1.7976931348623158e308"))).isFalse();
    assertThat(Double.parseDouble("2.4703282292062328e-324")).isEqualTo(Double.MIN_VALUE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "true   | a boolean",
        "False  | a boolean",
        "[]     | an array",
        "[1]    | an array",
        "{}     | an object",
        "\"\"   | a string",
        "\"x\"  | a string",
      })
  void anotherFormIsNoNumber(String value, String form) {
    assertThat(value(JsonInput::readInt, value))
        .isEqualTo("/v: expected an integer, found " + form);
    assertThat(value(JsonInput::readBigInteger, value))
        .isEqualTo("/v: expected an integer, found " + form);
    assertThat(value(JsonInput::readDouble, value))
        .isEqualTo("/v: expected a number, found " + form);
    assertThat(value(JsonInput::readFloat, value))
        .isEqualTo("/v: expected a number, found " + form);
    assertThat(value(JsonInput::readBigDecimal, value))
        .isEqualTo("/v: expected a number, found " + form);
  }

  @ParameterizedTest
  @CsvSource({"7, 7", "-7, -7", "7.0, 7", "7e0, 7", "70e-1, 7", "0, 0"})
  void aStringThatIsExactlyANumberIsThatNumber(String written, int number) {
    DocumentReader<One<Integer>> document = read(JsonInput::readInt, "\"" + written + "\"");

    assertThat(document.plan()).isEqualTo(new One<>(number));
    assertThat(Told.edits(document.edits())).containsExactly("NUMBER_IN_STRING@5");
  }

  @Test
  void aStringOfANumberIsReadByEveryNumberType() {
    assertThat(read(JsonInput::readByte, "\"12\"").plan()).isEqualTo(new One<>((byte) 12));
    assertThat(read(JsonInput::readShort, "\"12\"").plan()).isEqualTo(new One<>((short) 12));
    assertThat(read(JsonInput::readLong, "\"9223372036854775807\"").plan())
        .isEqualTo(new One<>(Long.MAX_VALUE));
    assertThat(read(JsonInput::readFloat, "\"1.5\"").plan()).isEqualTo(new One<>(1.5f));
    assertThat(read(JsonInput::readDouble, "\"-1.5e-3\"").plan()).isEqualTo(new One<>(-1.5e-3));
    assertThat(read(JsonInput::readBigDecimal, "\"1.50\"").plan())
        .isEqualTo(new One<>(new BigDecimal("1.50")));
    assertThat(read(JsonInput::readBigInteger, "\"150\"").plan())
        .isEqualTo(new One<>(new BigInteger("150")));
    assertThat(read(JsonInput::readInt, "\"\\u0031\"").plan()).isEqualTo(new One<>(1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        " 7",
        "7 ",
        "+7",
        "07",
        "7.",
        ".7",
        "1,149",
        "7%",
        "$7",
        "0x7",
        "7f",
        "7d",
        "NaN",
        "Infinity",
        "-",
        "",
        "1e",
        "7 kg",
        "\uff17",
        "1_0",
        "true",
        "null"
      })
  void aStringOfAnythingElseIsNoNumber(String text) {
    assertThat(value(JsonInput::readDouble, "\"" + text + "\""))
        .isEqualTo("/v: expected a number, found a string");
    assertThat(value(JsonInput::readInt, "\"" + text + "\""))
        .isEqualTo("/v: expected an integer, found a string");
  }

  @Test
  void aStringOfANumberIsAsExactAsTheNumber() {
    assertThat(value(JsonInput::readInt, "\"4.5\""))
        .isEqualTo("/v: expected an integer, found a fraction");
    assertThat(value(JsonInput::readInt, "\"2147483648\"")).isEqualTo(OUT_OF_RANGE);
    assertThat(value(JsonInput::readDouble, "\"1e999\"")).isEqualTo(NO_NUMBER);
    assertThat(value(JsonInput::readBigDecimal, "\"1e6145\"")).isEqualTo(NO_NUMBER);
  }

  @Test
  void knowsNumbersOfJson() {
    for (String number :
        List.of("0", "-0", "1", "12.5", "1e5", "1E-5", "-1.0e+5", "9".repeat(1_000))) {
      assertThat(Numbers.isNumber(number)).as(number).isTrue();
    }
    for (String text : List.of(
        "", "-", "01", "1.", "1e", "1 ", " 1", "1x", "--1", "+1", ".1", "9".repeat(1_001))) {
      assertThat(Numbers.isNumber(text)).as(text).isFalse();
    }
  }
}
