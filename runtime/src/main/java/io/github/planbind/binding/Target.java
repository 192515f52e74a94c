package io.github.planbind.binding;

import java.util.List;

/**
 * What is looked for: a plan, or a list of plans.
 *
 * @param binder reads the whole of it
 * @param element reads one plan
 * @param form the bracket that it begins with
 * @param level how many open brackets its plans stand in
 */
record Target<T>(PlanBinder<T> binder, PlanBinder<?> element, char form, int level) {
  static <T> Target<T> plan(PlanBinder<T> binder) {
    return new Target<>(binder, binder, '{', 0);
  }

  static <E> Target<List<E>> list(PlanBinder<E> element) {
    return new Target<>(new ListBinder<>(element), element, '[', 1);
  }

  boolean isList() {
    return level > 0;
  }
}
