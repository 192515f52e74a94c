package io.github.planbind.it;

import static io.github.planbind.it.Expected.BIND_ERROR;
import static io.github.planbind.it.Expected.COMPLETE;
import static io.github.planbind.it.Expected.FIRST_JSON;
import static io.github.planbind.it.Expected.LIMIT;
import static io.github.planbind.it.Expected.NO_PLAN;
import static io.github.planbind.it.Expected.REPAIRED;
import static io.github.planbind.it.Expected.TRUNCATED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.planbind.it.HostileShapes.Shape;
import io.github.planbind.it.StrictJson.Kind;
import io.github.planbind.it.StrictJson.Token;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class HostileShapesTest {

  private static final List<Shape> ALL = HostileShapes.all();

  @Test
  void thereAreNinetyShapesAndEachSaysWhy() {
    assertThat(ALL).hasSize(90);
    assertThat(ALL).extracting(Shape::name).doesNotHaveDuplicates();
    assertThat(ALL).extracting(Shape::why).allSatisfy(why -> assertThat(why).isNotBlank());
  }

  @ParameterizedTest(name = "{0}({1}) = {2}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "deep_objects       | 2 | {\"a\":{\"a\":1}}",
        "mismatched_closers | 2 | [}[}",
        "many_plans         | 1 | PLAN+DECOY+",
        "fence_growing      | 2 | ```+````++```json+PLAN+```+",
        "fence_padded       | 2 | ```json  +++PLAN++```",
        "think_decoys_then_plan | 1 | <think>+```json+DECOY+```+</think>+```json+PLAN+```+",
        "exponent_bomb_bigdecimal | 2 | {\"orders\":[],\"helm\":{\"heading\":90},\"weight\":1e100}",
        "trailing_comma_in_string | 1 | {\"orders\":[],\"helm\":{\"heading\":90},\"note\":\",}\",}",
        "cut_number_of_interest | 0 | {\"orders\":[],\"helm\":{\"heading\":9",
        "secret_in_bad_value | 2 | {\"orders\":[],\"helm\":{\"heading\":\"sk-live-S3CRETS3CRET\"}}",
        "reply_too_long     | 2 | x x PLAN",
      })
  void aShapeIsWhatItsNameSays(String name, int n, String reply) {
    String expected = reply
        .replace("PLAN", "{\"orders\":[{\"to\":\"AMS\",\"qty\":1}],\"helm\":{\"heading\":90}}")
        .replace("DECOY", "{\"orders\":[],\"helm\":{\"heading\":13}}")
        .replace('+', '\n');
    assertThat(named(name).reply().apply(n)).isEqualTo(expected);
  }

  @ParameterizedTest(name = "{0} at {1}")
  @CsvSource({
    "brackets_unclosed, 512, NO_PLAN",
    "brackets_unclosed, 513, LIMIT",
    "deep_objects, 512, FIRST_JSON",
    "deep_objects, 513, LIMIT",
    "deep_unknown_field, 511, COMPLETE",
    "deep_unknown_field, 512, LIMIT",
    "alternating_open, 256, NO_PLAN",
    "alternating_open, 257, LIMIT",
    "mega_key, 50000, COMPLETE",
    "mega_key, 50001, LIMIT",
    "mega_string, 4000000, COMPLETE",
    "mega_string, 4000001, LIMIT",
    "digits_in_int, 1, BIND_ERROR",
    "digits_in_int, 1000, BIND_ERROR",
    "digits_in_int, 1001, LIMIT",
    "digits_in_unknown_field, 1000, COMPLETE",
    "digits_in_unknown_field, 1001, LIMIT",
    "exponent_bomb_bigdecimal, 3, COMPLETE",
    "exponent_bomb_bigdecimal, 4, BIND_ERROR",
    "exponent_bomb_bigdecimal, 2000000000, BIND_ERROR",
    "reply_too_long, 2097124, COMPLETE",
    "reply_too_long, 2097125, LIMIT",
  })
  void theRecommendedOutcomeChangesAtTheLimit(String name, int n, Expected outcome) {
    assertThat(named(name).outcome().apply(n)).isEqualTo(outcome);
    assertThat(named(name).allowed(n)).contains(outcome);
  }

  @Test
  void whatElseIsHonestIsAllowedBesideTheRecommendedOutcome() {
    assertThat(named("fence_bare_lines").allowed(7)).containsExactly(NO_PLAN);
    assertThat(named("deep_objects").allowed(7)).containsOnly(FIRST_JSON, LIMIT, NO_PLAN);
    assertThat(named("deep_objects").allowed(600)).containsOnly(LIMIT, NO_PLAN);
    assertThat(named("deep_unknown_field").allowed(600)).containsExactly(LIMIT);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("shapes")
  void onlyARepliesOwnPlanCarriesTheRightHeading(Shape shape) {
    Set<Expected> aPlanBinds = EnumSet.of(COMPLETE, REPAIRED);
    aPlanBinds.retainAll(shape.allowed(1));
    if (!aPlanBinds.isEmpty()) {
      assertThat(shape.reply().apply(1)).containsOnlyOnce("\"heading\":90");
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("shapes")
  void aReplyIsStrictJsonWhereItsOutcomeSaysSo(Shape shape) {
    String reply = shape.reply().apply(7);
    Expected outcome = shape.outcome().apply(7);
    if (outcome == BIND_ERROR) {
      assertThatCode(() -> StrictJson.tokens(reply)).doesNotThrowAnyException();
    } else if (EnumSet.of(REPAIRED, TRUNCATED, NO_PLAN).contains(outcome)) {
      assertThatThrownBy(() -> StrictJson.tokens(reply))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("shapes")
  void aReplyGrowsSlowlyEnoughForALinearReadingToPass(Shape shape) {
    // the fences of fence_growing stop growing at 400
    int n = Math.max(1_000, shape.typicalN());
    double growth =
        (double) shape.reply().apply(4 * n).length() / shape.reply().apply(n).length();
    if (!shape.name().equals("empty")) {
      assertThat(growth).isLessThan(CpuTime.MAX_LINEAR_GROWTH);
    }
  }

  @Test
  void collidingKeysAreDistinctNamesWithOneHashCode() {
    List<String> names = StrictJson.tokens(named("colliding_keys").reply().apply(1_000)).stream()
        .filter(token -> token.kind() == Kind.NAME)
        .map(Token::text)
        .filter(name -> name.startsWith("Aa") || name.startsWith("BB"))
        .toList();
    assertThat(names).hasSize(1_000).doesNotHaveDuplicates();
    assertThat(names.stream().map(String::hashCode).distinct()).hasSize(1);
  }

  static List<Shape> shapes() {
    return ALL;
  }

  private static Shape named(String name) {
    return ALL.stream().filter(s -> s.name().equals(name)).findAny().orElseThrow();
  }
}
