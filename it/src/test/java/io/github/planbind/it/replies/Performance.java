package io.github.planbind.it.replies;

import io.github.planbind.Place;
import io.github.planbind.PlanError;
import io.github.planbind.PlanResult;
import io.github.planbind.ReplyError;
import io.github.planbind.Trace;
import io.github.planbind.binding.Edit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads the reply of an example, and says what came of it in the words of the examples. */
final class Performance {
  private static final Map<Class<?>, String> CODES = Map.of(
      ReplyError.EmptyContent.class, "empty",
      ReplyError.NoPlan.class, "no plan",
      ReplyError.Malformed.class, "malformed",
      ReplyError.Mismatch.class, "mismatch",
      ReplyError.EchoedExample.class, "echoed example",
      ReplyError.EchoedSchema.class, "echoed schema",
      ReplyError.LimitExceeded.class, "limit");

  private final Target target;
  private final PlanResult<?> result;
  private final String text;

  Performance(Target target, PlanResult<?> result) {
    this.target = target;
    this.result = result;
    this.text = result.reply().text();
  }

  Outcome outcome() {
    return result.fold(
        complete -> {
          String kind = complete.isExact() ? "complete exact" : "complete";
          return outcome(kind, Json.of(complete.plan()), "", List.of());
        },
        truncated -> {
          List<String> parts = new ArrayList<>();
          String got = target.partsOf().apply(truncated.partial());
          if (got.length() > 2) {
            parts.add("parts " + got);
          }
          truncated.partial().plan().ifPresent(plan -> parts.add("plan " + Json.of(plan)));
          String json = truncated.partial().json();
          return outcome("truncated", json, truncated.error().message(), parts);
        },
        failed -> {
          PlanError error = failed.error();
          return outcome("error " + CODES.get(error.getClass()), "", error.message(), List.of());
        });
  }

  private Outcome outcome(String kind, String json, String message, List<String> parts) {
    Trace trace = result.trace();
    List<String> notes = new ArrayList<>(parts);
    for (Edit edit : trace.edits()) {
      if (!isReturnOfLineBreak(edit)) {
        notes.add("edit " + edit.kind().rule() + " " + edit.kind().text() + " at " + place(edit)
            + change(edit));
      }
    }
    if (trace.alternativeCount() > 0) {
      List<String> places = trace.alternatives().stream().map(Place::toString).toList();
      notes.add("alternatives " + trace.alternativeCount() + " at " + String.join(", ", places));
    }
    addCount(notes, "ignored", trace.ignoredMembers());
    addCount(notes, "notices", trace.notices());
    return new Outcome(kind, json, message, notes, trace.picture());
  }

  private static void addCount(List<String> notes, String word, int count) {
    if (count > 0) {
      notes.add(word + " " + count);
    }
  }

  /** What was read in place of what; nothing for an edit inside a string. */
  private static String change(Edit edit) {
    boolean told = !edit.before().isEmpty() || !edit.after().isEmpty();
    return told ? ": " + marked(edit.before()) + " → " + marked(edit.after()) : "";
  }

  private static String marked(String text) {
    return text.isEmpty() ? "nothing" : "`" + text + "`";
  }

  /** Two chars of one line break in a string are kept, and told of as one here. */
  private boolean isReturnOfLineBreak(Edit edit) {
    return edit.kind() == Edit.Kind.CONTROL_CHARACTER && text.startsWith("\r\n", edit.offset());
  }

  /** Line and column, a line break being in one column whether it has one char or two. */
  private String place(Edit edit) {
    int at = edit.offset();
    int lineStart = text.lastIndexOf('\n', at - 1) + 1;
    long line = 1 + text.substring(0, lineStart).chars().filter(c -> c == '\n').count();
    boolean second = at > 0 && text.startsWith("\r\n", at - 1);
    return line + ":" + (at - lineStart + (second ? 0 : 1));
  }
}
