package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.plans.Move;
import io.github.planbind.plans.MoveBinder;
import io.github.planbind.plans.Told;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The records of a sealed interface, told apart by their discriminator. */
class VariantsTest {
  private static DocumentReader<Move> read(String json) {
    DocumentReader<Move> document = DocumentReader.of(MoveBinder.INSTANCE, json);
    document.read(0, false);
    return document;
  }

  private static void binds(String json, Move move, String... edits) {
    DocumentReader<Move> document = read(json);
    assertThat(document.plan()).isEqualTo(move);
    assertThat(Told.edits(document.edits())).containsExactly(edits);
  }

  private static void misfits(String json, String... misfits) {
    DocumentReader<Move> document = read(json);
    assertThat(document.ending()).isEqualTo(DocumentReader.Ending.INTACT);
    assertThat(document.plan()).isNull();
    assertThat(Told.misfits(document.misfits())).containsExactly(misfits);
  }

  private static final Move SAIL = new Move.Sail(90, Optional.empty());

  @Test
  void theDiscriminatorSaysWhichRecordItIsWhereverItStands() {
    binds("{\"type\":\"sail\",\"heading\":90}", SAIL);
    binds("{\"heading\":90,\"type\":\"sail\"}", SAIL);
    binds("{\"note\":null,\"type\":\"s\\u0061il\",\"heading\":90}", SAIL);
    binds("{\"t\\u0079pe\":\"anchor\",\"depth\":2.5}", new Move.Anchor(2.5));
    binds("{\"depth\":2.5,\"x\":{\"type\":\"sail\"},\"type\":\"anchor\"}", new Move.Anchor(2.5));
  }

  @Test
  void recordsInRecordsAreToldApartToo() {
    Move chain = new Move.Chain(List.of(SAIL, new Move.Anchor(1), new Move.Chain(List.of())));
    binds(
        "{\"moves\":[{\"heading\":90,\"type\":\"sail\"},{\"type\":\"anchor\",\"depth\":1},{\"moves\":[],\"type\":\"chain\"}],\"type\":\"chain\"}",
        chain);
  }

  @Test
  void editsAreRecordedOnceAlthoughTheObjectIsLookedIntoFirst() {
    binds(
        "{\"heading\":\"90\",/**/\"type\":\"sail\",}",
        SAIL,
        "NUMBER_IN_STRING@11",
        "COMMENT@16",
        "TRAILING_COMMA@33");
    binds(
        "{\"moves\":[{\"heading\":90,\"type\":\"sail\",},],\"type\":\"chain\",}",
        new Move.Chain(List.of(SAIL)),
        "TRAILING_COMMA@37",
        "TRAILING_COMMA@39",
        "TRAILING_COMMA@56");
  }

  @Test
  void anIllegalEscapeBeforeTheDiscriminatorCountsForTheWholeDocument() {
    binds(
        "{\"note\":\"\\(\\frac\\)\",\"type\":\"sail\",\"heading\":90}",
        new Move.Sail(90, Optional.of("\\(\\frac\\)")),
        "ILLEGAL_ESCAPE@9",
        "LATEX_ESCAPE@11",
        "ILLEGAL_ESCAPE@16");
  }

  @Test
  void escapesThatAreNoticedAreNoticedOnce() {
    DocumentReader<Move> document = read("{\"note\":\"\\neq\",\"heading\":90,\"type\":\"sail\"}");

    assertThat(document.plan()).isEqualTo(new Move.Sail(90, Optional.of("\neq")));
    assertThat(document.latexNotices()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"heading\":90}                   | nothing",
        "{}                                 | nothing",
        "{\"type\":null,\"heading\":90}     | nothing",
        "{\"type\":\"row\"}                 | another string",
        "{\"type\":\"SAIL\",\"heading\":90} | another string",
        "{\"type\":\" sail\"}               | another string",
        "{\"type\":\"\"}                    | another string",
        "{\"type\":0}                       | a number",
        "{\"type\":[\"sail\"]}              | an array",
        "{\"type\":{}}                      | an object",
        "{\"type\":true}                    | a boolean",
      })
  void withoutAKnownDiscriminatorThereIsNoRecord(String json, String found) {
    misfits(json, "/type: expected one of \"sail\", \"anchor\", \"chain\", found " + found);
  }

  @Test
  void theSecondDiscriminatorMustSayTheSame() {
    binds("{\"type\":\"sail\",\"type\":\"sail\",\"heading\":90}", SAIL);
    misfits(
        "{\"type\":\"sail\",\"type\":\"anchor\",\"heading\":90}",
        "/type: expected the same value each time, found another value");
  }

