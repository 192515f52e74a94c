package io.github.planbind.chat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BackoffTest {
  private static final Duration ENDLESS = Duration.ofSeconds(Long.MAX_VALUE);

  private static List<Duration> waits(Backoff backoff, int count) {
    SplittableRandom random = backoff.random();
    return IntStream.rangeClosed(1, count)
        .mapToObj(attempt -> Duration.ofNanos(backoff.after(attempt, random)))
        .toList();
  }

  @Test
  void noneAndFixedAreAlwaysTheSame() {
    assertThat(waits(Backoff.none(), 3)).containsOnly(Duration.ZERO);
    assertThat(waits(Backoff.fixed(Duration.ofMillis(7)), 3)).containsOnly(Duration.ofMillis(7));
  }

  @Test
  void anExponentialWaitIsBetweenHalfAndAllOfWhatDoublesUpToTheCap() {
    long[] most = {100, 200, 400, 800, 1_000, 1_000, 1_000};
    boolean[] belowMiddle = new boolean[most.length];
    boolean[] aboveMiddle = new boolean[most.length];
    for (int seed = 0; seed < 1_000; seed++) {
      Backoff backoff =
          Backoff.exponential(Duration.ofMillis(100), Duration.ofSeconds(1)).seed(seed);
      List<Duration> waits = waits(backoff, most.length);
      for (int i = 0; i < most.length; i++) {
        assertThat(waits.get(i))
            .isBetween(Duration.ofMillis(most[i] / 2), Duration.ofMillis(most[i]));
        long middle = most[i] * 3 / 4;
        belowMiddle[i] |= waits.get(i).toMillis() < middle;
        aboveMiddle[i] |= waits.get(i).toMillis() > middle;
      }
    }
    assertThat(belowMiddle).containsOnly(true);
    assertThat(aboveMiddle).containsOnly(true);
  }

  @Test
  void aSeedGivesTheSameWaitsForEveryCall() {
    Backoff backoff =
        Backoff.exponential(Duration.ofMillis(100), Duration.ofHours(1)).seed(42);
    assertThat(waits(backoff, 9)).isEqualTo(waits(backoff, 9)).doesNotHaveDuplicates();
    assertThat(waits(backoff.seed(43), 9)).isNotEqualTo(waits(backoff, 9));
  }

  @Test
  void endlessWaitsDoNotOverflow() {
    assertThat(waits(Backoff.fixed(ENDLESS), 1)).containsExactly(Duration.ofNanos(Long.MAX_VALUE));
    SplittableRandom random = new SplittableRandom(1);
    assertThat(Backoff.exponential(Duration.ofNanos(1), ENDLESS).after(Integer.MAX_VALUE, random))
        .isGreaterThanOrEqualTo(Long.MAX_VALUE / 2);
    assertThat(Backoff.exponential(Duration.ofNanos(1), ENDLESS).after(1, random))
        .isEqualTo(1);
  }

  @Test
  void aWaitIsPositive() {
    for (Duration wait : List.of(Duration.ZERO, Duration.ofNanos(-1), ENDLESS.negated())) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Backoff.fixed(wait))
          .withMessage("wait must be positive");
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Backoff.exponential(wait, Duration.ofSeconds(1)))
          .withMessage("first must be positive");
      assertThatIllegalArgumentException()
          .isThrownBy(() -> RetryPolicy.standard().deadline(wait))
          .withMessage("deadline must be positive");
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Backoff.exponential(Duration.ofSeconds(2), Duration.ofSeconds(1)))
        .withMessage("first must not be longer than cap");
  }

  @Test
  void aPolicyRefusesWhatMakesNoSense() {
    RetryPolicy policy = RetryPolicy.standard();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> policy.attempts(0))
        .withMessage("attempts must be 1 or more");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> policy.tokenBudget(0))
        .withMessage("tokens must be 1 or more");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> policy.raisingMaxTokens(0))
        .withMessage("most must be 1 or more");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> policy.thenModel())
        .withMessage("A model must have a name");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> policy.thenModel("a", " "))
        .withMessage("A model must have a name");
  }

  @Test
  void aChangedPolicyLeavesTheOneThatItWasMadeOf() {
    RetryPolicy policy = RetryPolicy.standard();
    RetryPolicy other = policy
        .attempts(5)
        .deadline(Duration.ofSeconds(3))
        .tokenBudget(9)
        .showingReply()
        .backoff(Backoff.fixed(Duration.ofMillis(1)));
    assertThat(policy.attempts()).isEqualTo(2);
    assertThat(policy.deadline()).isEqualTo(Duration.ofMinutes(2).toNanos());
    assertThat(policy.tokenBudget()).isEqualTo(Long.MAX_VALUE);
    assertThat(policy.showsReply()).isFalse();
    assertThat(policy.backoff()).isSameAs(Backoff.none());
    assertThat(other.attempts()).isEqualTo(5);
    assertThat(other.deadline()).isEqualTo(Duration.ofSeconds(3).toNanos());
    assertThat(other.tokenBudget()).isEqualTo(9);
    assertThat(other.showsReply()).isTrue();
  }
}
