package mix;

import io.github.planbind.annotation.Discriminator;
import io.github.planbind.annotation.Plan;


/** One record is permitted on two ways, and counts once. */
@Plan(keys = "type")
@Discriminator("type")
sealed interface Act {

  sealed interface Move extends Act {}

  sealed interface Loud extends Act {}

  record Walk(int far) implements Move {}

  record Charge(int far) implements Move, Loud {}

  record Shout(String text) implements Loud {}
}
