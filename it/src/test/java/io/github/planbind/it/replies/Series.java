package io.github.planbind.it.replies;

import io.github.planbind.annotation.Plan;
import java.util.List;

/** The smallest plan with a list of records. */
@Plan(keys = "xs")
record Series(List<Point> xs) {

  /** One point. */
  record Point(int k) {}
}
