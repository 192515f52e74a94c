package io.github.planbind.chat;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RetryAfterTest {
  private static final String NOW = "Wed, 02 Apr 2031 10:00:00 GMT";

  private static Optional<Duration> of(String header, String date) {
    return RetryAfter.of(
        Optional.of(header),
        Optional.ofNullable(date),
        () -> Instant.parse("2031-04-02T10:00:30Z"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 | PT2S",
        "0 | PT0S",
        "0.25 | PT0.25S",
        "-5 | PT0S",
        "1e9 | PT24H",
        "1000000000 | PT24H",
        "1e999999999 | PT24H",
        "1e-999999999 | PT0S",
        "86400 | PT24H",
        "Wed, 02 Apr 2031 10:01:00 GMT | PT30S",
        "Wed, 02 Apr 2031 09:00:00 GMT | PT0S",
        "Fri, 02 Apr 2032 10:00:00 GMT | PT24H",
      })
  void secondsAndDatesAreRead(String header, Duration expected) {
    assertThat(of(header, null)).contains(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "soon", "2 s", "1e", "NaN", "Thu, 02 Apr 2031 10:01:00 GMT", "2031-04-02"
      })
  void whatCannotBeReadIsNotThere(String header) {
    assertThat(of(header, null)).isEmpty();
    assertThat(of("9".repeat(5_000), null)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"Wed, 02 Apr 2031 10:01:00 GMT | PT1M"})
  void aDateIsAgainstTheServersOwnClockIfItTells(String header, Duration expected) {
    assertThat(of(header, NOW)).contains(expected);
    assertThat(of(header, "yesterday")).contains(Duration.ofSeconds(30));
  }

  @Test
  void withoutAHeaderThereIsNoWait() {
    assertThat(RetryAfter.of(Optional.empty(), Optional.empty(), () -> Instant.EPOCH))
        .isEmpty();
  }
}
