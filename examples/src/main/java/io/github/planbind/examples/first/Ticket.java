package io.github.planbind.examples.first;

import io.github.planbind.annotation.Plan;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** What a mail to the help desk is about. */
@Plan(keys = {"subject", "urgency"})
public record Ticket(
    String subject, Urgency urgency, List<String> products, Optional<LocalDate> since) {

  /** How soon somebody has to look at it. */
  public enum Urgency {
    LOW,
    NORMAL,
    HIGH
  }
}
