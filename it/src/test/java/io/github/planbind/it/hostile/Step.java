package io.github.planbind.it.hostile;

import io.github.planbind.annotation.Discriminator;
import io.github.planbind.annotation.Plan;
import java.util.List;

/** A sealed plan that holds itself, for objects whose discriminator comes last. */
@SuppressWarnings("planbind:strict")
@Plan(keys = "type")
@Discriminator("type")
sealed interface Step {
  /** Where the ship goes. */
  record Turn(int heading) implements Step {}

  /** One step after the other. */
  record Steps(List<Step> steps) implements Step {}
}
