package io.github.planbind.processor;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;
import javax.annotation.processing.Messager;
import javax.tools.Diagnostic.Kind;

/**
 * The mistakes found in one plan, and what is only suspicious. Checks add to it and go on, so that one compile
 * shows them all.
 */
final class Problems {
  private final Set<Problem> problems = new LinkedHashSet<>();
  private final Suppression suppression;

  /**
   * @param suppression the warnings that are none
   */
  Problems(Suppression suppression) {
    this.suppression = suppression;
  }

  /** Adds a problem; a warning that is suppressed at its place is none. */
  void add(Rule rule, Place place, String... details) {
    if (!isSuppressed(rule, place)) {
      problems.add(new Problem(rule, place, rule.message(place.path(), details)));
    }
  }

  /** Says whether a warning is switched off at a place. */
  boolean isSuppressed(Rule rule, Place place) {
    return suppression.covers(rule, place);
  }

  /** The paths of the mistakes that leave a type unknown or wrong, so that no value can be judged. */
  Set<String> wrongTypes() {
    return problems.stream()
        .filter(problem -> problem.rule().leavesTypeWrong())
        .map(problem -> problem.place().path())
        .collect(Collectors.toSet());
  }

  /** Says whether there is no mistake; warnings are none. */
  boolean isEmpty() {
    return problems.stream().allMatch(problem -> problem.rule().isWarning());
  }

  void print(Messager messager) {
    for (Problem problem : problems) {
      Place place = Caret.of(problem.place());
      Kind kind = problem.rule().isWarning() ? Kind.WARNING : Kind.ERROR;
      messager.printMessage(
          kind, problem.message(), place.element(), place.annotation(), place.value());
    }
  }
}
