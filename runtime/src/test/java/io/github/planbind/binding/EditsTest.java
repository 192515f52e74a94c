package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class EditsTest {
  private static Edit comma(int offset) {
    return new Edit(Edit.Kind.TRAILING_COMMA, offset, ",", "");
  }

  private static Edits commas(int count) {
    Edits edits = new Edits(",".repeat(count));
    for (int i = 0; i < count; i++) {
      edits.add(Edit.Kind.TRAILING_COMMA, i);
    }
    return edits;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 7, 8, 9, 1_023, 1_024, 1_025, 2_048, 5_000})
  void givesBackWhatWasAddedInOrder(int count) {
    List<Edit> list = commas(count).asList();

    assertThat(list).hasSize(count);
    for (int i = 0; i < count; i++) {
      assertThat(list.get(i)).isEqualTo(comma(i));
    }
  }

  @ParameterizedTest
  @EnumSource(Edit.Kind.class)
  void keepsTheKindAndTheLargestOffsetOfAnEditInAString(Edit.Kind kind) {
    Edits edits = new Edits("");
    edits.addInString(kind, Integer.MAX_VALUE);

    assertThat(edits.get(0)).isEqualTo(new Edit(kind, Integer.MAX_VALUE, "", ""));
  }

  @Test
  void keepsTheNamesThatWereRead() {
    Edits edits = new Edits("\" A\",\"B \"");
    edits.add(Edit.Kind.ENUM_SPELLING, 0, "a");
    edits.add(Edit.Kind.ENUM_SPELLING, 5, "b");

    assertThat(edits.asList())
        .containsExactly(
            new Edit(Edit.Kind.ENUM_SPELLING, 0, "\" A\"", "\"a\""),
            new Edit(Edit.Kind.ENUM_SPELLING, 5, "\"B \"", "\"b\""));
  }

  @Test
  void isAListThatCannotBeChanged() {
    List<Edit> list = commas(1).asList();

    assertThatThrownBy(() -> list.add(comma(2))).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> list.remove(0)).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> list.get(1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> list.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void forgetsWhatCameAfterASizeAndGoesOn() {
    Edits edits = commas(1_030);
    edits.truncate(5);
    edits.add(Edit.Kind.TRAILING_COMMA, 99);

    assertThat(edits.asList()).hasSize(6).last().isEqualTo(comma(99));
    for (int i = 0; i < 1_030; i++) {
      edits.add(Edit.Kind.TRAILING_COMMA, i);
    }
    assertThat(edits.get(1_035)).isEqualTo(comma(1_029));
  }

  @Test
  void givesThoseOfAnotherInThePlaceOfAPart() {
    String text = "\"A\",\"B\",\"C\"";
    Edits around = new Edits(text);
    around.add(Edit.Kind.ENUM_SPELLING, 0, "a");
    around.add(Edit.Kind.ENUM_SPELLING, 4, "lost");
    around.add(Edit.Kind.ENUM_SPELLING, 8, "c");
    Edits within = new Edits(text);
    within.add(Edit.Kind.ENUM_SPELLING, 4, "b");
    within.addInString(Edit.Kind.COMMENT, 4);

    List<Edit> list = around.asListWith(Edit.Kind.SINGLE_FOR_LIST, 0, within, 1, 8);

    assertThat(list)
        .containsExactly(
            new Edit(Edit.Kind.SINGLE_FOR_LIST, 0, "", "["),
            new Edit(Edit.Kind.ENUM_SPELLING, 0, "\"A\"", "\"a\""),
            new Edit(Edit.Kind.ENUM_SPELLING, 4, "\"B\"", "\"b\""),
            new Edit(Edit.Kind.COMMENT, 4, "", ""),
            new Edit(Edit.Kind.ENUM_SPELLING, 8, "\"C\"", "\"c\""));
    assertThatThrownBy(() -> list.get(5)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> list.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThat(around.isShared()).isTrue();
    assertThat(within.isShared()).isTrue();
  }

  @Test
  void giveOneEditAloneWithoutKeepingTheLogsOfOthers() {
    Edits around = new Edits("[{}]");
    Edits within = new Edits("[{}]");

    assertThat(around.asListWith(Edit.Kind.UNWRAPPED, 0, within, 1, 3))
        .containsExactly(new Edit(Edit.Kind.UNWRAPPED, 0, "[", ""));
    assertThat(around.isShared()).isFalse();
    assertThat(within.isShared()).isFalse();
  }

  @Test
  void forgetsTheNamesOfWhatItForgets() {
    Edits edits = new Edits("\"A\",\"B\"");
    edits.add(Edit.Kind.ENUM_SPELLING, 0, "a");
    edits.truncate(0);
    edits.add(Edit.Kind.ENUM_SPELLING, 4, "b");

    assertThat(edits.asList())
        .containsExactly(new Edit(Edit.Kind.ENUM_SPELLING, 4, "\"B\"", "\"b\""));
  }

  @ParameterizedTest
  @EnumSource(Edit.Kind.class)
  void eachKindNamesItsRuleAndSaysWhatWasDone(Edit.Kind kind) {
    assertThat(kind.rule()).isIn("R8", "R13", "R17");
    assertThat(kind.text()).matches("[A-Za-z][A-Za-z ]+[a-zN]");
    assertThat(new Edit(kind, 7, "secret", "secret")).hasToString(kind.text() + " at 7");
  }
}
