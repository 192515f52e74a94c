package io.github.planbind.it;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlaceholderTest {
  @Test
  void theModuleBuilds() {
    assertThat(getClass().getPackageName()).isEqualTo("io.github.planbind.it");
  }
}
