package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A window on a text shows the same as the text, wherever its borders lie and wherever one looks next. */
class TextWindowTest {
  /** More than the largest window, so that every place of the small text lies on a border once. */
  private static final int OFFSETS = 1100;

  private static final class Window extends TextWindow {
    Window(String text) {
      super(text);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 100, 20_000})
  void findsTheEndsOfBlanksAndTextWhereverTheyBegin(int behind) {
    for (int before = 0; before < OFFSETS; before++) {
      String text = "x".repeat(before) + " \n\r\t\"plain \u00e9\u4e00\\" + "y".repeat(behind);
      Window window = new Window(text);

      assertThat(window.afterPlainText(0)).isEqualTo(before == 0 ? 1 : before + 1);
      assertThat(window.afterPlainBlanks(before)).isEqualTo(before + 4);
      assertThat(window.seen(before + 4)).isEqualTo('"');
      assertThat(window.afterPlainText(before + 5)).isEqualTo(before + 13);
      assertThat(window.seen(before + 13)).isEqualTo('\\');
      assertThat(window.afterPlainText(before + 14)).isEqualTo(text.length());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 126, 127, 128, 129, 1022, 1023, 1024, 1025, 3000})
  void seesWordsOfAnyLengthWithTwoCharsBehindThem(int length) {
    char[] word = "w".repeat(length).toCharArray();
    for (int before = 0; before < OFFSETS; before += 7) {
      String text = "-".repeat(before) + "w".repeat(length) + ":1";
      Window window = new Window(text + "2".repeat(before));
      window.afterPlainBlanks(0);

      assertThat(window.stands(word, before)).isTrue();
      assertThat(window.seen(before + length)).isEqualTo(':');
      assertThat(window.seen(before + length + 1)).isEqualTo('1');
      assertThat(window.stands(word, before + 1)).isFalse();
      assertThat(new Window(text.substring(0, text.length() - 1)).stands(word, before))
          .isFalse();
    }
  }

  @Test
  void looksBackAndFarAhead() {
    String text = "a\"" + "b".repeat(50_000) + "\"" + "c".repeat(50_000) + "\"";
    Window window = new Window(text);

    for (int i = 0; i < 3; i++) {
      assertThat(window.afterPlainText(50_003)).isEqualTo(text.length() - 1);
      assertThat(window.afterPlainText(0)).isEqualTo(1);
      assertThat(window.afterPlainText(2)).isEqualTo(50_002);
      assertThat(window.seen(50_002)).isEqualTo('"');
    }
    assertThat(window.afterPlainBlanks(text.length())).isEqualTo(text.length());
  }

  @Test
  void showsNothingOfTheTextBefore() {
    Window window = new Window("plain\"");
    assertThat(window.afterPlainText(0)).isEqualTo(5);

    window.setText("\"other");

    assertThat(window.afterPlainText(0)).isZero();
    assertThat(window.afterPlainText(1)).isEqualTo(6);
    window.setText("");
    assertThat(window.afterPlainText(0)).isZero();
    assertThat(window.stands("x".toCharArray(), 0)).isFalse();
  }
}
