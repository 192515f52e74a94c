package io.github.planbind.it.hostile;

import io.github.planbind.PlanReader;
import io.github.planbind.it.Expected;
import io.github.planbind.it.HostileShapes;
import io.github.planbind.it.HostileShapes.Shape;
import io.github.planbind.it.HostileShipPlanBinder;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/**
 * A family of hostile replies and the reader that they attack.
 *
 * @param why what makes it hostile, or its outcome right
 * @param reply the reply of size N
 * @param allowed the outcomes that are honest at size N
 */
public record Attack(
    String name,
    String why,
    PlanReader<?> reader,
    IntFunction<String> reply,
    IntFunction<Set<Expected>> allowed) {

  /** Every family that there is. */
  public static Stream<Attack> all() {
    return Stream.concat(
        HostileShapes.all().stream().map(shape -> of(shape, HostileShipPlanBinder.reader())),
        MoreAttacks.all().stream());
  }

  private static Attack of(Shape shape, PlanReader<?> reader) {
    return new Attack(shape.name(), shape.why(), reader, shape.reply(), shape::allowed);
  }

  @Override
  public String toString() {
    return name;
  }
}
