package io.github.planbind.it.hostile;

import io.github.planbind.PlanReader;
import io.github.planbind.it.Expected;
import io.github.planbind.it.HostileShapes.Shape;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * A family of hostile replies and the reader that they attack.
 *
 * @param why what makes it hostile, or its outcome right
 * @param reply the reply of size N
 * @param allowed the outcomes that are honest at size N
 */
record Attack(
    String name,
    String why,
    PlanReader<?> reader,
    IntFunction<String> reply,
    IntFunction<Set<Expected>> allowed) {

  static Attack of(Shape shape, PlanReader<?> reader) {
    return new Attack(shape.name(), shape.why(), reader, shape.reply(), shape::allowed);
  }

  @Override
  public String toString() {
    return name;
  }
}
