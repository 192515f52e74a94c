package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.plans.OneBinder;
import io.github.planbind.plans.Told;
import io.github.planbind.plans.Voyage;
import io.github.planbind.plans.VoyageBinder;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Objects as records: what is absent (R15), read by type (R17), named (R18), and all that is wrong (R19). */
class ObjectsTest {
  private static final Voyage NINA = new Voyage(
      "Nina",
      List.of(new Voyage.Stop("Cadiz", 2)),
      Set.of("a"),
      Map.of("x", 3),
      true,
      Optional.empty(),
      Optional.empty());

  /** The voyage of the Nina with one member more, or with another value of a member. */
  private static DocumentReader<Voyage> nina(String... changed) {
    Map<String, String> members = new LinkedHashMap<>();
    members.put("name", "\"Nina\"");
    members.put("stops", "[{\"port\":\"Cadiz\",\"days\":2}]");
    members.put("tags", "[\"a\"]");
    members.put("miles", "{\"x\":3}");
    members.put("night", "true");
    for (int i = 0; i < changed.length; i += 2) {
      members.put(changed[i], changed[i + 1]);
    }
    StringBuilder json = new StringBuilder();
    members.forEach((name, value) ->
        json.append(json.isEmpty() ? "{\"" : ",\"").append(name).append("\":").append(value));
    return read(json.append('}').toString());
  }

  private static DocumentReader<Voyage> read(String json) {
    DocumentReader<Voyage> document = DocumentReader.of(VoyageBinder.INSTANCE, json);
    document.read(0, false);
    return document;
  }

  private static void binds(DocumentReader<Voyage> document, Voyage voyage, String... edits) {
    assertThat(document.plan()).isEqualTo(voyage);
    assertThat(document.misfits()).isEmpty();
    assertThat(Told.edits(document.edits())).containsExactly(edits);
  }

  private static void misfits(DocumentReader<?> document, String... misfits) {
    assertThat(document.ending()).isEqualTo(DocumentReader.Ending.INTACT);
    assertThat(Told.misfits(document.misfits())).containsExactly(misfits);
    assertThat(document.plan()).isNull();
  }

  // ---- absent and null

  @Test
  void anOptionalComponentMayBeAbsentOrNull() {
    binds(nina(), NINA);
    binds(nina("captain", "null", "rig", "null"), NINA);
    binds(nina("captain", "None"), NINA, "PYTHON_LITERAL@103");
  }

  @Test
  void aRequiredComponentThatIsAbsentOrNullIsNeverInvented() {
    misfits(
        read("{\"name\":\"Nina\"}"),
        "/stops: expected a value, found nothing",
        "/tags: expected a value, found nothing",
        "/miles: expected a value, found nothing",
        "/night: expected a value, found nothing");
    misfits(nina("night", "null"), "/night: expected a value, found nothing");
    misfits(
        nina("name", "null", "stops", "null"),
        "/name: expected a value, found nothing",
        "/stops: expected a value, found nothing");
    misfits(
        nina("stops", "[{\"port\":\"Cadiz\"},{\"port\":null,\"days\":null}]"),
        "/stops/0/days: expected a value, found nothing",
        "/stops/1/port: expected a value, found nothing",
        "/stops/1/days: expected a value, found nothing");
    assertThat(nina("night", "null").misfits().get(0).isAbsence()).isTrue();
  }

  @Test
  void aNullInAListSetOrMapIsAMismatch() {
    misfits(nina("stops", "[null]"), "/stops/0: expected an object, found null");
    misfits(nina("tags", "[\"a\",null]"), "/tags/1: expected a string, found null");
    misfits(nina("miles", "{\"x\":null}"), "/miles/*: expected an integer, found null");
    assertThat(nina("tags", "[null]").misfits().get(0).isAbsence()).isFalse();
  }

  @Test
  void anOptionalThatCannotBeReadIsAMismatch() {
    misfits(nina("captain", "7"), "/captain: expected an object, found a number");
    misfits(nina("captain", "{}"), "/captain/name: expected a value, found nothing");
    misfits(nina("captain", "\"Ann\""), "/captain: expected an object, found a string");
    misfits(
        nina("rig", "\"canoe\""),
        "/rig: expected one of \"sloop\", \"ketch\", found another string");
    misfits(
        nina("captain", "{\"name\":\"Ann\",\"home_port\":5}"),
        "/captain/home_port: expected a string, found a number");
  }

