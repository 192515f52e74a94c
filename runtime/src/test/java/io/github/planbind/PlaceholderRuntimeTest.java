package io.github.planbind;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlaceholderRuntimeTest {
  @Test
  void textComesBackUnchanged() {
    assertThat(PlaceholderRuntime.echo("aye")).isEqualTo("aye");
  }
}
