package io.github.planbind.bench;

import static io.github.planbind.bench.Contender.AVAJE;
import static io.github.planbind.bench.Contender.BUILD;
import static io.github.planbind.bench.Contender.DATABIND;
import static io.github.planbind.bench.Contender.DATABIND_CUTTER;
import static io.github.planbind.bench.Contender.FASTJSON2;
import static io.github.planbind.bench.Contender.JACKSON3;
import static io.github.planbind.bench.Contender.LANGCHAIN4J;
import static io.github.planbind.bench.Contender.PLANBIND;
import static io.github.planbind.bench.Contender.SPRING_AI;

import java.util.List;
import java.util.stream.Stream;

/**
 * Who is timed on which forms: every pair of them in which the library reads the right record.
 *
 * @param contenders the libraries
 * @param forms the forms, each in every {@link Size}
 */
record Group(List<Contender> contenders, List<Form> forms) {
  /** Everything that is timed. */
  static final List<Group> ALL = List.of(
      new Group(
          List.of(PLANBIND, DATABIND, JACKSON3, AVAJE, FASTJSON2, LANGCHAIN4J, SPRING_AI, BUILD),
          List.of(Form.BARE)),
      new Group(List.of(PLANBIND, DATABIND_CUTTER, LANGCHAIN4J), List.of(Form.FENCED, Form.THINK)),
      new Group(List.of(PLANBIND, SPRING_AI), List.of(Form.EXACT_FENCE)),
      new Group(
          List.of(PLANBIND, DATABIND, FASTJSON2, BUILD), List.of(Form.NON_LATIN, Form.ESCAPED)),
      new Group(
          List.of(PLANBIND),
          List.of(Form.FENCED_NON_LATIN, Form.COMMAS, Form.LINE_BREAKS, Form.CUT)));

  /** What tells at a glance whether a change helped. */
  static final List<Group> FEW = List.of(
      new Group(List.of(PLANBIND, DATABIND, FASTJSON2, BUILD), List.of(Form.BARE)),
      new Group(List.of(PLANBIND, DATABIND_CUTTER), List.of(Form.FENCED)));

  /** All pairs. */
  Stream<Pair> pairs() {
    return contenders.stream().flatMap(who -> forms.stream().map(form -> new Pair(who, form)));
  }

  /**
   * A library that is timed on a form.
   *
   * @param contender the library
   * @param form the form
   */
  record Pair(Contender contender, Form form) {}
}
