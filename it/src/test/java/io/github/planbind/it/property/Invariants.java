package io.github.planbind.it.property;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.Place;
import io.github.planbind.PlanResult;
import io.github.planbind.Reply;
import io.github.planbind.ReplyError;
import io.github.planbind.Trace;
import io.github.planbind.binding.Edit;
import io.github.planbind.binding.Limit;
import java.util.List;
import java.util.Optional;

/**
 * What holds for every result of every text: a whole plan is what an independent tokenizer and binder
 * make of the place it was read from, with just the edits that they need; a cut plan says nothing
 * that does not stand there; a refusal is one that they agree with; a message tells no text.
 */
public final class Invariants {
  private static final int LONGEST_MESSAGE = 1_000;

  private Invariants() {}

  /** Reads a text and checks the result. */
  public static <T> PlanResult<T> read(Target<T> target, String text) {
    return read(target, Reply.of(text));
  }

  /** As {@link #read(Target, String)}, whatever the provider says of why the reply ended. */
  static <T> PlanResult<T> read(Target<T> target, Reply reply) {
    PlanResult<T> result = target.reader().read(reply);
    check(target, reply.text(), result);
    return result;
  }

  static <T> void check(Target<T> target, String text, PlanResult<T> result) {
    try {
      checkResult(target, text, result);
    } catch (RuntimeException | AssertionError e) {
      throw new AssertionError(e.getMessage() + "\nread as " + target + ": <<<" + text + ">>>", e);
    }
  }

  private static <T> void checkResult(Target<T> target, String text, PlanResult<T> result) {
    assertThat(result.reply().text()).isSameAs(text);
    checkTrace(text, result.trace());
    if (result instanceof PlanResult.Complete<T> complete) {
      checkComplete(target, text, complete);
    } else if (result instanceof PlanResult.Truncated<T> truncated) {
      checkMessage(truncated.error().message());
      new CutInvariants<>(target, text, truncated).check();
    } else if (result instanceof PlanResult.Failed<T> failed) {
      checkMessage(failed.error().message());
      checkFailed(target, text, failed);
    }
    checkWhole(target, text, result);
  }

  // ---- a whole plan

  private static <T> void checkComplete(
      Target<T> target, String text, PlanResult.Complete<T> complete) {
    Trace trace = complete.trace();
    Trace.Step chosen = chosen(trace);
    Optional<Expected> expected = Expected.of(target, text, chosen.start());
    assertThat(expected).as("what stands at the chosen place binds").isPresent();
    assertThat(complete.plan()).as("the plan").isEqualTo(expected.get().plan());
    RawJson raw = RawJson.at(text, chosen.start());
    assertThat(chosen.end()).as("end of the plan").isEqualTo(raw.end());
    assertThat(Expected.isBlankForm(complete.plan())).as("a blank form").isFalse();
    List<Edit> edits = trace.edits().stream()
        .filter(edit -> edit.offset() < raw.end() || edit.kind() != Edit.Kind.COMMENT)
        .toList();
    assertSameEdits(edits, expected.get().edits());
    Edits.check(target, text, chosen, trace.edits(), expected.get());
    assertThat(complete.isExact())
        .isEqualTo(
            trace.edits().isEmpty() && trace.alternativeCount() == 0 && trace.notices() == 0);
    if (!Numbers.areReadAsOthersIn(raw.tree())) {
      StrictMapper.read(target, text.substring(chosen.start(), chosen.end()))
          .ifPresent(
              strict -> assertThat(complete.plan()).as("what databind reads").isEqualTo(strict));
    }
  }

  static void assertSameEdits(List<Edit> found, List<Repair> expected) {
    assertThat(Repair.of(found).stream().sorted())
        .as("edits")
        .containsExactlyElementsOf(expected.stream().sorted().toList());
  }

  // ---- the trace

  static Trace.Step chosen(Trace trace) {
    List<Trace.Step> chosen = trace.steps().stream()
        .filter(step -> step.action() == Trace.Action.CHOSEN)
        .toList();
    assertThat(chosen).as("chosen documents").hasSize(1);
    return chosen.get(0);
  }

  private static void checkTrace(String text, Trace trace) {
    int before = 0;
    for (Trace.Step step : trace.steps()) {
      assertThat(step.start()).as("start of a step").isBetween(before, text.length());
      assertThat(step.end()).as("end of a step").isBetween(step.start(), text.length());
      before = step.start();
      if (step.action() == Trace.Action.SET_ASIDE) {
        trace.steps().stream()
            .filter(other -> other.action() != Trace.Action.SET_ASIDE)
            .forEach(
                other -> assertThat(other.start() < step.start() || other.start() >= step.end())
                    .as("nothing that is set aside is read")
                    .isTrue());
      }
    }
    assertThat(trace.alternativeCount())
        .isGreaterThanOrEqualTo(trace.alternatives().size());
    trace.alternatives().forEach(place -> checkPlace(text, place));
    assertThat(trace.picture().chars().allMatch(c -> c == '\n' || c >= ' ' && c < 0x7f))
        .as("a printable picture")
        .isTrue();
  }

