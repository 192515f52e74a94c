package io.github.planbind.it;

import io.github.planbind.annotation.Plan;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** An invoice: amounts keep the digits that were written. */
@Plan(keys = {"lines", "total"})
public record Invoice(
    String number,
    LocalDate issued,
    BigDecimal total,
    Currency currency,
    List<Line> lines,
    Optional<String> notes) {

  /** One line of the invoice. */
  public record Line(String description, int quantity, BigDecimal unit_price) {}

  /** What it is paid in. */
  public enum Currency {
    EUR,
    USD,
    GBP,
    JPY
  }
}
