package io.github.planbind;

import io.github.planbind.ReplyError.EmptyContent.Why;
import io.github.planbind.binding.CutPlan;
import io.github.planbind.binding.DocumentReader;
import io.github.planbind.binding.Limit;
import io.github.planbind.binding.Misfit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Chooses among what was found in a reply (rules R11, R12).
 *
 * @param <T> what is looked for
 */
final class Choice<T> {
  private final Reply reply;
  private final Found<T> found;
  private final DocumentReader<T> document;
  private final Pick pick;
  private final Places places;

  Choice(Reply reply, Found<T> found, DocumentReader<T> document, Pick pick) {
    this.reply = reply;
    this.found = found;
    this.document = document;
    this.pick = pick;
    this.places = new Places(reply.text());
  }

  PlanResult<T> result() {
    if (found.partOfBroken) {
      return failed();
    }
    if (found.plans.size() > 1) {
      Collections.sort(found.plans);
    }
    Candidate<T> cut = found.cut;
    if (!found.plans.isEmpty() && (pick != Pick.LAST || cut == null)) {
      return picked();
    }
    if (cut != null && cut.cut() != null) {
      return truncated(cut, cut.cut());
    }
    Candidate<T> near = nearest();
    return near != null ? bound(near, because(near, "the nearest to a plan")) : failed();
  }

  private PlanResult<T> picked() {
    Candidate<T> first = found.plans.get(0);
    if (pick == Pick.LAST) {
      Candidate<T> last = first;
      for (Candidate<T> plan : found.plans) {
        last = plan.start() > last.start() ? plan : last;
      }
      return bound(last, because(last, "the last that has every required name"));
    }
    return pick == Pick.ONLY && !alternatives(first).isEmpty()
        ? several()
        : bound(first, first.standing().rank().becauseFirst());
  }

  /** There is more than one plan, and the reader was told not to choose. */
  private PlanResult<T> several() {
    List<Trace.Step> steps = new ArrayList<>(found.setAside);
    List<ReplyError.Skipped> plans = new ArrayList<>();
    for (Candidate<T> plan : found.plans.subList(0, Math.min(Found.SHOWN, found.plans.size()))) {
      plans.add(new ReplyError.Skipped(places.at(plan.start()), "one of several plans"));
      steps.add(alternative(plan));
    }
    Candidate<T> cut = found.cut;
    if (cut != null) {
      plans.add(new ReplyError.Skipped(places.at(cut.start()), "one that is cut"));
      steps.add(alternative(cut));
    }
    Trace trace = Trace.ofNothing(reply.text(), sorted(steps));
    ReplyError error = new ReplyError.NoPlan(plans, found.documents);
    return new PlanResult.Failed<>(error, reply, trace);
  }

  private @Nullable Candidate<T> nearest() {
    if (found.planShaped != null) {
      return found.planShaped;
    }
    // rule: one object is a list of one only when no other candidate stands in the reply
    return found.lone != null && found.documents == 1 ? found.lone : found.allRequired;
  }

  private PlanResult<T> bound(Candidate<T> chosen, String why) {
    Trace trace = trace(chosen, why);
    T plan = chosen.plan();
    return plan != null
        ? new PlanResult.Complete<>(plan, reply, trace)
        : new PlanResult.Failed<>(new ReplyError.Mismatch(misfits(chosen)), reply, trace);
  }

  private List<Misfit> misfits(Candidate<T> chosen) {
    if (chosen.misfits().isEmpty()) {
      document.read(chosen.start(), false);
      document.unwrap();
      return document.misfits();
    }
    return chosen.misfits();
  }

  private PlanResult<T> truncated(Candidate<T> chosen, CutPlan<T> cut) {
    return new PlanResult.Truncated<>(
        new Partial<>(cut),
        new ReplyError.CutOff(reply.finishReason(), cut.finished()),
        reply,
        trace(chosen, because(chosen, "the plan that the reply's end cuts")));
  }

  private PlanResult<T> failed() {
    return new PlanResult.Failed<>(error(), reply, trace(null, ""));
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
    for (Trace.Step step : found.skipped) {
      skipped.add(new ReplyError.Skipped(places.at(step.start()), step.what()));
    }
    return new ReplyError.NoPlan(skipped, found.documents);
  }

  private Why why() {
    if (found.unfinishedReasoning) {
      return Why.UNFINISHED_REASONING;
    }
    return found.setAside.isEmpty() ? Why.BLANK : Why.ONLY_REASONING;
  }

  private static String because(Candidate<?> chosen, String why) {
    return chosen.standing().rank().because(why);
  }

  private Trace trace(@Nullable Candidate<T> chosen, String why) {
    List<Trace.Step> steps = new ArrayList<>(found.setAside);
    for (Trace.Step step : found.skipped) {
      if (chosen == null || step.start() != chosen.start()) {
        steps.add(step);
      }
    }
    if (chosen == null) {
      return Trace.ofNothing(reply.text(), sorted(steps));
    }
    String rule = chosen.cut() == null ? "R11" : "R20";
    steps.add(new Trace.Step(Trace.Action.CHOSEN, chosen.start(), chosen.end(), rule, why));
    List<Candidate<T>> others = alternatives(chosen);
    List<Place> shown = new ArrayList<>(0);
    for (int i = 0; i < Math.min(Found.SHOWN, others.size()); i++) {
      shown.add(places.at(others.get(i).start()));
      steps.add(alternative(others.get(i)));
    }
    return Trace.of(
        reply.text(), sorted(steps), chosen, shown, others.size(), isAfterBrokenPlan(chosen));
  }

  private boolean isAfterBrokenPlan(Candidate<T> chosen) {
    Broken broken = found.brokenPlan;
    return broken != null && broken.standing().start() < chosen.start();
  }

  /** rule R12: another fully shaped candidate with another value, and a cut plan. */
  private List<Candidate<T>> alternatives(Candidate<T> chosen) {
    List<Candidate<T>> others = new ArrayList<>(0);
    for (Candidate<T> plan : found.plans) {
      boolean same = plan.plan() != null && Objects.equals(plan.plan(), chosen.plan());
      if (plan.start() != chosen.start() && !same) {
        others.add(plan);
      }
    }
    Candidate<T> cut = found.cut;
    if (cut != null && cut.start() != chosen.start()) {
      others.add(cut);
    }
    return others;
  }

  private static Trace.Step alternative(Candidate<?> other) {
    String what = other.cut() == null ? "another plan with another value" : "a plan that is cut";
    return new Trace.Step(Trace.Action.ALTERNATIVE, other.start(), other.end(), "R12", what);
  }

  private static List<Trace.Step> sorted(List<Trace.Step> steps) {
    if (steps.size() > 1) {
      steps.sort((a, b) -> Integer.compare(a.start(), b.start()));
    }
    return steps;
  }
}
