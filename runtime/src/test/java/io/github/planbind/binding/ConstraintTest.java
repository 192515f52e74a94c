package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.plans.One;
import io.github.planbind.plans.OneBinder;
import io.github.planbind.plans.Told;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a value must keep to besides its type, and how a mismatch says so. */
class ConstraintTest {
  private static <V> void keeps(Function<JsonInput, V> type, String json, V value) {
    DocumentReader<One<V>> document = read(OneBinder.of(type), json);
    assertThat(document.plan()).as(json).isEqualTo(new One<>(value));
  }

  private static void breaks(Function<JsonInput, ?> type, String json, String... misfits) {
    breaks(OneBinder.of(type), json, misfits);
  }

  private static void breaks(OneBinder<?> binder, String json, String... misfits) {
    DocumentReader<?> document = read(binder, json);
    assertThat(document.plan()).as(json).isNull();
    assertThat(Told.misfits(document.misfits())).as(json).containsExactly(misfits);
    assertThat(document.isFullyShaped())
        .as("constraints never decide whether it is a plan")
        .isTrue();
  }

  private static <V> DocumentReader<One<V>> read(OneBinder<V> binder, String json) {
    DocumentReader<One<V>> document = DocumentReader.of(binder, "{\"v\":" + json + "}");
    document.read(0, false);
    return document;
  }

  @Test
  void aRangeHasEitherEndOpenOrClosed() {
    Constraint closed = Constraint.of().atLeast("1").atMost("10").build();
    String expected = "/v: expected a number from 1 to 10, found a number out of this range";
    keeps(json -> closed.check(json, json.readInt()), "1", 1);
    keeps(json -> closed.check(json, json.readLong()), "10", 10L);
    keeps(json -> closed.check(json, json.readDouble()), "9.5", 9.5);
    breaks(json -> closed.check(json, json.readInt()), "0", expected);
    breaks(json -> closed.check(json, json.readLong()), "11", expected);
    breaks(json -> closed.check(json, json.readDouble()), "10.000001", expected);
    breaks(json -> closed.check(json, json.readBigDecimal()), "0.999", expected);
    breaks(json -> closed.check(json, json.readBigInteger()), "1e30", expected);

    Constraint open = Constraint.of().above("0").below("0.5").build();
    breaks(
        json -> open.check(json, json.readDouble()),
        "0.5",
        "/v: expected a number greater than 0 and less than 0.5, found a number out of this range");
    breaks(
        json -> open.check(json, json.readLong()),
        "0",
        "/v: expected a number greater than 0 and less than 0.5, found a number out of this range");
    keeps(json -> open.check(json, json.readDouble()), "0.49", 0.49);
  }

  @ParameterizedTest
  @CsvSource({
    "-9223372036854775808, 9223372036854775807, -9223372036854775808, true",
    "-9223372036854775807, 5, -9223372036854775808, false",
    "0.5, 1.5, 1, true",
    "0.5, 1.5, 2, false",
    "0.5, 1.5, 0, false",
    "-1.5, -0.5, -1, true",
    "-1.5, -0.5, 0, false"
  })
  void anIntegerIsComparedExactly(String least, String most, long value, boolean allowed) {
    Constraint closed = Constraint.of().atLeast(least).atMost(most).build();
    Function<JsonInput, Long> type = json -> closed.check(json, json.readLong());
    assertThat(read(OneBinder.of(type), Long.toString(value)).plan() != null).isEqualTo(allowed);
  }

  @Test
  void digitsAreCountedOnBothSidesOfThePoint() {
    Constraint price = Constraint.of().digits(3, 2).build();
    String misfit = "/v: expected a number of at most 3 digits before and 2 behind the point,"
        + " found a number of more digits";
    keeps(json -> price.check(json, json.readDouble()), "999.990", 999.99);
    breaks(json -> price.check(json, json.readDouble()), "1000", misfit);
    breaks(json -> price.check(json, json.readDouble()), "1.005", misfit);
    breaks(json -> price.check(json, json.readLong()), "1000", misfit);
    // a BigDecimal keeps the digits that were written, and so all of them count
    breaks(json -> price.check(json, json.readBigDecimal()), "999.990", misfit);
  }

  @Test
  void sizesAreOfTextsListsAndMaps() {
    Constraint two = Constraint.of().size(2, 2).build();
    Constraint some = Constraint.of().size(1, Integer.MAX_VALUE).build();
    Constraint few = Constraint.of().size(0, 1).build();
    keeps(json -> two.check(json, json.readString()), "\"ab\"", "ab");
    // two chars, one character: chars are counted, as Java does
    keeps(json -> two.check(json, json.readString()), "\"\ud83d\ude00\"", "\ud83d\ude00");
    breaks(
        json -> two.check(json, json.readString()),
        "\"abc\"",
        "/v: expected a string of 2 characters, found a string of more");
    breaks(
        json -> some.check(json, OneBinder.readList(json, JsonInput::readInt)),
        "[]",
        "/v: expected an array of at least 1 element, found an array of fewer");
    breaks(
        json -> few.check(json, OneBinder.readMap(json, JsonInput::readInt)),
        "{\"a\":1,\"b\":2}",
        "/v: expected an object of at most 1 member, found an object of more");
    keeps(
        json -> few.check(json, OneBinder.readMap(json, JsonInput::readInt)),
        "{\"a\":1}",
        Map.of("a", 1));
    keeps(
        json -> some.check(json, OneBinder.readList(json, JsonInput::readInt)), "[1]", List.of(1));
  }

  @Test
  void aTextIsMatchedFromEndToEndAndMayNotBeBlank() {
    Constraint code = Constraint.of()
        .notBlank()
        .pattern("[a-z]+|\\s*", Pattern.CASE_INSENSITIVE)
        .build();
    keeps(json -> code.check(json, json.readString()), "\"aB\"", "aB");
    breaks(
        json -> code.check(json, json.readString()),
        "\"ab1\"",
        "/v: expected a string that matches [a-z]+|\\s*, found another string");
    breaks(
        json -> code.check(json, json.readString()),
        "\" \\t\"",
        "/v: expected a string that is not blank, found a blank string");
  }

  @Test
  void aBooleanMayBeBoundToOneValue() {
    Constraint agreed = Constraint.of().only(true).build();
    Constraint unsure = Constraint.of().only(false).build();
    keeps(json -> agreed.check(json, json.readBoolean()), "true", true);
    keeps(json -> unsure.check(json, json.readBoolean()), "false", false);
    breaks(
        json -> agreed.check(json, json.readBoolean()), "false", "/v: expected true, found false");
    breaks(
        json -> unsure.check(json, json.readBoolean()), "true", "/v: expected false, found true");
  }

  @Test
  void elementsAndValuesHaveTheirOwnPlace() {
    Constraint positive = Constraint.of().above("0").build();
    String misfit = "expected a number greater than 0, found a number out of this range";
    breaks(
        OneBinder.listOf(json -> positive.check(json, json.readInt())),
        "[1,0,2,-1]",
        "/v/1: " + misfit,
        "/v/3: " + misfit);
    breaks(
        OneBinder.mapOf(json -> positive.check(json, json.readInt())),
        "{\"a\":0}",
        "/v/*: " + misfit);
  }

  @Test
  void whatHasNotBeenReadIsNotChecked() {
    Constraint some = Constraint.of().atLeast("1").digits(1, 0).build();
    breaks(
        json -> some.check(json, json.readInt()),
        "1.5",
        "/v: expected an integer, found a fraction");
    breaks(
        json -> some.check(json, Short.valueOf(json.readShort())),
        "99999",
        "/v: expected an integer in range, found a number out of range");
  }
}
