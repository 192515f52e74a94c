package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.plans.One;
import io.github.planbind.plans.OneBinder;
import io.github.planbind.plans.Told;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The lists that companions do not read with methods of their own. */
class ListValuesTest {
  private enum Wind {
    CALM,
    FRESH
  }

  private static final EnumNames<Wind> WINDS = EnumNames.asDeclared("Wind", Wind.values());

  private static <E> DocumentReader<One<List<E>>> read(
      Function<JsonInput, List<E>> list, String json) {
    DocumentReader<One<List<E>>> document =
        DocumentReader.of(OneBinder.of(list), "{\"v\":" + json + "}");
    document.read(0, false);
    return document;
  }

  private static <E> void reads(Function<JsonInput, List<E>> list, String json, List<E> value) {
    assertThat(read(list, json).plan()).as(json).isEqualTo(new One<>(value));
  }

  private static <E> void refuses(
      Function<JsonInput, List<E>> list, String json, String... misfits) {
    DocumentReader<One<List<E>>> document = read(list, json);
    assertThat(document.plan()).as(json).isNull();
    assertThat(Told.misfits(document.misfits())).as(json).containsExactly(misfits);
  }

  @Test
  void readsEachElement() {
    reads(ListValues::strings, "[\"a\", \"\"]", List.of("a", ""));
    reads(ListValues::ints, "[1, -2147483648]", List.of(1, Integer.MIN_VALUE));
    reads(ListValues::longs, "[1, 9223372036854775807]", List.of(1L, Long.MAX_VALUE));
    reads(ListValues::doubles, "[1, 0.5]", List.of(1.0, 0.5));
    reads(ListValues::booleans, "[true, false]", List.of(true, false));
    reads(json -> ListValues.enums(json, WINDS), "[\"FRESH\"]", List.of(Wind.FRESH));
    reads(ListValues::ints, "[]", List.of());
  }

  @Test
  void tellsEachElementThatDoesNotFit() {
    refuses(
        ListValues::strings,
        "[\"a\", {}, \"b\", []]",
        "/v/1: expected a string, found an object",
        "/v/3: expected a string, found an array");
    refuses(ListValues::ints, "[3.7]", "/v/0: expected an integer, found a fraction");
    refuses(ListValues::longs, "[true]", "/v/0: expected an integer, found a boolean");
    refuses(ListValues::doubles, "[\"x\"]", "/v/0: expected a number, found a string");
    refuses(ListValues::booleans, "[0]", "/v/0: expected a boolean, found a number");
    refuses(
        json -> ListValues.enums(json, WINDS),
        "[\"GALE\"]",
        "/v/0: expected one of \"CALM\", \"FRESH\", found another string");
  }

  @Test
  void aValueThatIsNoArrayIsNoList() {
    refuses(ListValues::strings, "\"a\"", "/v: expected an array, found a string");
    refuses(ListValues::ints, "1", "/v: expected an array, found a number");
    refuses(ListValues::longs, "{}", "/v: expected an array, found an object");
    refuses(ListValues::doubles, "null", "/v: expected a value, found nothing");
    refuses(ListValues::booleans, "true", "/v: expected an array, found a boolean");
    refuses(
        json -> ListValues.enums(json, WINDS), "\"CALM\"", "/v: expected an array, found a string");
  }
}
