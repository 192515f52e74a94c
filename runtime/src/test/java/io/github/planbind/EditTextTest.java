package io.github.planbind;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.planbind.binding.Edit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EditTextTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '!',
      value = {
        "{\"a\":1,}                 | TRAILING_COMMA     | 6 | !,!          | !!",
        "{\"a\":/* x */1}           | COMMENT            | 5 | !/* x */!    | !!",
        "{\"a\":True}               | PYTHON_LITERAL     | 5 | !True!       | !true!",
        "{\"a\":None}               | PYTHON_LITERAL     | 5 | !None!       | !null!",
        "{\"a\":\"x\\(y\"}          | ILLEGAL_ESCAPE     | 7 | !\\(!        | !\\\\(!",
        "{\"a\":\"don\\'t\"}        | APOSTROPHE_ESCAPE  | 9 | !\\'!        | !'!",
        "{\"p\":{\"a\":1}}          | UNWRAPPED          | 0 | !{\"p\":!    | !!",
      })
  void anEditSaysWhatWasReadInPlaceOfWhat(
      String reply, Edit.Kind kind, int offset, String before, String after) {
    assertThat(edits(reply.strip())).containsExactly(new Edit(kind, offset, before, after));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"a\":[1,2,],\"b\":True,}",
        "{ // why\n \"a\":\"one\ntwo\tthree\", /* and */ \"b\":\"\\(x\\) don\\'t \\frac\",\u00a0}",
        "{\u2060\"a\":\"\\beta \\alpha\u0001\",\"b\":[None,False,],}",
      })
  void theReplyWithItsEditsIsStrictJsonThatSaysTheSame(String reply) throws Exception {
    List<Edit> edits = new ArrayList<>(edits(reply));
    assertThat(edits).isNotEmpty();
    edits.sort(Comparator.comparingInt(Edit::offset).reversed());
    StringBuilder strict = new StringBuilder(reply);
    for (Edit edit : edits) {
      int end = edit.offset() + edit.before().length();
      assertThat(reply.substring(edit.offset(), end)).isEqualTo(edit.before());
      strict.replace(edit.offset(), end, edit.after());
    }
    assertThat(new ObjectMapper().readTree(strict.toString()))
        .isEqualTo(PlanReader.ofTree("a").read(reply).orElseThrow());
  }

  private static List<Edit> edits(String reply) {
    return PlanReader.ofTree("a").read(reply).trace().edits();
  }
}
