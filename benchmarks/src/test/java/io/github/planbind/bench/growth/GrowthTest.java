package io.github.planbind.bench.growth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.planbind.AnyLength;
import io.github.planbind.binding.Limits;
import io.github.planbind.it.HostileShipPlanBinder;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The growth is that of readings that take place, of replies as long as they are said to be. */
class GrowthTest {
  @Test
  void lengthsAreThoseThatTheChartNames() {
    Growth.Shape clean = Growth.shapes().findFirst().orElseThrow();
    for (Growth.Library library : Growth.others()) {
      Series series = Growth.measure(library, clean, 1 << 12);
      assertThat(series.points()).hasSize(2);
      assertThat((double) series.last().chars()).isBetween(4_000.0, 4_300.0);
      assertThat(series.last().nanos()).isPositive();
    }
  }

  @Test
  void aReplyPastTheLimitIsReadAllTheSame() {
    String plan = "{\"orders\":[],\"helm\":{\"heading\":90}}";
    String reply = " ".repeat(Limits.REPLY_CHARS) + plan;
    Integer heading = AnyLength.read(HostileShipPlanBinder.reader(), reply)
        .fold(complete -> complete.plan().helm().heading(), cut -> -1, failed -> -2);
    assertThat(heading).isEqualTo(90);
  }

  @Test
  void theExponentTellsLinearFromQuadratic() {
    assertThat(series(1).exponent()).isCloseTo(1, within(0.01));
    assertThat(series(2).exponent()).isCloseTo(2, within(0.01));
  }

  @Test
  void theChartHasALineForEachSeries() {
    String chart = GrowthChart.of(List.of(series(1), series(2)));
    assertThat(chart.split("<polyline", -1)).hasSize(3);
  }

  private static Series series(int power) {
    List<Series.Point> points = IntStream.of(1 << 10, 1 << 12, 1 << 14)
        .mapToObj(chars -> new Series.Point(chars, Math.pow(chars, power)))
        .toList();
    return new Series("library", "power " + power, points);
  }
}
