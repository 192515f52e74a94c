package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.plans.OneBinder;
import io.github.planbind.plans.Told;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What rule R8 says of LaTeX whose backslashes were not doubled. */
class LatexTest {
  private static DocumentReader<?> read(String text) {
    DocumentReader<?> document = DocumentReader.of(OneBinder.of(JsonInput::readString), text);
    document.read(0, false);
    return document;
  }

  private static String value(DocumentReader<?> document) {
    return String.valueOf(document.plan());
  }

  @Test
  void inValidJsonNothingIsTouchedButNoticed() {
    DocumentReader<?> document = read("{\"v\":\"\\frac \\neq \\times \\beta\"}");

    assertThat(value(document)).isEqualTo("One[v=\frac \neq \times \beta]");
    assertThat(document.edits()).isEmpty();
    assertThat(document.latexNotices()).isEqualTo(4);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\\nothing", "\\news", "\\toad", "\\right1x", "\\n\\n", "\\t x", "\\nx"})
  void aWordThatIsNoCommandIsNotNoticedUnlessItEndsThere(String text) {
    int notices = text.equals("\\right1x") ? 1 : 0;
    assertThat(read("{\"v\":\"" + text + "\"}").latexNotices()).isEqualTo(notices);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\\free", "\\bad", "\\bm{x}", "\\fx"})
  void aFormFeedOrBackspaceBeforeALetterIsNoticedWhateverTheWord(String text) {
    assertThat(read("{\"v\":\"" + text + "\"}").latexNotices()).isEqualTo(1);
  }

  @Test
  void besideAnIllegalEscapeFormFeedsAndBackspacesBeforeALetterAreKept() {
    DocumentReader<?> document = read("{\"v\":\"\\(\\frac{a}{b} \\beta \\fx \\bq\\)\"}");

    assertThat(value(document)).isEqualTo("One[v=\\(\\frac{a}{b} \\beta \\fx \\bq\\)]");
    assertThat(Told.edits(document.edits()))
        .containsExactly(
            "ILLEGAL_ESCAPE@6",
            "LATEX_ESCAPE@8",
            "LATEX_ESCAPE@20",
            "LATEX_ESCAPE@26",
            "LATEX_ESCAPE@30",
            "ILLEGAL_ESCAPE@33");
    assertThat(document.latexNotices()).isZero();
  }

  @Test
  void theIllegalEscapeMayStandAfterIt() {
    DocumentReader<?> document = read("{\"v\":\"\\frac\",\"w\":\"\\(\"}");

    assertThat(value(document)).isEqualTo("One[v=\\frac]");
    assertThat(Told.edits(document.edits())).containsExactly("LATEX_ESCAPE@6", "ILLEGAL_ESCAPE@18");
  }

  @Test
  void anEscapedApostropheIsAnIllegalEscapeToo() {
    DocumentReader<?> document = read("{\"v\":\"it\\'s \\frac\"}");

    assertThat(value(document)).isEqualTo("One[v=it's \\frac]");
    assertThat(Told.edits(document.edits()))
        .containsExactly("APOSTROPHE_ESCAPE@8", "LATEX_ESCAPE@12");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\\f", "\\b", "\\f1", "\\b ", "\\f{", "\\f\\n"})
  void beforeAnythingButALetterTheyAreWhatJsonSays(String escape) {
    DocumentReader<?> document = read("{\"v\":\"\\(" + escape + "\"}");

    String decoded = escape.replace("\\f", "\f").replace("\\b", "\b").replace("\\n", "\n");
    assertThat(value(document)).isEqualTo("One[v=\\(" + decoded + "]");
    assertThat(Told.edits(document.edits())).containsExactly("ILLEGAL_ESCAPE@6");
  }

  @ParameterizedTest
  @CsvSource({
    "neq, n",
    "nabla, n",
    "ne, n",
    "rho, r",
    "right, r",
    "rightarrow, r",
    "times, t",
    "theta, t",
    "text, t",
    "to, t",
    "tan, t",
    "nu, n",
    "rangle, r",
    "tau, t",
    "notin, n"
  })
  void besideAnIllegalEscapeACommandThatJsonReadsAsABreakIsNotHalfRepaired(
      String word, String escape) {
    assertThat(word).startsWith(escape);
    DocumentReader<?> document = read("{\"v\":\"\\(a \\" + word + " b\\)\"}");

    assertThat(document.ending()).isEqualTo(DocumentReader.Ending.BROKEN);
    assertThat(document.end()).isEqualTo(10);
    assertThat(document.expected()).isEqualTo("a doubled backslash before a LaTeX command");
    assertThat(document.plan()).isNull();
  }

  @Test
  void besideAnIllegalEscapeOtherBreaksAreWhatJsonSays() {
    DocumentReader<?> document = read("{\"v\":\"\\(a\\)\\nnext\\tand\\rso\\nNeq\"}");

    assertThat(value(document)).isEqualTo("One[v=\\(a\\)\nnext\tand\rso\nNeq]");
    assertThat(Told.edits(document.edits()))
        .containsExactly("ILLEGAL_ESCAPE@6", "ILLEGAL_ESCAPE@9");
  }

  @Test
  void aCommandOfTheListInAnotherStringOfTheDocumentCountsToo() {
    DocumentReader<?> document = read("{\"v\":\"a \\neq b\",\"w\":[{\"x\":\"\\(\"}]}");

    assertThat(document.ending()).isEqualTo(DocumentReader.Ending.BROKEN);
    assertThat(document.end()).isEqualTo(8);
  }

  @Test
  void namesCountAsStringsDo() {
    assertThat(read("{\"v\":\"a\",\"\\(\":1,\"\\neq\":2}").ending())
        .isEqualTo(DocumentReader.Ending.BROKEN);
  }

  @Test
  void aDoubledBackslashIsNeitherIllegalNorACommand() {
    DocumentReader<?> document = read("{\"v\":\"\\\\(a \\\\neq b\\\\) \\\\frac\"}");

    assertThat(value(document)).isEqualTo("One[v=\\(a \\neq b\\) \\frac]");
    assertThat(document.edits()).isEmpty();
    assertThat(document.latexNotices()).isZero();
  }

  @Test
  void theSecondReadingForgetsTheFirst() {
    DocumentReader<?> document = read("{\"v\":\"\\(\\frac\",\"w\":[1,],}");

    assertThat(Told.edits(document.edits()))
        .containsExactly(
            "ILLEGAL_ESCAPE@6", "LATEX_ESCAPE@8", "TRAILING_COMMA@21", "TRAILING_COMMA@23");
    assertThat(document.ignoredMembers()).isEqualTo(1);
  }

  @Test
  void oneReaderReadsPlainDocumentsAfterALatexOne() {
    String text = "{\"v\":\"\\(\\frac\"} {\"v\":\"\\frac\"}";
    DocumentReader<?> document = read(text);
    assertThat(value(document)).isEqualTo("One[v=\\(\\frac]");

    document.read(text.indexOf(" {") + 1, false);

    assertThat(value(document)).isEqualTo("One[v=\frac]");
    assertThat(document.edits()).isEmpty();
    assertThat(document.latexNotices()).isEqualTo(1);
  }

  @Test
  void aDocumentInAStringIsReadByTheSameRules() {
    DocumentReader<?> document = DocumentReader.of(
        OneBinder.of(json -> OneBinder.readList(json, JsonInput::readString)),
        "{\"v\":\"[\\\"\\\\\\\\(\\\",\\\"\\\\frac\\\"]\"}");
    document.read(0, false);

    assertThat(value(document)).isEqualTo("One[v=[\\(, \frac]]");
  }

  @Test
  void aCutDocumentKeepsWhatItsLexerKept() {
    DocumentReader<?> document = read("{\"v\":\"\\(\\frac\",\"w\":\"x");

    assertThat(document.ending()).isEqualTo(DocumentReader.Ending.CUT);
    assertThat(document.cutPlan().json()).isEqualTo("{\"v\":\"\\\\(\\\\frac\"}");
  }

  @Test
  void knowsWholeWordsOnly() {
    assertThat(LatexWords.standsAt("neq", 0, 3)).isTrue();
    assertThat(LatexWords.standsAt("neq{", 0, 4)).isTrue();
    assertThat(LatexWords.standsAt("neq1", 0, 4)).isTrue();
    assertThat(LatexWords.standsAt("neqx", 0, 4)).isFalse();
    assertThat(LatexWords.standsAt("n", 0, 1)).isFalse();
    assertThat(LatexWords.standsAt("", 0, 0)).isFalse();
    assertThat(LatexWords.standsAt("twoheadrightarrow", 0, 17)).isTrue();
    assertThat(LatexWords.standsAt("twoheadrightarrows", 0, 18)).isFalse();
    assertThat(LatexWords.standsAt("n".repeat(1000), 0, 1000)).isFalse();
  }
}
