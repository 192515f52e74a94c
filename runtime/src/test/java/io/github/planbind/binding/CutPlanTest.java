package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.planbind.plans.Course;
import io.github.planbind.plans.CourseBinder;
import io.github.planbind.plans.Voyage;
import io.github.planbind.plans.VoyageBinder;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is kept of a document that the end of the text cuts (rule R20). */
class CutPlanTest {
  private static final ObjectMapper JACKSON = new JsonMapper();
  private static final String WHOLE =
      "{\"name\":\"N\\u00ed\\n\\ud83d\\ude00a\",\"x\":[1.5e3,{\"y\":[]},\"\\\"\"],\"stops\":[{\"port\":\"Cadiz\",\"days\":20},{\"port\":\"Rota\",\"days\":3}],"
          + "\"tags\":[\"a\",\"b\"],\"miles\":{\"u\":30,\"v\":44},\"night\":true,\"captain\":{\"name\":\"Ann\",\"home_port\":\"Vigo\"},\"rig\":\"sloop\"}";

  private static DocumentReader<Voyage> read(String text) {
    DocumentReader<Voyage> document = DocumentReader.of(VoyageBinder.INSTANCE, text);
    document.read(0, false);
    return document;
  }

  private static Object component(CutPlan<?> cut, int number) {
    return cut.component(-1, number);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"heading\":          | {}",
        "{\"heading\":9         | {}",
        "{\"heading\":90,       | {\"heading\":90}",
        "{\"heading\":90 ,\"x   | {\"heading\":90}",
        "{\"heading\":90,\"x\"  | {\"heading\":90}",
        "{\"heading\":90,\"x\": | {\"heading\":90}",
        "{\"heading\":90,\"x\":{    | {\"heading\":90,\"x\":{}}",
        "{\"heading\":90,\"x\":{\"y | {\"heading\":90,\"x\":{}}",
        "{\"heading\":90,\"x\":[1,2 | {\"heading\":90,\"x\":[1]}",
        "{\"heading\":90,\"x\":[1,[[],{\"a\":[ | {\"heading\":90,\"x\":[1,[[],{\"a\":[]}]]}",
        "{\"heading\":90,\"x\":tru  | {\"heading\":90}",
        "{\"heading\":90,\"x\":\"ab | {\"heading\":90}",
        "{\"heading\":90,\"x\":\"ab\\u12 | {\"heading\":90}",
        "{\"heading\":90,\"x\":-    | {\"heading\":90}",
        "{\"heading\":90,\"x\":1e   | {\"heading\":90}",
        "{\"heading\":90,\"x\":1.5, | {\"heading\":90,\"x\":1.5}",
        "{\"heading\" : 90, /* c    | {\"heading\":90}",
        "{\"heading\" : 90, //c     | {\"heading\":90}",
        "{\"heading\":True,\"x\":[None, | {\"heading\":true,\"x\":[null]}",
        "{\"heading\":\"a\\(b\\'\\n\\/\\\"\\\\\",\"x\" | {\"heading\":\"a\\\\(b'\\u000a/\\\"\\\\\"}",
        "{\"h\\u0065ading\":90,     | {\"heading\":90}",
      })
  void theDocumentIsClosedAndWhatTouchesTheCutIsDropped(String text, String json) {
    DocumentReader<Course> document = DocumentReader.of(CourseBinder.INSTANCE, text);
    document.read(0, false);

    assertThat(document.ending()).isEqualTo(DocumentReader.Ending.CUT);
    assertThat(document.cutPlan().json()).isEqualTo(json);
  }

  @Test
  void theRecoveredTextIsThatOfTheCandidateAlone() {
    String text = "Sure: {\"heading\":90,\"note\":\"a\tb\u2028\ud800\",\"x";
    DocumentReader<Course> document = DocumentReader.of(CourseBinder.INSTANCE, text);
    document.read(6, false);

    assertThat(document.cutPlan().json())
        .isEqualTo("{\"heading\":90,\"note\":\"a\\u0009b\u2028\ud800\"}");
    assertThat(document.cutPlan().plan()).isEqualTo(Course.of(90, "a\tb\u2028\ud800"));
  }

  @Test
  void finishedComponentsAreThere() {
    CutPlan<Voyage> cut =
        read("{\"name\":\"Nina\",\"night\":true,\"tags\":[\"a\"],\"rig\":\"sloop\",\"captain\":{\"name\":\"Ann\"},\"miles\":{\"u\":30},\"x")
            .cutPlan();

    assertThat(cut.finished()).containsExactly("name", "tags", "miles", "night", "captain", "rig");
    assertThat(component(cut, 0)).isEqualTo("Nina");
    assertThat(component(cut, 1)).isNull();
    assertThat(component(cut, 2)).isEqualTo(Set.of("a"));
    assertThat(component(cut, 3)).isEqualTo(Map.of("u", 30));
    assertThat(component(cut, 4)).isEqualTo(true);
    assertThat(component(cut, 5)).isEqualTo(new Voyage.Captain("Ann", Optional.empty()));
    assertThat(component(cut, 6)).isEqualTo(Voyage.Rig.SLOOP);
    assertThat(component(cut, 7)).isNull();
    assertThat(cut.component(0, 0)).isNull();
    assertThat(cut.plan()).isNull();
    assertThat(cut.items()).isEmpty();
    assertThat(cut.itemBinder()).isNull();
  }

  @Test
  void aListSetOrMapIsKeptAsFarAsItGoes() {
    CutPlan<Voyage> list =
        read("{\"stops\":[{\"port\":\"Cadiz\",\"days\":2},{\"port\":\"Rota\",\"days\":3")
            .cutPlan();
    assertThat(component(list, 1)).isEqualTo(List.of(new Voyage.Stop("Cadiz", 2)));
    assertThat(list.finished()).isEmpty();
    assertThat(component(read("{\"stops\":[").cutPlan(), 1)).isEqualTo(List.of());
    assertThat(component(read("{\"stops\":[{\"port\":\"Cadiz\",\"days\":2}]").cutPlan(), 1))
        .isEqualTo(List.of(new Voyage.Stop("Cadiz", 2)));

    assertThat(component(read("{\"tags\":[\"a\",\"b").cutPlan(), 2)).isEqualTo(Set.of("a"));
    assertThat(component(read("{\"miles\":{\"u\":30,\"v\":4").cutPlan(), 3))
        .isEqualTo(Map.of("u", 30));
  }

  @Test
  void noPartOfAnyOtherValueIsKept() {
    assertThat(component(read("{\"name\":\"Ni").cutPlan(), 0)).isNull();
    assertThat(component(read("{\"captain\":{\"name\":\"Ann\",").cutPlan(), 5)).isNull();
    assertThat(component(read("{\"captain\":{\"name\":\"Ann\"").cutPlan(), 5)).isNull();
    assertThat(component(read("{\"rig\":\"sloop").cutPlan(), 6)).isNull();
    assertThat(component(read("{\"night\":tru").cutPlan(), 4)).isNull();
    assertThat(component(read("{\"stops\":\"[]").cutPlan(), 1)).isNull();
  }

  @Test
  void aListWithAMismatchInItIsNotKept() {
    CutPlan<Voyage> cut =
        read("{\"stops\":[{\"port\":7,\"days\":2},{\"port\":\"Rota\",\"days\":3},")
            .cutPlan();
    assertThat(component(cut, 1)).isNull();
    CutPlan<Voyage> later = read("{\"name\":7,\"tags\":[\"a\",").cutPlan();
    assertThat(component(later, 0)).isNull();
    assertThat(component(later, 2)).isEqualTo(Set.of("a"));
    assertThat(later.finished()).isEmpty();
  }

  @Test
  void aSecondValueThatIsCutDoesNotTakeTheFirstAway() {
    CutPlan<Voyage> cut = read("{\"name\":\"Nina\",\"stops\":[],\"name\":\"Nin").cutPlan();
    assertThat(component(cut, 0)).isEqualTo("Nina");
    assertThat(cut.finished()).containsExactly("name", "stops");
  }

  @Test
  void thePlanIsThereOnceAllThatItRequiresIsFinished() {
    String required = "{\"name\":\"Nina\",\"stops\":[],\"tags\":[],\"miles\":{},\"night\":true";
    Voyage nina =
        new Voyage("Nina", List.of(), Set.of(), Map.of(), true, Optional.empty(), Optional.empty());
    for (String rest : List.of(
        "", ",", ",\"rig", ",\"rig\":\"sloop", ",\"captain\":{\"name\":\"Ann\"", ",\"x\":[")) {
      assertThat(read(required + rest).cutPlan().plan()).as(rest).isEqualTo(nina);
    }
    assertThat(read(required + ",\"rig\":\"ketch\",").cutPlan().plan())
        .isEqualTo(new Voyage(
            "Nina",
            List.of(),
            Set.of(),
            Map.of(),
            true,
            Optional.empty(),
            Optional.of(Voyage.Rig.KETCH)));
    // finished, and not right
    for (String rest : List.of(",\"rig\":7,", ",\"name\":\"Pinta\",", ",\"captain\":{},\"x")) {
      assertThat(read(required + rest).cutPlan().plan()).as(rest).isNull();
    }
    assertThat(read(required.replace("true", "7") + ",").cutPlan().plan()).isNull();
    assertThat(read(required.replace(",\"night\":true", ",")).cutPlan().plan()).isNull();
  }

  @Test
  void aListTargetKeepsTheItemsThatWereFinished() {
    DocumentReader<List<Course>> document = DocumentReader.ofList(
        CourseBinder.INSTANCE, "[{\"heading\":1},{\"heading\":2,\"note\":\"x\"},{\"heading\":3");
    document.read(0, false);
    CutPlan<List<Course>> cut = document.cutPlan();

    assertThat(cut.items()).isEqualTo(List.of(Course.of(1), Course.of(2, "x")));
    assertThat(cut.itemBinder()).isSameAs(CourseBinder.INSTANCE);
    assertThat(cut.plan()).isNull();
    assertThat(cut.finished()).isEmpty();
    assertThat(cut.json()).isEqualTo("[{\"heading\":1},{\"heading\":2,\"note\":\"x\"},{}]");
  }

  @Test
  void atEveryIndexTheCutIsTypedAndSaysNothingThatTheWholeDoesNotSay() throws Exception {
    JsonNode whole = JACKSON.readTree(WHOLE);
    Voyage voyage = read(WHOLE).plan();
    assertThat(voyage).isNotNull();
    int plans = 0;
    for (int end = 1; end < WHOLE.length(); end++) {
      String text = WHOLE.substring(0, end);
      DocumentReader<Voyage> document = read(text);
      assertThat(document.ending()).as(text).isEqualTo(DocumentReader.Ending.CUT);
      assertThat(document.plan()).isNull();
      CutPlan<Voyage> cut = document.cutPlan();
      JsonNode recovered = JACKSON.readTree(cut.json());
      assertThat(isPartOf(recovered, whole)).as(cut.json()).isTrue();
      if (document.isPlanShapedSoFar()) {
        saysNothingElse(cut, voyage);
      }
      plans += cut.plan() == null ? 0 : 1;
    }
    assertThat(plans).isGreaterThan(10);
  }

  private static void saysNothingElse(CutPlan<Voyage> cut, Voyage whole) {
    Object[] values = {
      whole.name(),
      whole.stops(),
      whole.tags(),
      whole.miles(),
      whole.night(),
      whole.captain().orElseThrow(),
      whole.rig().orElseThrow()
    };
    for (int i = 0; i < values.length; i++) {
      Object part = component(cut, i);
      if (part instanceof List<?> list) {
        assertThat(whole.stops().subList(0, list.size())).isEqualTo(list);
      } else if (part instanceof Set<?> set) {
        assertThat(whole.tags().containsAll(set)).isTrue();
      } else if (part instanceof Map<?, ?> map) {
        assertThat(whole.miles().entrySet().containsAll(map.entrySet())).isTrue();
      } else if (part != null) {
        assertThat(part).isEqualTo(values[i]);
      }
    }
  }

  private static boolean isPartOf(JsonNode part, JsonNode whole) {
    if (part.isObject()) {
      for (Map.Entry<String, JsonNode> member : part.properties()) {
        if (!whole.has(member.getKey())
            || !isPartOf(member.getValue(), whole.get(member.getKey()))) {
          return false;
        }
      }
      return whole.isObject();
    }
    if (part.isArray()) {
      for (int i = 0; i < part.size(); i++) {
        if (!whole.has(i) || !isPartOf(part.get(i), whole.get(i))) {
          return false;
        }
      }
      return whole.isArray();
    }
    return part.equals(whole);
  }
}
