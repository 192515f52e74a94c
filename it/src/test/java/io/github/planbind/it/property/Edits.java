package io.github.planbind.it.property;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.Trace;
import io.github.planbind.binding.Edit;
import io.github.planbind.binding.Edit.Kind;
import java.util.List;
import java.util.Optional;

/**
 * What holds for the edits of a plan: each stands in the text where it says, and the document in
 * which each is carried out is strict JSON that says the same.
 */
final class Edits {
  private Edits() {}

  static void check(
      Target<?> target, String text, Trace.Step chosen, List<Edit> edits, Expected expected) {
    for (Edit edit : edits) {
      String before = edit.before();
      assertThat(text.startsWith(before, edit.offset()))
          .as("%s: %s", edit, before)
          .isTrue();
      assertThat(stands(text, edit)).as("%s", edit).isTrue();
    }
    String region = text.substring(chosen.start(), chosen.end());
    String mended = mended(region, chosen.start(), edits);
    if (edits.stream().anyMatch(edit -> isInsideString(text, edit))) {
      // what is mended in the text of a string is not told in detail
      return;
    }
    assertThat(RawJson.strict(mended)).as("strict once mended: %s", mended).isNotNull();
    Optional<Expected> again = Expected.of(target, mended, 0);
    assertThat(again.map(Expected::plan))
        .as("mended: %s", mended)
        .isEqualTo(Optional.of(expected.plan()));
  }

  private static boolean stands(String text, Edit edit) {
    char c = text.charAt(edit.offset());
    return switch (edit.kind()) {
      case TRAILING_COMMA -> c == ',' || c == '"';
      case CONTROL_CHARACTER -> c < ' ' || c == '"';
      case UNICODE_BLANK -> Blank.isRare(c) || c == '"';
      case COMMENT -> c == '/' || c == '"';
      case PYTHON_LITERAL -> "TFN\"".indexOf(c) >= 0;
      case ILLEGAL_ESCAPE, LATEX_ESCAPE, APOSTROPHE_ESCAPE -> c == '\\' || c == '"';
      case UNWRAPPED, SINGLE_FOR_LIST -> c == '{' || c == '[' || c == '"';
      case UNQUOTED,
          NUMBER_IN_STRING,
          BOOLEAN_IN_STRING,
          ENUM_SPELLING,
          ENUM_FALLBACK,
          DOCUMENT_IN_STRING -> c == '"';
    };
  }

  /** Says whether an edit is of the text of a string that holds a document: it has that string's place. */
  private static boolean isInsideString(String text, Edit edit) {
    return text.charAt(edit.offset()) == '"'
        && (edit.kind().rule().equals("R8")
            || edit.before().isEmpty() && edit.after().isEmpty());
  }

  /** The document with what rule R8 repairs, and with scalars in the form that their type has. */
  private static String mended(String region, int start, List<Edit> edits) {
    StringBuilder mended = new StringBuilder(region);
    List<Edit> fromTheEnd = edits.stream()
        .filter(edit -> edit.kind().rule().equals("R8") || isScalar(edit.kind()))
        .filter(edit -> edit.offset() - start < region.length())
        .filter(edit -> edits.stream().noneMatch(other -> holds(other, edit)))
        .sorted((a, b) -> Integer.compare(b.offset(), a.offset()))
        .toList();
    for (Edit edit : fromTheEnd) {
      int at = edit.offset() - start;
      mended.replace(at, at + edit.before().length(), edit.after());
    }
    return mended.toString();
  }

  /** Says whether an edit is carried out within what another one replaces as a whole. */
  private static boolean holds(Edit scalar, Edit edit) {
    return isScalar(scalar.kind())
        && scalar.offset() < edit.offset()
        && edit.offset() < scalar.offset() + scalar.before().length();
  }

  private static boolean isScalar(Kind kind) {
    return kind == Kind.NUMBER_IN_STRING
        || kind == Kind.BOOLEAN_IN_STRING
        || kind == Kind.ENUM_SPELLING;
  }
}
