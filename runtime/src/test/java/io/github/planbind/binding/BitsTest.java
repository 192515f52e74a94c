package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BitsTest {
  @Test
  void holdsEachNumberOfARecordsComponents() {
    Bits bits = new Bits();
    for (int i = 0; i < 600; i += 3) {
      bits.set(i);
    }
    for (int i = 0; i < 600; i++) {
      assertThat(bits.get(i)).as("%d", i).isEqualTo(i % 3 == 0);
    }
  }

  @Test
  void isEmptyAfterItWasCleared() {
    Bits bits = new Bits();
    for (int i : new int[] {0, 63, 64, 127, 128, 253, 254, 255}) {
      bits.set(i);
    }
    bits.clear();
    for (int i = 0; i < 256; i++) {
      assertThat(bits.get(i)).isFalse();
    }
  }

  @Test
  void highNumbersAreNotThereBeforeAnyWasSet() {
    Bits bits = new Bits();
    bits.set(63);

    assertThat(bits.get(63)).isTrue();
    assertThat(bits.get(64)).isFalse();
    assertThat(bits.get(127)).isFalse();
    bits.set(64);
    assertThat(bits.get(128)).isFalse();
  }
}
