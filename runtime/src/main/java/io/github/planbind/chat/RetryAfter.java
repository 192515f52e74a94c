package io.github.planbind.chat;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.format.DateTimeFormatter;
import java.util.Optional;

/** How long a provider asks to wait. It is told to the caller, and nobody waits for it here. */
final class RetryAfter {
  private static final Duration MOST = Duration.ofDays(1);
  private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(MOST.toSeconds());
  private static final int LONGEST = 40;

  private RetryAfter() {}

  /** The wait of the first header; none if it cannot be read. */
  static Optional<Duration> of(Optional<String> header, Optional<String> date, InstantSource now) {
    String text = header.map(String::strip).orElse("");
    if (text.isEmpty() || text.length() > LONGEST) {
      return Optional.empty();
    }
    try {
      return Optional.of(seconds(new BigDecimal(text)));
    } catch (NumberFormatException e) {
      // by the server's clock if it tells, since it made the date
      Instant sent = date.flatMap(RetryAfter::instant).orElseGet(now::instant);
      return instant(text).map(then -> between(sent, then));
    }
  }

  private static Duration seconds(BigDecimal seconds) {
    if (seconds.signum() <= 0) {
      return Duration.ZERO;
    }
    return seconds.compareTo(MOST_SECONDS) > 0
        ? MOST
        : Duration.ofMillis(seconds.movePointRight(3).longValue());
  }

  private static Duration between(Instant now, Instant then) {
    Duration wait = Duration.between(now, then);
    if (wait.isNegative()) {
      return Duration.ZERO;
    }
    return wait.compareTo(MOST) > 0 ? MOST : wait;
  }

  private static Optional<Instant> instant(String text) {
    try {
      return Optional.of(DateTimeFormatter.RFC_1123_DATE_TIME.parse(text.strip(), Instant::from));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}
