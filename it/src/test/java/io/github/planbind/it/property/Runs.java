package io.github.planbind.it.property;

import java.util.Random;
import java.util.random.RandomGenerator;

/**
 * Runs a property with many seeds and, where it fails, says how to run it again with the one that
 * failed. {@code -Dproperty.times=10} makes ten times as many runs, {@code -Dproperty.seed=N} one.
 */
final class Runs {
  private static final int TIMES = Integer.getInteger("property.times", 1);
  private static final Long SEED = Long.getLong("property.seed");

  private Runs() {}

  /** What is to hold for everything that a generator makes. */
  interface Property {
    void check(RandomGenerator random);
  }

  /** As many runs as fit the target's size. */
  static void of(Target<?> target, int count, Property property) {
    of(target.type() == EveryType.class ? Math.max(1, count / 12) : count, property);
  }

  static void of(int count, Property property) {
    long first = SEED == null ? 0 : SEED;
    long last = SEED == null ? (long) count * TIMES - 1 : SEED;
    for (long seed = first; seed <= last; seed++) {
      try {
        // consecutive seeds of Random begin alike
        property.check(new Random(seed * 0x9E3779B97F4A7C15L));
      } catch (RuntimeException | Error e) {
        throw new AssertionError("with -Dproperty.seed=" + seed + ": " + e.getMessage(), e);
      }
    }
  }
}
