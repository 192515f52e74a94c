package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.planbind.plans.Told;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Records with as many components as Java allows, and shapes that cannot be. */
class WideRecordTest {
  /** Reads c0, c1, … as numbers; c1's alias is alias1. */
  private record Wide(ObjectShape shape, int size) implements PlanBinder<List<Integer>> {
    static Wide of(int size) {
      ObjectShape.Builder builder = ObjectShape.named("Wide");
      String[] keys = new String[size];
      for (int i = 0; i < size; i++) {
        keys[i] = "c" + i;
        builder.required(keys[i]).aliases("alias" + i);
      }
      return new Wide(builder.keys(keys).build(), size);
    }

    @Override
    public List<Integer> read(JsonInput json) {
      if (!json.beginObject(shape)) {
        return null;
      }
      List<Integer> values = new ArrayList<>(Collections.nCopies(size, 0));
      for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
        values.set(member, json.readInt(values.get(member)));
      }
      return json.endObject() ? values : null;
    }

    @Override
    public String schema() {
      return "{}";
    }

    DocumentReader<List<Integer>> readAll(List<String> members) {
      DocumentReader<List<Integer>> document =
          DocumentReader.of(this, "{" + String.join(",", members) + "}");
      document.read(0, false);
      return document;
    }
  }

  private static List<String> members(int size, String name) {
    List<String> members = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      members.add("\"" + name + i + "\":" + i);
    }
    return members;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 63, 64, 65, 128, 129, 200, 254})
  void everyComponentIsReadInAnyOrderAndByEitherName(int size) {
    Wide wide = Wide.of(size);
    List<Integer> values = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      values.add(i);
    }
    assertThat(wide.readAll(members(size, "c")).plan()).isEqualTo(values);
    assertThat(wide.readAll(members(size, "alias")).plan()).isEqualTo(values);
    List<String> shuffled = members(size, "c");
    Collections.shuffle(shuffled, new Random(size));
    assertThat(wide.readAll(shuffled).plan()).isEqualTo(values);
    assertThat(wide.readAll(members(size, "\\u0063")).plan()).isEqualTo(values);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 62, 63, 64, 127, 128, 200, 253})
  void eachComponentIsMissedAndItsSecondValueCompared(int component) {
    Wide wide = Wide.of(254);
    List<String> without = members(254, "c");
    without.remove(component);
    assertThat(Told.misfits(wide.readAll(without).misfits()))
        .containsExactly("/c" + component + ": expected a value, found nothing");

    List<String> twice = members(254, "c");
    twice.add("\"alias" + component + "\":" + component);
    assertThat(wide.readAll(twice).plan()).isNotNull();
    twice.set(254, "\"alias" + component + "\":-1");
    assertThat(Told.misfits(wide.readAll(twice).misfits()))
        .containsExactly(
            "/c" + component + ": expected the same value each time, found another value");

    without.add("\"C_" + component + "\":1");
    assertThat(Told.misfits(wide.readAll(without).misfits()))
        .containsExactly(
            "/c" + component
                + ": expected a value, found nothing, but a name that differs only by case, \"_\" or \"-\"");
  }

  @Test
  void aKeyMustBeAComponent() {
    ObjectShape.Builder builder =
        ObjectShape.named("Ship").required("helm").aliases("wheel").keys("helms");
    assertThatIllegalArgumentException()
        .isThrownBy(builder::build)
        .withMessage("helms is no component of Ship");
    assertThat(builder.keys("wheel").build().isKey(0)).isTrue();
    assertThat(builder.keys().build().isKey(0)).isFalse();
  }

  @Test
  void aShapeKnowsItsComponents() {
    ObjectShape shape = ObjectShape.named("Ship")
        .optional("a")
        .required("b")
        .aliases("c")
        .keys("b")
        .build();
    assertThat(shape.record()).isEqualTo("Ship");
    assertThat(shape.size()).isEqualTo(2);
    assertThat(shape.component(1)).isEqualTo("b");
    assertThat(shape.isRequired(0)).isFalse();
    assertThat(shape.isRequired(1)).isTrue();
    assertThat(shape.isKey(0)).isFalse();
    assertThat(shape.isKey(1)).isTrue();
    assertThat(shape.hasRequired()).isTrue();
    assertThat(ObjectShape.named("Ship").optional("a").build().hasRequired()).isFalse();
  }

  @Test
  void aCompanionThatForgetsToBeginIsAProgrammingMistake() {
    JsonLexer lexer = new JsonLexer("{}", new Edits("{}"), -1, 0, false);
    JsonInput json = new JsonInput(lexer, false);
    json.restart(lexer, 0);
    assertThatIllegalStateException()
        .isThrownBy(json::nextMember)
        .withMessage("No object has begun");
    assertThatIllegalStateException()
        .isThrownBy(() -> json.endList(List.of()))
        .withMessage("No object or array is open");
    assertThatIllegalStateException()
        .isThrownBy(json::endObject)
        .withMessage("No object or array is open");
  }
}
