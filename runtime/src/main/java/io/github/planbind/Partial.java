package io.github.planbind;

import io.github.planbind.binding.CutPlan;
import io.github.planbind.binding.PlanBinder;
import java.util.List;
import java.util.Optional;

/**
 * What was surely written of a plan before its reply was cut. Nothing in it was guessed: a number,
 * name or string that the cut touches is left out.
 *
 * @param <T> the plan
 */
public final class Partial<T> {
  private final CutPlan<T> cut;

  Partial(CutPlan<T> cut) {
    this.cut = cut;
  }

  /**
   * The plan, if all that it requires was written to its end.
   *
   * @return the plan with those optional components that were finished, or empty
   */
  public Optional<T> plan() {
    return Optional.ofNullable(cut.plan());
  }

  /**
   * The value of a component: whole, or, for a list, set or map that the cut is in, as far as it
   * goes.
   *
   * @param <V> the component's type
   * @param key the component's key, from the plan's companion
   * @return the value, or empty if it was not finished, does not fit or is absent
   */
  @SuppressWarnings("unchecked") // the companion wrote the key beside the component it names
  public <V> Optional<V> get(PlanKey<T, V> key) {
    return Optional.ofNullable((V) cut.component(key.variant(), key.component()));
  }

  /**
   * The plans of a list target that were written to their end, where a list of them is read.
   *
   * @param <E> the plan
   * @param binder the binder that the list is read with
   * @return the plans in order
   * @throws IllegalArgumentException if this is no part of a list that this binder reads
   */
  @SuppressWarnings("unchecked") // the binder of the items is the one given
  public <E> List<E> items(PlanBinder<E> binder) {
    if (cut.itemBinder() != binder) {
      throw new IllegalArgumentException("The reply was not read as a list with this binder");
    }
    return (List<E>) cut.items();
  }

  /**
   * The whole recovered document, with members that are no component too, closed by its brackets.
   *
   * @return strict JSON
   */
  public String json() {
    return cut.json();
  }

  /**
   * Names what was finished, not its values.
   *
   * @return the JSON names of the finished components
   */
  @Override
  public String toString() {
    return "Partial" + cut.finished();
  }
}
