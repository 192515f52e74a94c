package shop;

import java.math.BigDecimal;

public record Line(String description, int quantity, BigDecimal unit_price) {}
