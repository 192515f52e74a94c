package io.github.planbind.bench.growth;

import java.util.List;

/**
 * How long one library takes for one shape of reply, from short to long.
 *
 * @param library who reads
 * @param shape the shape of the reply
 * @param points the lengths that were read within the time that a reading may take
 */
record Series(String library, String shape, List<Point> points) {
  /**
   * One length.
   *
   * @param chars the reply's length
   * @param nanos CPU time of the fastest of some readings
   */
  record Point(long chars, double nanos) {
    double nanosByChar() {
      return nanos / chars;
    }
  }

  /** The longest reply that was read. */
  Point last() {
    return points.get(points.size() - 1);
  }

  /** How steep the last three quadruplings are: 1 is linear, 2 is quadratic. */
  double exponent() {
    Point from = points.get(Math.max(0, points.size() - 4));
    double chars = Math.log((double) last().chars() / from.chars());
    return chars == 0 ? 1 : Math.log(last().nanos() / from.nanos()) / chars;
  }
}
