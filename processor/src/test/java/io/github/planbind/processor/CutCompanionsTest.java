package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.Partial;
import io.github.planbind.PlanKey;
import io.github.planbind.PlanResult;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the companions of the golden files make of JSON that is cut at any place: never a plan that is complete,
 * and no value that the whole plan does not have.
 */
class CutCompanionsTest {
  static Stream<GoldenCase> cases() throws IOException {
    return GoldenCase.all();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void nothingIsReadOfACutPlanThatTheWholeDoesNotHave(GoldenCase golden) throws IOException {
    Compiled compiled = golden.compiled();
    for (ReadExample example : golden.examples()) {
      if (example.isRead()) {
        List<PlanKey<Object, Object>> keys = keys(compiled, example.companion());
        List<Optional<Object>> whole =
            values(partial(compiled, example, example.json().length() - 1), keys);
        for (int end = 0; end < example.json().length(); end++) {
          Partial<Object> partial = partial(compiled, example, end);
          if (partial != null) {
            partial
                .plan()
                .ifPresent(plan ->
                    assertThat(example.outcome()).matches(withAnythingForNothing(plan.toString())));
            isPartOf(values(partial, keys), whole, example.json().substring(0, end));
          }
        }
      }
    }
  }

  /** What is optional may be written behind the cut. */
  private static String withAnythingForNothing(String plan) {
    return "\\Q" + plan.replaceAll("(Optional[A-Za-z]*)\\.empty", "$1\\\\E.*\\\\Q") + "\\E";
  }

  private static void isPartOf(
      List<Optional<Object>> values, List<Optional<Object>> whole, String json) {
    for (int i = 0; i < values.size(); i++) {
      Optional<Object> value = values.get(i);
      assertThat(value.isEmpty() || isPrefix(value.get(), whole.get(i).orElse(null)))
          .as("%s: %s of %s", json, value, whole.get(i))
          .isTrue();
    }
  }

  /** Of a list, set or map that is cut, its first elements are there. */
  private static boolean isPrefix(Object value, Object whole) {
    if (value instanceof Collection<?> part && whole instanceof Collection<?> all) {
      return new ArrayList<>(all).subList(0, part.size()).toString().equals(part.toString());
    }
    if (value instanceof Map<?, ?> part && whole instanceof Map<?, ?> all) {
      return all.entrySet()
          .toString()
          .startsWith(
              part.entrySet().toString().substring(0, part.entrySet().toString().length() - 1));
    }
    return Objects.deepEquals(value, whole) || value.toString().equals(String.valueOf(whole));
  }

  /** What was read of the first characters; null where there is no plan in them. */
  private static Partial<Object> partial(Compiled compiled, ReadExample example, int end) {
    PlanResult<Object> result =
        compiled.read(example.companion(), example.json().substring(0, end));
    return result.fold(
        complete -> {
          throw new AssertionError("complete: " + example.json().substring(0, end));
        },
        PlanResult.Truncated::partial,
        failed -> null);
  }

  private static List<Optional<Object>> values(
      Partial<Object> partial, List<PlanKey<Object, Object>> keys) {
    return keys.stream()
        .map(key -> partial == null ? Optional.empty() : partial.get(key))
        .toList();
  }

  @SuppressWarnings("unchecked") // a companion's keys are of its plan
  private static List<PlanKey<Object, Object>> keys(Compiled compiled, String companion) {
    List<PlanKey<Object, Object>> keys = new ArrayList<>();
    for (var field : compiled.binder(companion).getClass().getDeclaredFields()) {
      if (field.getType() == PlanKey.class && Modifier.isStatic(field.getModifiers())) {
        try {
          field.setAccessible(true); // the companion of a package-private record is not public
          keys.add((PlanKey<Object, Object>) field.get(null));
        } catch (IllegalAccessException notThere) {
          throw new AssertionError(notThere);
        }
      }
    }
    return keys;
  }
}
