package io.github.planbind.it.jackson;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.util.Currency;
import java.util.List;

/** A plan with components that Jackson reads. */
@SuppressWarnings("planbind")
@Plan(keys = "price")
record Priced(
    @Field(jackson = true) Money price,
    @Field(jackson = true) List<Money> rebates,
    JsonNode extras) {

  /** A class that no annotation tells the names of; the compiler keeps them. */
  static final class Money {
    private final long amount;
    private final Currency currency;

    Money(long amount, Currency currency) {
      this.amount = amount;
      this.currency = currency;
    }

    long amount() {
      return amount;
    }

    Currency currency() {
      return currency;
    }
  }
}
