package com.example.app.plan;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.net.URI;
import java.util.Currency;
import java.util.Optional;

/** Neither exported nor opened: nothing is read by reflection but what Jackson makes of a class of the JDK. */
@Plan(keys = "subject")
public record Ticket(
    String subject,
    Urgency urgency,
    Optional<URI> page,
    @Field(jackson = true) Currency currency,
    JsonNode extra) {

  enum Urgency {
    LOW,
    HIGH
  }
}
