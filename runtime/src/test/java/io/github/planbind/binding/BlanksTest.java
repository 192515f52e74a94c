package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BlanksTest {
  private static final String UNICODE =
      "\u0085\u00a0\u1680\u180e\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b\u200c\u200d"
          + "\u2028\u2029\u202f\u205f\u2060\u3000\ufeff";

  @Test
  void knowsEachBlankOfUnicodeAndNoOtherChar() {
    for (char c = 0; c < Character.MAX_VALUE; c++) {
      assertThat(Blanks.isUnicodeBlank(c)).as("U+%04X", (int) c).isEqualTo(UNICODE.indexOf(c) >= 0);
    }
    assertThat(Blanks.isUnicodeBlank('\uffff')).isFalse();
  }

  @Test
  void knowsWhatIsBlankInAReply() {
    String blanks = " \t\n\u000b\f\r" + UNICODE;
    for (char c = 0; c < Character.MAX_VALUE; c++) {
      assertThat(Blanks.isBlank(c)).as("U+%04X", (int) c).isEqualTo(blanks.indexOf(c) >= 0);
    }
  }

  @Test
  void skipsToTheFirstOtherChar() {
    assertThat(Blanks.skip("", 0)).isZero();
    assertThat(Blanks.skip("a", 0)).isZero();
    assertThat(Blanks.skip(" \n\ufeffa ", 0)).isEqualTo(3);
    assertThat(Blanks.skip(" \n\ufeffa ", 4)).isEqualTo(5);
    assertThat(Blanks.skip("\u2003\u2003", 1)).isEqualTo(2);
  }
}
