package io.github.planbind;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WordsTest {
  @Test
  void whatCanBePrintedStays() {
    String text = "a\u00e9\u5b57\ud83d\ude00 {}\"'<>&%$\u00a0\u3000~";
    assertThat(Words.printable(text, 100)).isEqualTo(text);
    assertThat(Words.printable("", 100)).isEmpty();
  }

  @Test
  void whatCannotIsAQuestionMark() {
    String hidden =
        "\n\r\t\0\u001b\u007f\u0085\u009f\u00ad\u200b\u200e\u202e\u2028\u2029\u2066\ufeff\ufffe\ud800\udc00\ud800"
            .replace("\ud800\udc00", "\udc00\ud800");
    assertThat(Words.printable(hidden, 100)).isEqualTo("?".repeat(hidden.length()));
  }

  @Test
  void whatIsTooLongEndsWithDots() {
    assertThat(Words.printable("abcdef", 6)).isEqualTo("abcdef");
    assertThat(Words.printable("abcdefg", 6)).isEqualTo("abc...");
    assertThat(Words.printable("a".repeat(5_000), 1_000)).hasSize(1_000).endsWith("a...");
  }

  @Test
  void noPairIsCutInHalf() {
    for (int before = 0; before < 8; before++) {
      String text = "a".repeat(before) + "\ud83d\ude00".repeat(10);
      String printable = Words.printable(text, 10);
      assertThat(printable.length()).isLessThanOrEqualTo(10);
      assertThat(printable).endsWith("...");
      String kept = printable.substring(0, printable.length() - 3);
      assertThat(kept.isEmpty() || !Character.isHighSurrogate(kept.charAt(kept.length() - 1)))
          .as(printable)
          .isTrue();
    }
  }

  @Test
  void countsOneAndMany() {
    assertThat(Words.count(0, "edit", "edits")).isEqualTo("0 edits");
    assertThat(Words.count(1, "edit", "edits")).isEqualTo("1 edit");
    assertThat(Words.count(2_000_000, "edit", "edits")).isEqualTo("2000000 edits");
  }
}