  static void checkPlace(String text, Place place) {
    String before = text.substring(0, place.offset());
    assertThat(place.line())
        .isEqualTo(1 + (int) before.chars().filter(c -> c == '\n').count());
    assertThat(place.column()).isEqualTo(place.offset() - before.lastIndexOf('\n'));
  }

  private static void checkMessage(String message) {
    assertThat(message).hasSizeBetween(1, LONGEST_MESSAGE);
    assertThat(message
            .chars()
            .noneMatch(c -> Character.isISOControl(c) || c == '\u2028' || c == '\u2029'))
        .as("one printable line")
        .isTrue();
  }

  /** The plan, or the error. */
  static Object outcome(PlanResult<?> result) {
    return result.<Object>fold(
        complete -> complete.plan(), cut -> cut.error(), failed -> failed.error());
  }

  // ---- refusals

  /**
   * rule R8: with an illegal escape in it, a document in a string is broken by an escape that spells a
   * LaTeX word. The reader without the library knows no such words.
   */
  private static boolean mayBeBrokenByLatex(ReplyError.Mismatch mismatch, Expected expected) {
    return expected.edits().stream()
            .anyMatch(edit -> edit.kind() == Edit.Kind.ILLEGAL_ESCAPE
                || edit.kind() == Edit.Kind.APOSTROPHE_ESCAPE)
        && mismatch.misfits().stream()
            .anyMatch(
                misfit -> misfit.found().equals("a string that holds no whole JSON document"));
  }

  private static <T> void checkFailed(Target<T> target, String text, PlanResult.Failed<T> failed) {
    if (failed.error() instanceof ReplyError.Mismatch mismatch) {
      assertThat(mismatch.misfits()).hasSizeBetween(1, 20);
      Optional<Expected> expected =
          Expected.of(target, text, chosen(failed.trace()).start());
      assertThat(expected.filter(found -> !mayBeBrokenByLatex(mismatch, found)))
          .as("%s But it binds: %s", mismatch.message(), text)
          .isEmpty();
    } else if (failed.error() instanceof ReplyError.Malformed malformed) {
      checkPlace(text, malformed.place());
    } else if (failed.error() instanceof ReplyError.NoPlan none) {
      assertThat(none.count()).isGreaterThanOrEqualTo(none.candidates().size());
      none.candidates().forEach(skipped -> checkPlace(text, skipped.place()));
    } else if (failed.error() instanceof ReplyError.LimitExceeded exceeded) {
      checkLimit(text, exceeded.limit());
    }
  }

  private static void checkLimit(String text, Limit limit) {
    long brackets = text.chars().filter(c -> c == '{' || c == '[').count();
    boolean possible = switch (limit) {
      case REPLY -> text.length() > 4 * 1024 * 1024;
      case BODY -> false; // of HTTP, which nobody speaks here
      case DEPTH -> brackets > 512;
      case NUMBER -> text.length() > 1_000;
      case NAME -> text.length() > 50_000;
      case LIST -> text.length() > 2_000_000;
    };
    assertThat(possible).as("over the limit %s", limit).isTrue();
  }

  /** rule R1: a reply that is one JSON document is read as that document, and never refused for its form. */
  private static <T> void checkWhole(Target<T> target, String text, PlanResult<T> result) {
    Tree strict = RawJson.strict(text);
    if (strict == null) {
      return;
    }
    ReplyError error =
        result instanceof PlanResult.Failed<T> failed && failed.error() instanceof ReplyError reply
            ? reply
            : null;
    if (error instanceof ReplyError.LimitExceeded) {
      return;
    }
    assertThat(result).as("a reply of valid JSON").isNotInstanceOf(PlanResult.Truncated.class);
    assertThat(error instanceof ReplyError.Malformed)
        .as("valid JSON is malformed")
        .isFalse();
    Optional<Object> expected = Expected.of(target, text, strict.at())
        .map(Expected::plan)
        .filter(plan -> !Expected.isBlankForm(plan));
    Optional<Object> found = result.fold(
        complete -> Optional.of((Object) complete.plan()),
        cut -> Optional.empty(),
        no -> Optional.empty());
    assertThat(found).as("what the whole reply is").isEqualTo(expected);
  }

  /** Reads a text as every target. */
  public static void checkAll(String text) {
    for (Target<?> target : Target.ALL) {
      read(target, text);
    }
  }
}
