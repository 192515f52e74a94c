package shop;

import io.github.planbind.annotation.Plan;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;


@Plan(keys = {"lines", "total"})
public record Invoice(
    String number,
    LocalDate issued,
    BigDecimal total,
    Currency currency,
    List<Line> lines,
    Optional<String> notes) {}
