package io.github.planbind.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

class CpuTimeTest {

  private static final long MILLISECOND = 1_000_000;
  private static final IntFunction<String> SHAPE = "x"::repeat;

  private long now;
  private int runs;
  private final CpuTime cpu = new CpuTime(() -> now);

  @Test
  void aLinearReadingGrowsByFour() {
    assertThat(cpu.growth(SHAPE, text -> spend(text.length()), 10)).hasValue(4.0);
  }

  @Test
  void aQuadraticReadingGrowsBySixteen() {
    assertThat(cpu.growth(SHAPE, text -> spend(text.length() * text.length()), 10))
        .hasValue(16.0);
  }

  @Test
  void lessThanTenMillisecondsTellNothing() {
    assertThat(cpu.growth(SHAPE, text -> spend(text.length()), 9)).isEmpty();
    assertThat(runs).as("no warm-up for a fast shape").isEqualTo(3);
  }

  @Test
  void codeThatIsFastOnceItIsWarmTellsNothingEither() {
    assertThat(cpu.growth(SHAPE, text -> spend(runs < 10 ? 20 : 1), 10)).isEmpty();
  }

  @Test
  void aDisturbedMeasurementIsTakenAgain() {
    int[] runsOfLarge = {0};
    assertThat(cpu.growth(
            SHAPE,
            text -> {
              boolean disturbed = text.length() == 40 && runsOfLarge[0]++ < 6;
              spend(disturbed ? 9 * text.length() : text.length());
            },
            10))
        .hasValue(4.0);
  }

  @Test
  void theFastestOfSomeRunsCountsAndWarmUpRunsDoNot() {
    // the runs of the warm-up take 300 ms, the three that count 30, 20 and 40
    long[] times = {300, 30, 20, 40};
    assertThat(cpu.best(3, () -> spend(times[runs]))).isEqualTo(20 * MILLISECOND);
    assertThat(runs).isEqualTo(4);
  }

  @Test
  void warmUpEndsEvenIfNoTimeIsSeenToPass() {
    assertThat(cpu.best(3, () -> spend(0))).isZero();
  }

  @Test
  void theTimeOfAnotherThreadDoesNotCount() {
    CpuTime real = CpuTime.ofThisThread();
    long[] ofOther = {0};
    long own = real.nanos(() -> {
      Thread other = new Thread(() -> ofOther[0] = real.nanos(CpuTimeTest::burn));
      other.start();
      join(other);
    });
    assertThat(ofOther[0]).isGreaterThanOrEqualTo(100 * MILLISECOND);
    assertThat(own).isBetween(0L, 50 * MILLISECOND);
  }

  private void spend(long milliseconds) {
    runs++;
    now += milliseconds * MILLISECOND;
  }

  private static void burn() {
    CpuTime real = CpuTime.ofThisThread();
    for (long spent = 0; spent < 100 * MILLISECOND; ) {
      spent += real.nanos(() -> "x".repeat(100_000).chars().sum());
    }
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
