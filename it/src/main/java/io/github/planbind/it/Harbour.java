package io.github.planbind.it;

import io.github.planbind.annotation.Discriminator;
import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import io.github.planbind.annotation.Variant;
import java.util.List;
import java.util.Objects;

/** A class with plans in it that only its package sees, under names that are not those in Java. */
final class Harbour {
  private Harbour() {}

  /** Who lies where; two berths of one number cannot be. */
  @Plan(keys = {"ship-name", "berth"})
  record Mooring(
      @Field(
          name = "ship-name",
          aliases = {"ship", "vessel"})
      String ship,

      @Field(description = "counted from the \"lighthouse\", 1 to 9")
      int berth,

      List<Move> moves) {
    Mooring {
      Objects.checkIndex(berth - 1, 9);
    }
  }

  /** How a ship moves; told apart by {@code how}. */
  @Plan(keys = "how")
  @Discriminator("how")
  sealed interface Move {

    /** Under its own power. */
    @Variant("own-power")
    record Alone(@Field(name = "class") Speed speed) implements Move {}

    /** With tugs. */
    record Towed(int tugs) implements Move {}
  }

  /** How fast. */
  enum Speed {
    @Field(name = "dead-slow")
    DEAD_SLOW,
    @Field(aliases = {"half", "1/2"})
    HALF_AHEAD
  }
}
