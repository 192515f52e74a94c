package io.github.planbind.it.hostile;

import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Map;

/** A sealed plan without a discriminator that holds itself: alone, in a list, in a map. */
@SuppressWarnings("planbind")
@Plan(keys = {"heading", "then", "all", "named"})
sealed interface Course {
  /** Where the ship goes. */
  record Turn(int heading) implements Course {}

  /** What comes behind something. */
  record Then(Course then) implements Course {}

  /** One behind the other. */
  record All(List<Course> all) implements Course {}

  /** One for each case. */
  record Named(Map<String, Course> named) implements Course {}
}
