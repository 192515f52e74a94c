package io.github.planbind;

import io.github.planbind.ReplyError.EmptyContent.Why;
import io.github.planbind.binding.CutPlan;
import io.github.planbind.binding.Limit;
import io.github.planbind.binding.Misfit;
import java.util.ArrayList;
import java.util.List;

/**
 * Says why a reply holds no whole plan.
 *
 * @param <T> what is looked for
 */
final class Failure<T> {
  private final Reply reply;
  private final Found<T> found;
  private final Places places;

  Failure(Reply reply, Found<T> found) {
    this.reply = reply;
    this.found = found;
    this.places = new Places(reply.text());
  }

  /** The reply is too long to be read. */
  static <T> PlanResult<T> tooLong(Reply reply) {
    ReplyError error = new ReplyError.LimitExceeded(Limit.REPLY);
    Trace trace = Trace.ofNothing("", List.of());
    return new PlanResult.Failed<>(error, reply, trace);
  }

  /** There is more than one plan, and the reader was told not to choose. */
  PlanResult<T> several(Trace trace) {
    List<ReplyError.Skipped> plans = new ArrayList<>();
    for (Candidate<T> plan : found.plans.subList(0, Math.min(Found.SHOWN, found.plans.size()))) {
      plans.add(new ReplyError.Skipped(places.at(plan.start()), "one of several plans"));
    }
    Candidate<T> cut = found.cut;
    if (cut != null) {
      plans.add(new ReplyError.Skipped(places.at(cut.start()), "one that is cut"));
    }
    return failed(new ReplyError.NoPlan(plans, found.documents), trace);
  }

  /** What was chosen does not fit. */
  PlanResult<T> mismatch(List<Misfit> misfits, Trace trace) {
    return failed(new ReplyError.Mismatch(misfits), trace);
  }

  /** What was chosen is cut. */
  PlanResult<T> truncated(CutPlan<T> cut, Trace trace) {
    ReplyError.CutOff error = new ReplyError.CutOff(reply.finishReason(), cut.finished());
    return new PlanResult.Truncated<>(new Partial<>(cut), error, reply, trace);
  }

  /** There is nothing to choose. */
  PlanResult<T> nothing(Trace trace) {
    return failed(error(), trace);
  }

  private PlanResult<T> failed(ReplyError error, Trace trace) {
    return new PlanResult.Failed<>(error, reply, trace);
  }

  private ReplyError error() {
    Limit limit = found.limit;
    if (limit != null) {
      return new ReplyError.LimitExceeded(limit);
    }
    Broken broken = found.brokenPlan != null ? found.brokenPlan : found.broken;
    if (broken != null) {
      return new ReplyError.Malformed(places.at(broken.place()), broken.found(), broken.expected());
    }
    if (found.example) {
      return new ReplyError.EchoedExample();
    }
    if (found.schema) {
      return new ReplyError.EchoedSchema();
    }
    if (found.documents == 0 && !found.text) {
      return new ReplyError.EmptyContent(why());
    }
    List<ReplyError.Skipped> skipped = new ArrayList<>();
    for (Trace.Step step : found.steps()) {
      if (step.action() == Trace.Action.SKIPPED) {
        skipped.add(new ReplyError.Skipped(places.at(step.start()), step.what()));
      }
    }
    return new ReplyError.NoPlan(skipped, found.documents);
  }

  private Why why() {
    if (found.unfinishedReasoning) {
      return Why.UNFINISHED_REASONING;
    }
    return found.hasSetAside() ? Why.ONLY_REASONING : Why.BLANK;
  }
}
