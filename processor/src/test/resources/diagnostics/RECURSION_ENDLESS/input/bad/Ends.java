package bad;

import io.github.planbind.annotation.Discriminator;
import io.github.planbind.annotation.Plan;

@SuppressWarnings("planbind:strict")
@Plan(keys = "type")
@Discriminator("type")
sealed interface Ends {
  record Sum(Ends left, Ends right) implements Ends {}

  record Number(int value) implements Ends {}
}