  @Test
  void emptyListsSetsMapsAndStringsAreValues() {
    Voyage empty =
        new Voyage("", List.of(), Set.of(), Map.of(), false, Optional.empty(), Optional.empty());
    binds(
        nina("name", "\"\"", "stops", "[]", "tags", "[]", "miles", "{}", "night", "false"), empty);
  }

  // ---- forms

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "name  | 1         | a string | a number",
        "name  | []        | a string | an array",
        "stops | 1         | an array | a number",
        "stops | \"x\"     | an array | a string",
        "stops | true      | an array | a boolean",
        "tags  | {}        | an array | an object",
        "tags  | \"a\"     | an array | a string",
        "tags  | \"a,b\"   | an array | a string",
        "miles | []        | an object | an array",
        "miles | \"\"      | an object | a string",
        "night | []        | a boolean | an array",
        "captain | []      | an object | an array",
        "captain | [{\"name\":\"Ann\"}] | an object | an array",
        "rig   | 0         | one of \"sloop\", \"ketch\" | a number",
      })
  void aValueOfAnotherFormIsAMismatch(String name, String value, String expected, String found) {
    misfits(nina(name, value), "/" + name + ": expected " + expected + ", found " + found);
  }

  @Test
  void everyMismatchIsToldWithItsPlace() {
    misfits(
        nina(
            "name", "{}",
            "stops", "[{\"port\":1,\"days\":\"x\"},7,{\"days\":2.5}]",
            "tags", "[\"a\",[]]",
            "miles", "{\"x\":true,\"y\":1.5,\"z\":2}",
            "night", "\"maybe\"",
            "captain", "{\"name\":\" \"}"),
        "/name: expected a string, found an object",
        "/stops/0/port: expected a string, found a number",
        "/stops/0/days: expected an integer, found a string",
        "/stops/1: expected an object, found a number",
        "/stops/2/days: expected an integer, found a fraction",
        "/stops/2/port: expected a value, found nothing",
        "/tags/1: expected a string, found an array",
        "/miles/*: expected an integer, found a boolean",
        "/miles/*: expected an integer, found a fraction",
        "/night: expected a boolean, found a string",
        "/captain: expected values that the record's constructor takes, found values that it refuses");
  }

  @Test
  void theFirstTwentyMismatchesAreKept() {
    DocumentReader<Voyage> document = nina("tags", "[" + "1,".repeat(30) + "1]");

    assertThat(document.misfits()).hasSize(20);
    assertThat(document.misfits().get(19).pointer()).isEqualTo("/tags/19");
    assertThat(document.plan()).isNull();
  }

  @Test
  void aQuietReadingOnlyCountsTheMismatches() {
    String shaped = "{\"name\":\"a\",\"stops\":[],\"tags\":[1],\"miles\":{},\"night\":true}";
    DocumentReader<Voyage> document = DocumentReader.of(VoyageBinder.INSTANCE, shaped);

    document.read(0, true);
    assertThat(document.misfits()).isEmpty();
    assertThat(document.plan()).isNull();
    document.read(0, false);
    misfits(document, "/tags/0: expected a string, found a number");
  }

  // ---- names

  @Test
  void anAliasStandsForTheName() {
    binds(
        read(
            "{\"title\":\"Nina\",\"stops\":[{\"port\":\"Cadiz\",\"days\":2}],\"tags\":[\"a\"],\"miles\":{\"x\":3},\"night\":true}"),
        NINA);
    misfits(
        read("{\"title\":5,\"stops\":[],\"tags\":[],\"miles\":{},\"night\":true}"),
        "/name: expected a string, found a number");
  }

  @Test
  void anEscapedNameIsTheSameName() {
    binds(
        read(
            "{\"n\\u0061me\":\"Nina\",\"st\\u006fps\":[{\"p\\u006frt\":\"Cadiz\",\"days\":2}],\"tags\":[\"a\"],\"miles\":{\"\\u0078\":3},\"night\":true}"),
        NINA);
  }

  @Test
  void theOrderOfMembersDoesNotMatter() {
    binds(
        read(
            "{\"night\":true,\"miles\":{\"x\":3},\"tags\":[\"a\"],\"stops\":[{\"days\":2,\"port\":\"Cadiz\"}],\"name\":\"Nina\"}"),
        NINA);
  }

  @Test
  void unknownMembersAreIgnoredAndCountedAtEachDepth() {
    DocumentReader<Voyage> document = nina(
        "x",
        "{\"name\":[1,{\"stops\":2}]}",
        "y",
        "null",
        "",
        "\"\"",
        "captain",
        "{\"name\":\"Ann\",\"z\":1}",
        "rig",
        "null");

    assertThat(document.plan()).isNotNull();
    assertThat(document.ignoredMembers()).isEqualTo(4);
    assertThat(document.edits()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Night", "NIGHT", "_night", "night_", "n-ight", "ni_ght"})
  void aNameThatIsAlmostThatOfAnAbsentComponentIsAMismatch(String name) {
    misfits(
        nina("night", "null", name, "true"),
        "/night: expected a value, found nothing, but a name that differs only by case, \"_\" or \"-\"");
    assertThat(nina("night", "null", name, "true").misfits().get(0).isAbsence()).isTrue();
  }

  @Test
  void thatHoldsForOptionalComponentsAndAliasesToo() {
    String optional =
        ": expected a value under exactly this name, found nothing, but a name that differs only by case, \"_\" or \"-\"";
    misfits(nina("Rig", "\"sloop\""), "/rig" + optional);
    misfits(
        nina("captain", "{\"name\":\"Ann\",\"homePort\":\"Cadiz\"}"),
        "/captain/home_port" + optional);
    misfits(
        read("{\"Title\":\"Nina\",\"stops\":[],\"tags\":[],\"miles\":{},\"night\":true}"),
        "/name: expected a value, found nothing, but a name that differs only by case, \"_\" or \"-\"");
  }

  @Test
  void besideTheComponentItselfItIsJustAnotherName() {
    DocumentReader<Voyage> document = nina("Name", "\"Pinta\"", "TITLE", "1", "STOPS", "[]");

    binds(document, NINA);
    assertThat(document.ignoredMembers()).isEqualTo(3);
    binds(
        read(
            "{\"Name\":\"Pinta\",\"name\":\"Nina\",\"stops\":[{\"port\":\"Cadiz\",\"days\":2}],\"tags\":[\"a\"],\"miles\":{\"x\":3},\"night\":true}"),
        NINA);
  }

  @ParameterizedTest
  @ValueSource(strings = {"nights", "nigh", "night.", "the night", "n\u00efght", "nacht"})
  void anotherNameIsAnotherName(String name) {
    misfits(nina("night", "null", name, "true"), "/night: expected a value, found nothing");
  }

  @Test
  void theSameComponentTwiceMustSayTheSame() {
    String again = ": expected the same value each time, found another value";
    String rest = ",\"stops\":[],\"tags\":[],\"miles\":{},\"night\":true";
    misfits(read("{\"name\":\"a\",\"name\":\"b\"" + rest + "}"), "/name" + again);
    misfits(read("{\"name\":\"a\",\"title\":\"b\"" + rest + "}"), "/name" + again);
    misfits(read("{\"name\":\"a\",\"n\\u0061me\":\"b\"" + rest + "}"), "/name" + again);
    misfits(read("{\"name\":\"a\"" + rest + ",\"night\":false}"), "/night" + again);
    misfits(
        read("{\"name\":\"a\"" + rest + ",\"stops\":[{\"port\":\"\",\"days\":0}]}"),
        "/stops" + again);
    misfits(read("{\"name\":\"a\"" + rest + ",\"tags\":[\"\"]}"), "/tags" + again);
    misfits(read("{\"name\":\"a\"" + rest + ",\"miles\":{\"\":0}}"), "/miles" + again);
    // null is no value, and not the same as one
    misfits(read("{\"name\":\"a\",\"name\":null" + rest + "}"), "/name" + again);
    misfits(read("{\"name\":null,\"name\":\"a\"" + rest + "}"), "/name" + again);
    misfits(read("{\"name\":\"a\",\"name\":\"b\",\"name\":\"a\"" + rest + "}"), "/name" + again);
  }

  @Test
  void theSameComponentTwiceMaySayTheSame() {
    String twice =
        "{\"name\":\"Nina\",\"title\":\"N\\u0069na\",\"stops\":[{\"port\":\"Cadiz\",\"days\":2}],\"stops\":[{\"days\":2,\"port\":\"Cadiz\"}],"
            + "\"tags\":[\"a\"],\"tags\":[\"a\",\"a\"],\"miles\":{\"x\":3},\"miles\":{\"x\":3.0},\"night\":true,\"night\":true,"
            + "\"rig\":null,\"rig\":null}";
    binds(read(twice), NINA);
  }

  @Test
  void aSecondValueThatCannotBeReadIsAMismatchOfItsOwn() {
    misfits(
        nina("captain", "{\"name\":\"Ann\"},\"captain\":7"),
        "/captain: expected an object, found a number");
    misfits(nina("night", "7,\"night\":true"), "/night: expected a boolean, found a number");
  }

  @Test
  void theSameNumberTwiceIsComparedByType() {
    String again = "/v: expected the same value each time, found another value";
    DocumentReader<?> ints =
        DocumentReader.of(OneBinder.of(JsonInput::readInt), "{\"v\":1,\"v\":1.0,\"value\":1e0}");
    ints.read(0, false);
    assertThat(ints.plan()).hasToString("One[v=1]");
    DocumentReader<?> decimals =
        DocumentReader.of(OneBinder.of(JsonInput::readBigDecimal), "{\"v\":1,\"v\":1.0}");
    decimals.read(0, false);
    assertThat(decimals.plan()).hasToString("One[v=1]");
    DocumentReader<?> doubles =
        DocumentReader.of(OneBinder.of(JsonInput::readDouble), "{\"v\":0.0,\"v\":-0.0}");
    doubles.read(0, false);
    misfits(doubles, again);
  }

  @Test
  void aKeyOfAMapTwiceMustSayTheSameAndIsNotQuoted() {
    misfits(
        nina("miles", "{\"secret\":1,\"secret\":2}"),
        "/miles/*: expected the same value each time, found another value");
    binds(nina("miles", "{\"x\":3,\"\\u0078\":3.0}"), NINA);
  }

  @Test
  void pointersEscapeWhatRfc6901Says() {
    ObjectShape shape =
        ObjectShape.named("Odd").required("a/b~c").required("~1").keys("a/b~c").build();
    PlanBinder<String> binder = new PlanBinder<>() {
      @Override
      public String read(JsonInput json) {
        json.beginObject(shape);
        while (json.nextMember() >= 0) {
          json.readInt(0);
        }
        json.endObject();
        return null;
      }

      @Override
      public String schema() {
        return "{}";
      }
    };
    DocumentReader<String> document = DocumentReader.of(binder, "{\"a/b~c\":\"x\"}");
    document.read(0, false);

    misfits(
        document,
        "/a~1b~0c: expected an integer, found a string",
        "/~01: expected a value, found nothing");
  }

  // ---- what is read by type

  @Test
  void aDocumentInAStringIsReadForARecordListSetOrMap() {
    Voyage withCaptain = new Voyage(
        "Nina",
        NINA.stops(),
        NINA.tags(),
        NINA.miles(),
        true,
        Optional.of(new Voyage.Captain("Ann", Optional.empty())),
        Optional.empty());
    binds(nina("captain", "\"{\\\"name\\\":\\\"Ann\\\"}\""), withCaptain, "DOCUMENT_IN_STRING@103");
    binds(
        nina("captain", "\" {\\\"name\\\" : \\\"Ann\\\" } \\n\""),
        withCaptain,
        "DOCUMENT_IN_STRING@103");
    binds(
        nina("stops", "\"[{\\\"port\\\":\\\"Cadiz\\\",\\\"days\\\":2}]\""),
        NINA,
        "DOCUMENT_IN_STRING@23");
    binds(
        nina("stops", "[\"{\\\"port\\\":\\\"Cadiz\\\",\\\"days\\\":2}\"]"),
        NINA,
        "DOCUMENT_IN_STRING@24");
    binds(nina("tags", "\"[\\\"a\\\"]\""), NINA, "DOCUMENT_IN_STRING@58");
    binds(nina("miles", "\"{\\\"x\\\":3}\""), NINA, "DOCUMENT_IN_STRING@72");
    // a string in a string
    binds(
        nina(
            "stops",
            "\"[\\\"{\\\\\\\"port\\\\\\\":\\\\\\\"Cadiz\\\\\\\",\\\\\\\"days\\\\\\\":2}\\\"]\""),
        NINA,
        "DOCUMENT_IN_STRING@23",
        "DOCUMENT_IN_STRING@23");
  }

  @Test
  void editsInADocumentInAStringStandAtTheString() {
    binds(
        nina("stops", "\"[{\\\"port\\\":\\\"Cadiz\\\",\\\"days\\\":\\\"2\\\",},/**/]\""),
        NINA,
        "DOCUMENT_IN_STRING@23",
        "NUMBER_IN_STRING@23",
        "TRAILING_COMMA@23",
        "COMMENT@23",
        "TRAILING_COMMA@23");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\\\"name\\\":\\\"Ann\\\"",
        "{\\\"name\\\":\\\"Ann\\\"} x",
        "{name:\\\"Ann\\\"}",
        "{\\\"name\\\":\\\"Ann\\\"}{}",
        "{\\\"name\\\":\\\"A"
      })
  void aStringThatIsNoWholeDocumentIsAMismatch(String text) {
    misfits(
        nina("captain", "\"" + text + "\""),
        "/captain: expected an object, found a string that holds no whole JSON document");
  }

  @Test
  void mismatchesInADocumentInAStringHaveTheirPlaceInIt() {
    misfits(
        nina("stops", "\"[{\\\"port\\\":1,\\\"days\\\":2}]\""),
        "/stops/0/port: expected a string, found a number");
    misfits(nina("captain", "\"{}\""), "/captain/name: expected a value, found nothing");
    misfits(nina("captain", "\"[]\""), "/captain: expected an object, found a string");
    misfits(nina("tags", "\"{}\""), "/tags: expected an array, found a string");
  }

  @Test
  void oneObjectIsReadWhereAListOfSuchRecordsIsExpected() {
    binds(nina("stops", "{\"port\":\"Cadiz\",\"days\":2}"), NINA, "SINGLE_FOR_LIST@23");
    binds(
        nina("stops", "{\"port\":\"Cadiz\",\"days\":\"2\"}"),
        NINA,
        "NUMBER_IN_STRING@46",
        "SINGLE_FOR_LIST@23");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"port\":\"Cadiz\"}",
        "{\"port\":\"Cadiz\",\"days\":null}",
        "{\"port\":\"Cadiz\",\"days\":true}"
      })
  void anObjectThatIsNotFullyShapedIsNoListOfOne(String object) {
    misfits(nina("stops", object), "/stops: expected an array, found an object");
  }

  @Test
  void aFullyShapedObjectIsAListOfOneAlsoWhereItsValuesDoNotFit() {
    misfits(
        nina("stops", "{\"port\":\"Cadiz\",\"days\":2.5}"),
        "/stops/days: expected an integer, found a fraction");
  }

  @Test
  void oneScalarIsNoListOfOne() {
    misfits(nina("tags", "\"a\""), "/tags: expected an array, found a string");
    misfits(nina("tags", "7"), "/tags: expected an array, found a number");
  }

  @Test
  void aBooleanAndANumberInAStringAreRead() {
    binds(
        nina("night", "\"true\"", "miles", "{\"x\":\"3\"}"),
        NINA,
        "NUMBER_IN_STRING@77",
        "BOOLEAN_IN_STRING@90");
  }

  @Test
  void listsSetsAndMapsOfAPlanCannotBeChanged() {
    Voyage voyage = nina().plan();

    for (Runnable change : List.<Runnable>of(
        () -> voyage.stops().clear(),
        () -> voyage.tags().add("b"),
        () -> voyage.miles().remove("x"))) {
      assertThat(org.assertj.core.api.Assertions.catchThrowable(change::run))
          .isInstanceOf(UnsupportedOperationException.class);
    }
  }

  @Test
  void setsAndMapsKeepTheOrderOfTheText() {
    Voyage voyage = nina("tags", "[\"z\",\"a\",\"m\",\"z\"]", "miles", "{\"z\":1,\"a\":2,\"m\":3}")
        .plan();

    assertThat(voyage.tags()).containsExactly("z", "a", "m");
    assertThat(voyage.miles().keySet()).containsExactly("z", "a", "m");
  }
}
