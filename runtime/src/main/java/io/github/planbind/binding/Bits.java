package io.github.planbind.binding;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A set of component numbers; the first 64 cost no allocation. */
final class Bits {
  private long low;
  private long @Nullable [] high;

  boolean get(int index) {
    if (index < Long.SIZE) {
      return (low & 1L << index) != 0;
    }
    return high != null && (high[index / Long.SIZE - 1] & 1L << index) != 0;
  }

  void set(int index) {
    if (index < Long.SIZE) {
      low |= 1L << index;
      return;
    }
    if (high == null) {
      high = new long[3];
    }
    int word = index / Long.SIZE - 1;
    if (word >= high.length) {
      high = Arrays.copyOf(high, word + 1);
    }
    high[word] |= 1L << index;
  }

  void clear() {
    low = 0;
    if (high != null) {
      Arrays.fill(high, 0);
    }
  }
}
