package io.github.planbind.it.property;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.PlanResult;
import io.github.planbind.Trace;

/** What a reply that is cut may be read as, given what the whole of it is read as. */
public final class Truncation {
  private Truncation() {}

  /** Checks the reading of the first chars of a reply that is read as a whole plan. */
  public static <T> void check(String reply, PlanResult<T> whole, int cut, PlanResult<T> part) {
    if (!(whole instanceof PlanResult.Complete<T> complete)) {
      return;
    }
    Trace.Step chosen = Invariants.chosen(complete.trace());
    boolean inside = cut > chosen.start() && cut < chosen.end();
    if (part instanceof PlanResult.Complete<T> other
        && inside
        && complete.trace().alternativeCount() == 0) {
      // the same plan may stand twice
      assertThat(other.plan())
          .as("cut at %s inside of the plan: %s", cut, reply)
          .isEqualTo(complete.plan());
    }
    if (part instanceof PlanResult.Truncated<T> truncated
        && Invariants.chosen(truncated.trace()).start() == chosen.start()) {
      Tree tree = RawJson.strict(truncated.partial().json());
      Tree there = RawJson.at(reply, chosen.start()).tree();
      assertThat(tree.isPartOf(there))
          .as("cut at %s, %s stands in %s", cut, truncated.partial().json(), reply)
          .isTrue();
    }
  }
}
