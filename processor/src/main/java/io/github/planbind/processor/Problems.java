package io.github.planbind.processor;

import java.util.ArrayList;
import java.util.List;
import javax.annotation.processing.Messager;
import javax.tools.Diagnostic.Kind;

/** The mistakes found in one plan. Checks add to it and go on, so that one compile shows them all. */
final class Problems {
  private final List<Problem> problems = new ArrayList<>();

  void add(Rule rule, Place place, String... details) {
    Problem problem = new Problem(place, rule.message(place.path(), details));
    if (!problems.contains(problem)) {
      problems.add(problem);
    }
  }

  boolean isEmpty() {
    return problems.isEmpty();
  }

  void print(Messager messager) {
    for (Problem problem : problems) {
      Place place = problem.place();
      messager.printMessage(
          Kind.ERROR, problem.message(), place.element(), place.annotation(), place.value());
    }
  }
}