  @ParameterizedTest
  @ValueSource(strings = {"7", "true", "null", "[]", "{}", "{\"a\":[1]}", "\"row\""})
  void aSecondDiscriminatorOfAnotherFormIsPassedOverWhole(String value) {
    misfits(
        "{\"type\":\"sail\",\"heading\":90,\"type\":" + value + ",\"note\":7}",
        "/type: expected the same value each time, found another value",
        "/note: expected a string, found a number");
  }

  @Test
  void theDiscriminatorIsNoUnknownMember() {
    DocumentReader<Move> document = read("{\"type\":\"sail\",\"depth\":1,\"heading\":90}");

    assertThat(document.plan()).isEqualTo(SAIL);
    assertThat(document.ignoredMembers()).isEqualTo(1);
  }

  @Test
  void whatIsWrongInARecordHasItsPlaceThere() {
    misfits("{\"type\":\"sail\"}", "/heading: expected a value, found nothing");
    misfits(
        "{\"type\":\"chain\",\"moves\":[{\"type\":\"sail\",\"heading\":\"x\"},{\"type\":\"row\"},7,null]}",
        "/moves/0/heading: expected an integer, found a string",
        "/moves/1/type: expected one of \"sail\", \"anchor\", \"chain\", found another string",
        "/moves/2: expected an object, found a number",
        "/moves/3: expected an object, found null");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[]", "[{\"type\":\"sail\",\"heading\":90}]", "7", "true"})
  void anotherFormIsNoRecord(String json) {
    misfits(
        "{\"type\":\"chain\",\"moves\":[" + json + "]}",
        "/moves/0: expected an object, found "
            + (json.startsWith("[") ? "an array" : json.equals("7") ? "a number" : "a boolean"));
  }

  @Test
  void oneRecordIsAListOfOne() {
    binds(
        "{\"type\":\"chain\",\"moves\":{\"heading\":90,\"type\":\"sail\"}}",
        new Move.Chain(List.of(SAIL)),
        "SINGLE_FOR_LIST@24");
    misfits(
        "{\"type\":\"chain\",\"moves\":{\"heading\":90}}",
        "/moves: expected an array, found an object");
  }

  @Test
  void aBreakBeforeTheDiscriminatorIsABreak() {
    DocumentReader<Move> document = read("{\"heading\":90 \"type\":\"sail\"}");

    assertThat(document.ending()).isEqualTo(DocumentReader.Ending.BROKEN);
    assertThat(document.end()).isEqualTo(14);
    assertThat(document.expected()).isEqualTo("a comma or }");
    assertThat(document.hasNames()).isTrue();
  }

  @Test
  void aRecordThatIsCutKeepsWhatItsVariantFinished() {
    DocumentReader<Move> cut = read("{\"type\":\"sail\",\"heading\":90,\"note\":\"x");
    assertThat(cut.ending()).isEqualTo(DocumentReader.Ending.CUT);
    assertThat(cut.isPlanShapedSoFar()).isTrue();
    assertThat(cut.cutPlan().component(0, 0)).isEqualTo(90);
    assertThat(cut.cutPlan().component(1, 0)).isNull();
    assertThat(cut.cutPlan().component(-1, 0)).isNull();
    assertThat(cut.cutPlan().finished()).containsExactly("heading");
    assertThat(cut.cutPlan().plan()).isEqualTo(SAIL);
    assertThat(cut.cutPlan().json()).isEqualTo("{\"type\":\"sail\",\"heading\":90}");
  }

  @Test
  void aRecordThatIsCutBeforeItsDiscriminatorIsNoPlanYet() {
    DocumentReader<Move> cut = read("{\"heading\":90,\"ty");
    assertThat(cut.ending()).isEqualTo(DocumentReader.Ending.CUT);
    // heading is a key
    assertThat(cut.isPlanShapedSoFar()).isTrue();
    assertThat(cut.cutPlan().plan()).isNull();
    assertThat(cut.cutPlan().finished()).isEmpty();
    assertThat(cut.cutPlan().json()).isEqualTo("{\"heading\":90}");

    assertThat(read("{\"depth\":1").isPlanShapedSoFar()).isTrue();
    assertThat(read("{\"type\":\"sai").isPlanShapedSoFar()).isTrue();
    assertThat(read("{\"x\":1").isPlanShapedSoFar()).isFalse();
    assertThat(read("{\"ty").isPlanShapedSoFar()).isFalse();
  }
}
