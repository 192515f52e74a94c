package io.github.planbind;

import io.github.planbind.binding.CutPlan;
import io.github.planbind.binding.DocumentReader;
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

  Choice(Reply reply, Found<T> found, DocumentReader<T> document, Pick pick) {
    this.reply = reply;
    this.found = found;
    this.document = document;
    this.pick = pick;
  }

  PlanResult<T> result() {
    if (found.partOfBroken) {
      return nothing();
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
    return near != null ? bound(near, because(near, "the nearest to a plan")) : nothing();
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
        : bound(first, first.rank().becauseFirst());
  }

  /** There is more than one plan, and the reader was told not to choose. */
  private PlanResult<T> several() {
    List<Trace.Step> steps = new ArrayList<>();
    for (Trace.Step step : found.steps()) {
      if (step.action() == Trace.Action.SET_ASIDE) {
        steps.add(step);
      }
    }
    for (Candidate<T> plan : found.plans.subList(0, Math.min(Found.SHOWN, found.plans.size()))) {
      steps.add(alternative(plan));
    }
    Candidate<T> cut = found.cut;
    if (cut != null) {
      steps.add(alternative(cut));
    }
    return failure().several(Trace.ofNothing(reply.text(), steps));
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
        : failure().mismatch(misfits(chosen), trace);
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
    String why = because(chosen, "the plan that the reply's end cuts");
    return failure().truncated(cut, trace(chosen, why));
  }

  private PlanResult<T> nothing() {
    return failure().nothing(Trace.ofNothing(reply.text(), found.steps()));
  }

  private Failure<T> failure() {
    return new Failure<>(reply, found);
  }

  private static String because(Candidate<?> chosen, String why) {
    return chosen.rank().because(why);
  }

  private Trace trace(Candidate<T> chosen, String why) {
    List<Candidate<T>> others = alternatives(chosen);
    List<Place> places = others.isEmpty() ? List.of() : placesOf(others);
    return Trace.of(
        reply.text(),
        chosen,
        why,
        stepsBeside(chosen, others),
        places,
        others.size(),
        isAfterBrokenPlan(chosen));
  }

  /** What was done with the documents and the reasoning besides what was chosen. */
  private List<Trace.Step> stepsBeside(Candidate<T> chosen, List<Candidate<T>> others) {
    if (others.isEmpty() && found.steps().isEmpty()) {
      return List.of();
    }
    List<Trace.Step> steps = new ArrayList<>();
    for (Trace.Step step : found.steps()) {
      if (step.start() != chosen.start()) {
        steps.add(step);
      }
    }
    for (int i = 0; i < Math.min(Found.SHOWN, others.size()); i++) {
      steps.add(alternative(others.get(i)));
    }
    return steps;
  }

  private List<Place> placesOf(List<Candidate<T>> others) {
    Places places = new Places(reply.text());
    List<Place> shown = new ArrayList<>();
    for (int i = 0; i < Math.min(Found.SHOWN, others.size()); i++) {
      shown.add(places.at(others.get(i).start()));
    }
    return shown;
  }

  private boolean isAfterBrokenPlan(Candidate<T> chosen) {
    Broken broken = found.brokenPlan;
    return broken != null && broken.start() < chosen.start();
  }

  /** rule R12: another fully shaped candidate with another value, and a cut plan. */
  private List<Candidate<T>> alternatives(Candidate<T> chosen) {
    Candidate<T> cut = found.cut;
    if (cut == null && found.plans.size() < 2) {
      return List.of();
    }
    List<Candidate<T>> others = new ArrayList<>(0);
    for (Candidate<T> plan : found.plans) {
      boolean same = plan.plan() != null && Objects.equals(plan.plan(), chosen.plan());
      if (plan.start() != chosen.start() && !same) {
        others.add(plan);
      }
    }
    if (cut != null && cut.start() != chosen.start()) {
      others.add(cut);
    }
    return others;
  }

  private static Trace.Step alternative(Candidate<?> other) {
    String what = other.cut() == null ? "another plan with another value" : "a plan that is cut";
    return new Trace.Step(Trace.Action.ALTERNATIVE, other.start(), other.end(), "R12", what);
  }
}
