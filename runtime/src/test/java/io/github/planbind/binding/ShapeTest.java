package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.plans.CourseBinder;
import io.github.planbind.plans.MoveBinder;
import io.github.planbind.plans.OneBinder;
import io.github.planbind.plans.VoyageBinder;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which documents are plan-shaped and fully shaped (rule R10): names and forms decide, values never. */
class ShapeTest {
  private static <T> DocumentReader<T> read(PlanBinder<T> binder, String json) {
    DocumentReader<T> document = DocumentReader.of(binder, json);
    document.read(0, false);
    return document;
  }

  private static DocumentReader<?> voyage(String json) {
    return read(VoyageBinder.INSTANCE, json);
  }

  private static String shape(DocumentReader<?> document) {
    return document.isFullyShaped()
        ? "full"
        : document.isPlanShaped() ? "plan" : document.hasAllRequired() ? "all" : "none";
  }

  private static String course(String json) {
    return shape(read(CourseBinder.INSTANCE, json));
  }

  @Test
  void oneKeyAtTheTopMakesAPlan() {
    assertThat(shape(voyage("{\"name\":1}"))).isEqualTo("plan");
    assertThat(shape(voyage("{\"stops\":null}"))).isEqualTo("plan");
    assertThat(shape(voyage("{\"x\":1,\"n\\u0061me\":1}"))).isEqualTo("plan");
    // an alias of a key
    assertThat(shape(voyage("{\"title\":1}"))).isEqualTo("plan");
  }

  @Test
  void othersDoNot() {
    assertThat(shape(voyage("{}"))).isEqualTo("none");
    assertThat(shape(voyage("{\"tags\":[],\"miles\":{},\"night\":true}"))).isEqualTo("none");
    assertThat(shape(voyage("{\"Name\":\"a\"}"))).isEqualTo("none");
    assertThat(shape(voyage("{\"x\":{\"name\":\"a\"}}"))).isEqualTo("none");
    assertThat(shape(voyage("[{\"name\":\"a\"}]"))).isEqualTo("none");
    assertThat(shape(voyage("\"name\""))).isEqualTo("none");
    assertThat(shape(voyage("7"))).isEqualTo("none");
  }

