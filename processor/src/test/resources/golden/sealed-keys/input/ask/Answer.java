package ask;

import io.github.planbind.annotation.Discriminator;
import io.github.planbind.annotation.Plan;


/** Keys of the variants, besides the discriminator. */
@Plan(keys = {"kind", "text", "reason"})
@Discriminator("kind")
public sealed interface Answer {

  record Yes(String text) implements Answer {}

  record No(String text, String reason) implements Answer {}

  record Silent() implements Answer {}
}
