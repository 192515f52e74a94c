package io.github.planbind.it.property;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.PlanResult;
import io.github.planbind.Trace;
import io.github.planbind.binding.Edit;
import java.util.Locale;
import java.util.Optional;

/** What a document may be read as in which something was changed that may matter. */
final class OneCharacter {
  private OneCharacter() {}

  static <T> void check(Target<T> target, T plan, String changed) {
    try {
      // of valid JSON this checks that it is read as the whole that it is, or refused
      PlanResult<T> result = Invariants.read(target, changed);
      assertThat(RawJson.strict(changed) != null)
          .as("valid JSON")
          .isEqualTo(StrictMapper.isJson(changed));
      if (RawJson.strict(changed) != null) {
        checkStrict(target, changed, result);
      } else if (result instanceof PlanResult.Complete<T> complete) {
        checkRepaired(target, plan, changed, complete);
      }
    } catch (RuntimeException | AssertionError e) {
      throw new AssertionError("<<<" + shown(changed) + ">>> " + e.getMessage(), e);
    }
  }

  /** The text in ASCII, since a report of a test ends at what its own format does not hold. */
  private static String shown(String text) {
    StringBuilder shown = new StringBuilder();
    for (char c : text.toCharArray()) {
      boolean ascii = c >= ' ' && c < 0x7f || c == '\n';
      shown.append(ascii ? String.valueOf(c) : String.format(Locale.ROOT, "\\u%04x", (int) c));
    }
    return shown.toString();
  }

  /** What a strict reader reads is read the same; what it refuses is refused, or the edit is told. */
  private static <T> void checkStrict(Target<T> target, String changed, PlanResult<T> result) {
    Optional<T> strict = StrictMapper.read(target, changed);
    // rule R16: databind reads numbers out of range as infinite or zero
    if (strict.isPresent() && !Numbers.areReadAsOthersIn(RawJson.strict(changed))) {
      assertThat(Invariants.outcome(result)).isEqualTo(strict.get());
    }
  }

  /** It is the same plan; or all of the text but prose and closers too many, and this is told. */
  private static <T> void checkRepaired(
      Target<T> target, T plan, String changed, PlanResult.Complete<T> complete) {
    if (complete.plan().equals(plan)) {
      return;
    }
    Trace.Step chosen = Invariants.chosen(complete.trace());
    if (complete.isExact() && isWholeBesideProse(changed, chosen)) {
      return;
    }
    assertThat(complete.isExact())
        .as("another plan is exact: %s", complete.plan())
        .isFalse();
    if (isTheOnlyOne(complete.trace(), chosen)) {
      return;
    }
    if (complete.trace().picture().contains("a closer too many behind it")) {
      // that it was a part of something is told
      return;
    }
    boolean alone = RawJson.at(changed, chosen.start()).isAlone();
    assertThat(isProse(changed.substring(0, chosen.start())) && alone)
        .as("another plan that is only a part of the text: %s", complete.plan())
        .isTrue();
  }

  /** It is told to be the one plan of a list; what made a list of it is prose now. */
  private static boolean isTheOnlyOne(Trace trace, Trace.Step chosen) {
    return trace.edits().stream()
        .anyMatch(
            edit -> edit.kind() == Edit.Kind.SINGLE_FOR_LIST && edit.offset() == chosen.start());
  }

  /** It is strict JSON, with another value in it; what was put before or behind it is prose. */
  private static boolean isWholeBesideProse(String changed, Trace.Step chosen) {
    return RawJson.strict(changed.substring(chosen.start(), chosen.end())) != null
        && isProse(changed.substring(0, chosen.start()))
        && changed.substring(chosen.end()).chars().noneMatch(c -> "{}[]\"".indexOf(c) >= 0);
  }

  /** Without an opener or quote nothing before a document can begin what it is a part of. */
  private static boolean isProse(String before) {
    return before.chars().noneMatch(c -> "{[\"".indexOf(c) >= 0);
  }
}
