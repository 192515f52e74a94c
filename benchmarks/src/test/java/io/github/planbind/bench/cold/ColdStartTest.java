package io.github.planbind.bench.cold;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What a fresh JVM loads to read one fenced reply, by its own log of classes. */
class ColdStartTest {
  @Test
  void oursTouchesNoClassOfJackson() throws Exception {
    List<String> loaded = ColdStart.loaded("planbind");
    assertThat(loaded).contains("io.github.planbind.PlanReader", "io.github.planbind.it.ShipPlan");
    assertThat(loaded).noneMatch(name -> name.contains("jackson"));
    // the log would show them
    assertThat(ColdStart.loaded("databind")).anyMatch(name -> name.contains("jackson"));
  }
}