  @Test
  void allThatIsRequiredInAReadableFormMakesItFull() {
    String full = "{\"name\":\"\",\"stops\":[],\"tags\":[],\"miles\":{},\"night\":true}";
    assertThat(shape(voyage(full))).isEqualTo("full");
    for (String name : List.of("name", "stops", "tags", "miles", "night")) {
      assertThat(shape(voyage(full.replace("\"" + name + "\"", "\"x\""))))
          .as(name)
          .isEqualTo("plan");
      String value = full.substring(full.indexOf(name) + name.length() + 2)
          .replaceAll("[,}].*", "")
          .replace("{", "{}");
      assertThat(shape(voyage(full.replace("\"" + name + "\":" + value, "\"" + name + "\":null"))))
          .as(name)
          .isEqualTo("plan");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"stops\":[{}]", "\"stops\":[7]", "\"stops\":[{\"port\":{}}]", "\"tags\":[7]",
            "\"tags\":[null]", "\"miles\":{\"x\":\"far\"}",
        "\"rig\":\"canoe\"", "\"rig\":7", "\"captain\":[]", "\"captain\":{\"name\":\" \"}",
            "\"night\":\"True\"", "\"stops\":{\"port\":\"a\",\"days\":1}",
        "\"stops\":\"[]\"", "\"miles\":\"{}\"", "\"Rig\":1"
      })
  void whatStandsInsideAndWhatIsOptionalDoesNotMatter(String member) {
    String name = member.substring(1, member.indexOf('"', 1));
    StringBuilder json = new StringBuilder("{\"name\":\"a\"," + member);
    for (String other : List.of("\"stops\":[]", "\"tags\":[]", "\"miles\":{}", "\"night\":true")) {
      json.append(other.startsWith("\"" + name + "\"") ? "" : "," + other);
    }
    assertThat(shape(voyage(json + "}"))).isEqualTo("full");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"name\":7",
        "\"name\":[]",
        "\"stops\":7",
        "\"stops\":\"x\"",
        "\"stops\":{}",
        "\"tags\":{}",
        "\"tags\":\"a\"",
        "\"miles\":[]",
        "\"miles\":\"x\"",
        "\"night\":1",
        "\"night\":\"yes\"",
        "\"night\":[]"
      })
  void aRequiredComponentInAnotherFormMakesItLess(String member) {
    String name = member.substring(1, member.indexOf('"', 1));
    StringBuilder json = new StringBuilder("{\"x\":1," + member);
    for (String other : List.of(
        "\"name\":\"a\"", "\"stops\":[]", "\"tags\":[]", "\"miles\":{}", "\"night\":true")) {
      json.append(other.startsWith("\"" + name + "\"") ? "" : "," + other);
    }
    assertThat(shape(voyage(json + "}"))).isEqualTo("plan");
  }

  @ParameterizedTest
  @ValueSource(strings = {"90", "3.7", "1e999", "99999999999", "-1", "\"90\"", "\"3.7\""})
  void anyNumberIsANumber(String number) {
    assertThat(course("{\"heading\":" + number + "}")).isEqualTo("full");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"north\"", "\"\"", "true", "{}", "[90]", "null"})
  void otherFormsAreNoNumber(String value) {
    assertThat(course("{\"heading\":" + value + "}")).isEqualTo("plan");
  }

  @Test
  void aTextIsAStringWhateverItSays() {
    DocumentReader<?> date = read(OneBinder.of(TextValues::localDate), "{\"v\":\"soon\"}");
    assertThat(shape(date)).isEqualTo("full");
    assertThat(date.plan()).isNull();
    assertThat(shape(read(OneBinder.of(TextValues::localDate), "{\"v\":20250314}")))
        .isEqualTo("plan");
    assertThat(shape(read(OneBinder.of(JsonInput::readChar), "{\"v\":\"long\"}")))
        .isEqualTo("full");
  }

  @Test
  void twoValuesForOneComponentKeepItFull() {
    DocumentReader<?> twice = read(CourseBinder.INSTANCE, "{\"heading\":1,\"heading\":2}");
    assertThat(shape(twice)).isEqualTo("full");
    assertThat(twice.plan()).isNull();
  }

  @Test
  void withoutAKeyAllThatIsRequiredMayStillBeThere() {
    ObjectShape shape =
        ObjectShape.named("Keyless").required("a").optional("b").keys("b").build();
    PlanBinder<String> binder = new PlanBinder<>() {
      @Override
      public String read(JsonInput json) {
        json.beginObject(shape);
        while (json.nextMember() >= 0) {
          json.readInt(0);
        }
        return json.endObject() ? "bound" : null;
      }

      @Override
      public String schema() {
        return "{}";
      }
    };
    assertThat(shape(read(binder, "{\"a\":1}"))).isEqualTo("all");
    assertThat(read(binder, "{\"a\":1}").plan()).isEqualTo("bound");
    assertThat(shape(read(binder, "{\"a\":1,\"b\":2}"))).isEqualTo("full");
    assertThat(shape(read(binder, "{\"b\":2}"))).isEqualTo("plan");
    assertThat(shape(read(binder, "{\"x\":1}"))).isEqualTo("none");
  }

  @Test
  void aRecordThatRequiresNothingIsNotEveryObject() {
    ObjectShape shape = ObjectShape.named("Lax").optional("a").keys("a").build();
    PlanBinder<String> binder = new PlanBinder<>() {
      @Override
      public String read(JsonInput json) {
        json.beginObject(shape);
        while (json.nextMember() >= 0) {
          json.readInt(0);
        }
        return json.endObject() ? "bound" : null;
      }

      @Override
      public String schema() {
        return "{}";
      }
    };
    assertThat(shape(read(binder, "{}"))).isEqualTo("none");
    assertThat(shape(read(binder, "{\"x\":1}"))).isEqualTo("none");
    assertThat(shape(read(binder, "{\"a\":1}"))).isEqualTo("full");
  }

  @Test
  void theDiscriminatorPicksTheVariantWhoseNamesCount() {
    assertThat(shape(read(MoveBinder.INSTANCE, "{\"type\":\"sail\",\"heading\":1}")))
        .isEqualTo("full");
    assertThat(shape(read(MoveBinder.INSTANCE, "{\"type\":\"anchor\",\"heading\":1}")))
        .isEqualTo("plan");
    assertThat(shape(read(MoveBinder.INSTANCE, "{\"type\":\"anchor\",\"depth\":1}")))
        .isEqualTo("full");
    assertThat(shape(read(MoveBinder.INSTANCE, "{\"type\":\"row\"}"))).isEqualTo("plan");
    assertThat(shape(read(MoveBinder.INSTANCE, "{\"heading\":1}"))).isEqualTo("plan");
    assertThat(shape(read(MoveBinder.INSTANCE, "{\"depth\":1}"))).isEqualTo("none");
  }

  // ---- lists

  private static DocumentReader<?> list(String json) {
    DocumentReader<?> document = DocumentReader.ofList(CourseBinder.INSTANCE, json);
    document.read(0, false);
    return document;
  }

  @Test
  void aListTargetWantsAnArrayOfPlans() {
    assertThat(shape(list("[]"))).isEqualTo("full");
    assertThat(list("[]").isEmptyList()).isTrue();
    assertThat(shape(list("[{\"heading\":1},{\"heading\":\"2\"}]"))).isEqualTo("full");
    assertThat(shape(list("[{\"heading\":1},{\"heading\":\"north\"}]"))).isEqualTo("plan");
    for (String json : List.of(
        "[7]",
        "[{\"heading\":1},7]",
        "[[]]",
        "[[{\"heading\":1}]]",
        "[\"a\"]",
        "[null]",
        "[{}]",
        "[{\"note\":\"\"}]",
        "{}",
        "7")) {
      assertThat(shape(list(json))).as(json).isEqualTo("none");
    }
  }

  @Test
  void oneObjectAloneIsAListOfOneWhereAReaderAsksForIt() {
    DocumentReader<?> document = list("{\"heading\":1}");
    assertThat(document.plan()).isNull();
    assertThat(document.readAsList()).isTrue();
    assertThat(document.plan()).hasToString("[Course[heading=1, note=Optional.empty]]");
    assertThat(document.edits()).extracting(Edit::kind).containsExactly(Edit.Kind.SINGLE_FOR_LIST);

    for (String json :
        List.of("{}", "{\"note\":\"\"}", "{\"heading\":\"north\"}", "[{\"heading\":1}]")) {
      assertThat(list(json).readAsList()).as(json).isFalse();
    }
    assertThat(read(CourseBinder.INSTANCE, "{\"heading\":1}").readAsList()).isFalse();
  }

  // ---- cut documents

  @Test
  void aCutObjectIsMeantAsThePlanFromItsFirstNameOn() {
    for (String json : List.of(
        "{\"name\":\"a", "{\"tags\":[", "{\"x\":1,\"night\":t", "{\"title\":\"", "{\"stops\":[{")) {
      assertThat(voyage(json).isPlanShapedSoFar()).as(json).isTrue();
      assertThat(voyage(json).isPlanShaped()).as(json).isFalse();
    }
    for (String json : List.of(
        "{", "{\"", "{\"name", "{\"name\"", "{\"x\":{\"name\":1", "{\"Name\":1", "[{\"name\":1")) {
      assertThat(voyage(json).isPlanShapedSoFar()).as(json).isFalse();
    }
  }

  @Test
  void aCutListIsMeantAsTheListUnlessSomethingElseStandsInIt() {
    for (String json : List.of(
        "[",
        "[{\"heading\":1",
        "[{\"heading\":1}",
        "[{\"heading\":1},",
        "[{\"heading\":1},{",
        "[{\"note\":",
        "[{\"note\":\"")) {
      assertThat(list(json).isPlanShapedSoFar()).as(json).isTrue();
    }
    for (String json : List.of(
        "[7",
        "[7,",
        "[[",
        "[\"a",
        "[tru",
        "[{\"heading\":1},[",
        "[{\"x\":1},",
        "[{},",
        "[\"a\",",
        "{\"heading\":1")) {
      assertThat(list(json).isPlanShapedSoFar()).as(json).isFalse();
    }
  }

  // ---- blank forms

  @ParameterizedTest
  @ValueSource(strings = {"__", "____", "...", "\u2026", " __ ", "\\n...\\t", "\\u2026"})
  void aFormThatNobodyFilledInIsBlank(String text) {
    DocumentReader<?> document =
        read(OneBinder.of(JsonInput::readString), "{\"v\":\"" + text + "\"}");
    assertThat(document.isFullyShaped()).isTrue();
    assertThat(document.isBlankForm()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "_",
        "_ _",
        "....",
        "..",
        ". . .",
        "\u2026\u2026",
        "__a",
        "-",
        "--",
        "?",
        "TBD",
        "<name>"
      })
  void otherTextsAreTexts(String text) {
    assertThat(read(OneBinder.of(JsonInput::readString), "{\"v\":\"" + text + "\"}")
            .isBlankForm())
        .isFalse();
  }

  @Test
  void oneTextThatIsFilledInIsEnough() {
    ObjectShape shape = ObjectShape.named("Two")
        .required("a")
        .required("b")
        .optional("c")
        .keys("a")
        .build();
    PlanBinder<String> binder = new PlanBinder<>() {
      @Override
      public String read(JsonInput json) {
        json.beginObject(shape);
        while (json.nextMember() >= 0) {
          json.readString("");
        }
        json.endObject();
        return null;
      }

      @Override
      public String schema() {
        return "{}";
      }
    };
    assertThat(read(binder, "{\"a\":\"...\",\"b\":\"__\"}").isBlankForm()).isTrue();
    assertThat(read(binder, "{\"a\":\"...\",\"b\":\"b\"}").isBlankForm()).isFalse();
    // only the required ones count
    assertThat(read(binder, "{\"a\":\"...\",\"b\":\"__\",\"c\":\"c\"}").isBlankForm())
        .isTrue();
    assertThat(read(CourseBinder.INSTANCE, "{\"heading\":1,\"note\":\"...\"}").isBlankForm())
        .isFalse();
  }
}
