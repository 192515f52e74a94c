package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.plans.Course;
import io.github.planbind.plans.CourseBinder;
import io.github.planbind.plans.One;
import io.github.planbind.plans.OneBinder;
import io.github.planbind.plans.Voyage;
import io.github.planbind.plans.VoyageBinder;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What each kind of edit read in place of what. */
class EditTextTest {
  private static List<Edit> edits(Function<JsonInput, ?> type, String json) {
    DocumentReader<? extends One<?>> document = DocumentReader.of(OneBinder.of(type), json);
    document.read(0, false);
    assertThat(document.ending()).as(json).isEqualTo(DocumentReader.Ending.INTACT);
    return document.edits();
  }

  private static Edit edit(Edit.Kind kind, int offset, String before, String after) {
    return new Edit(kind, offset, before, after);
  }

  @Test
  void commasBlanksAndCommentsAreLeftOut() {
    assertThat(edits(JsonInput::readInt, "{\"v\":1 , }"))
        .containsExactly(edit(Edit.Kind.TRAILING_COMMA, 7, ",", ""));
    assertThat(edits(JsonInput::readInt, "{\u00a0\ufeff \u2003\"v\":1}"))
        .containsExactly(
            edit(Edit.Kind.UNICODE_BLANK, 1, "\u00a0\ufeff", ""),
            edit(Edit.Kind.UNICODE_BLANK, 4, "\u2003", ""));
    assertThat(edits(JsonInput::readInt, "{/* a */\"v\":// b\n1}"))
        .containsExactly(
            edit(Edit.Kind.COMMENT, 1, "/* a */", ""), edit(Edit.Kind.COMMENT, 12, "// b", ""));
  }

  @Test
  void aControlCharacterIsReadAsItsEscape() {
    String controls = "\n\r\t\b\f\0\u0001\u000b\u0010\u001f";
    List<String> escapes = List.of(
        "\\n", "\\r", "\\t", "\\b", "\\f", "\\u0000", "\\u0001", "\\u000b", "\\u0010", "\\u001f");
    List<Edit> edits = edits(JsonInput::readString, "{\"v\":\"" + controls + "\"}");
    for (int i = 0; i < escapes.size(); i++) {
      assertThat(edits.get(i))
          .isEqualTo(edit(
              Edit.Kind.CONTROL_CHARACTER, 6 + i, controls.substring(i, i + 1), escapes.get(i)));
    }
  }

  @Test
  void backslashesAreDoubledAndApostrophesLoseTheirs() {
    assertThat(edits(JsonInput::readString, "{\"v\":\"\\(\\'\\fx\\bx\\q\"}"))
        .containsExactly(
            edit(Edit.Kind.ILLEGAL_ESCAPE, 6, "\\(", "\\\\("),
            edit(Edit.Kind.APOSTROPHE_ESCAPE, 8, "\\'", "'"),
            edit(Edit.Kind.LATEX_ESCAPE, 10, "\\f", "\\\\f"),
            edit(Edit.Kind.LATEX_ESCAPE, 13, "\\b", "\\\\b"),
            edit(Edit.Kind.ILLEGAL_ESCAPE, 16, "\\q", "\\\\q"));
  }

  @Test
  void pythonsLiteralsAreJsons() {
    assertThat(edits(JsonInput::readBoolean, "{\"v\":True,\"x\":[False,None]}"))
        .containsExactly(
            edit(Edit.Kind.PYTHON_LITERAL, 5, "True", "true"),
            edit(Edit.Kind.PYTHON_LITERAL, 15, "False", "false"),
            edit(Edit.Kind.PYTHON_LITERAL, 21, "None", "null"));
  }

  @Test
  void typedReadingsAreTheValueInPlaceOfTheString() {
    assertThat(edits(JsonInput::readInt, "{\"v\":\"\\u0031e0\"}"))
        .containsExactly(edit(Edit.Kind.NUMBER_IN_STRING, 5, "\"\\u0031e0\"", "1e0"));
    assertThat(edits(JsonInput::readBoolean, "{\"v\":\"True\"}"))
        .containsExactly(edit(Edit.Kind.BOOLEAN_IN_STRING, 5, "\"True\"", "true"));
    assertThat(edits(JsonInput::readBoolean, "{\"v\":\"false\"}"))
        .containsExactly(edit(Edit.Kind.BOOLEAN_IN_STRING, 5, "\"false\"", "false"));
    EnumNames<Voyage.Rig> rigs = EnumNames.<Voyage.Rig>of("Rig")
        .constant(Voyage.Rig.SLOOP, "sloop", "cutter")
        .build();
    assertThat(edits(json -> json.readEnum(rigs), "{\"v\":\" CUTTER\"}"))
        .containsExactly(edit(Edit.Kind.ENUM_SPELLING, 5, "\" CUTTER\"", "\"sloop\""));
  }

  @Test
  void documentsAreTakenOutOfTheirStrings() {
    String voyage =
        "{\"name\":\"a\",\"stops\":{\"port\":\"b\",\"days\":\"1\"},\"tags\":\"[\\\"c\\\",]\",\"miles\":{},\"night\":true}";
    DocumentReader<Voyage> document = DocumentReader.of(VoyageBinder.INSTANCE, voyage);
    document.read(0, false);
    assertThat(document.plan()).isNotNull();
    int tags = voyage.indexOf("\"[");
    assertThat(document.edits())
        .containsExactly(
            edit(Edit.Kind.NUMBER_IN_STRING, voyage.indexOf("\"1\""), "\"1\"", "1"),
            edit(Edit.Kind.SINGLE_FOR_LIST, voyage.indexOf("{\"port"), "", "["),
            edit(Edit.Kind.DOCUMENT_IN_STRING, tags, "\"", ""),
            // what stands in the string has the string's place, and no text of the reply
            edit(Edit.Kind.TRAILING_COMMA, tags, "", ""));
  }

  private static List<Edit> unwrapped(String json) {
    DocumentReader<Course> document = DocumentReader.of(CourseBinder.INSTANCE, json);
    document.read(0, false);
    assertThat(document.unwrap()).isTrue();
    return document.edits();
  }

  @Test
  void aPlanIsTakenOutOfItsWrapper() {
    assertThat(unwrapped("{ \"plan\" : {\"heading\":1}}"))
        .containsExactly(edit(Edit.Kind.UNWRAPPED, 0, "{ \"plan\" : ", ""));
    assertThat(unwrapped("[ {\"heading\":1} ]"))
        .containsExactly(edit(Edit.Kind.UNWRAPPED, 0, "[ ", ""));
    assertThat(unwrapped("\"{\\\"heading\\\":1}\""))
        .containsExactly(edit(Edit.Kind.UNQUOTED, 0, "\"", ""));
  }

  @Test
  void aNameInAStringHasNoTextEither() {
    EnumNames<Voyage.Rig> rigs =
        EnumNames.<Voyage.Rig>of("Rig").constant(Voyage.Rig.SLOOP, "sloop").build();
    assertThat(edits(
            json -> OneBinder.readList(json, element -> element.readEnum(rigs)),
            "{\"v\":\"[\\\"SLOOP\\\"]\"}"))
        .containsExactly(
            edit(Edit.Kind.DOCUMENT_IN_STRING, 5, "\"", ""),
            edit(Edit.Kind.ENUM_SPELLING, 5, "", ""));
  }
}
