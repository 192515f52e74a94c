package io.github.planbind;

import io.github.planbind.binding.Limit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What stands in a reply: its plans, and the first of each kind of document that is near one. */
final class Found<T> {
  /** How many parts of a reply of one kind are told of. */
  static final int SHOWN = 20;

  final List<Candidate<T>> plans = new ArrayList<>(1);

  @Nullable
  Candidate<T> cut;

  @Nullable
  Candidate<T> planShaped;

  @Nullable
  Candidate<T> allRequired;

  @Nullable
  Candidate<T> lone;

  @Nullable
  Broken brokenPlan;

  @Nullable
  Broken broken;

  @Nullable
  Limit limit;

  boolean example;
  boolean schema;
  /** What would have been the answer is a part of a broken plan; nothing else is the answer then. */
  boolean partOfBroken;

  boolean unfinishedReasoning;
  boolean text;
  int documents;
  private @Nullable List<Trace.Step> steps;
  private int setAside;
  private int skipped;

  /** Forgets everything. */
  void clear() {
    if (steps != null) {
      steps.clear();
    }
    setAside = 0;
    skipped = 0;
    plans.clear();
    cut = null;
    planShaped = null;
    allRequired = null;
    lone = null;
    brokenPlan = null;
    broken = null;
    limit = null;
    example = false;
    schema = false;
    partOfBroken = false;
    unfinishedReasoning = false;
    text = false;
    documents = 0;
  }

  /**
   * Takes all documents from a place on for parts of a broken one, and says whether a plan is among
   * them. The plans stand in the order of the text, so that each is looked at once.
   */
  boolean dropFrom(int start) {
    boolean dropped = false;
    while (hasPlanFrom(start)) {
      Candidate<T> plan = plans.remove(plans.size() - 1);
      skip(plan.start(), plan.end(), "R6", "a part of a broken document");
      dropped = true;
    }
    partOfBroken |= dropped;
    cut = before(cut, start);
    planShaped = before(planShaped, start);
    allRequired = before(allRequired, start);
    lone = before(lone, start);
    return dropped;
  }

  /** Says whether a plan was added that starts at a place or behind it. */
  boolean hasPlanFrom(int start) {
    return !plans.isEmpty() && plans.get(plans.size() - 1).start() >= start;
  }

  private @Nullable Candidate<T> before(@Nullable Candidate<T> candidate, int start) {
    return candidate == null || candidate.start() >= start ? null : candidate;
  }

  void setAside(int start, int end, String rule, String what) {
    if (setAside++ < SHOWN) {
      add(new Trace.Step(Trace.Action.SET_ASIDE, start, end, rule, what));
    }
  }

  void skip(int start, int end, String rule, String reason) {
    if (skipped++ < SHOWN) {
      add(new Trace.Step(Trace.Action.SKIPPED, start, end, rule, reason));
    }
  }

  private void add(Trace.Step step) {
    List<Trace.Step> known = steps;
    if (known == null) {
      known = new ArrayList<>();
      steps = known;
    }
    known.add(step);
  }

  /** What was set aside, and what was skipped. */
  List<Trace.Step> steps() {
    return steps == null ? List.of() : steps;
  }

  /** Says whether any part was set aside. */
  boolean hasSetAside() {
    return setAside > 0;
  }
}
