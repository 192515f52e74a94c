package com.example.app;

import com.example.parts.Part;
import com.fasterxml.jackson.databind.JsonNode;
import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.time.LocalDate;
import java.util.Currency;
import java.util.Map;
import java.util.Set;

/**
 * A plan whose parts come from a library.
 *
 * @param parts what is ordered
 * @param due when
 * @param level how urgently
 * @param answer how it is answered
 * @param currency what it is paid in
 * @param extra anything else
 */
@Plan(
    keys = "parts",
    example =
        """
        {"parts": {"a": {"part-no": 7, "notes": ["x"]}}, "due": "2031-04-02", "level": ["LOW"],
         "answer": {"reason": "none left"}, "currency": "EUR", "extra": {}}
        """)
@SuppressWarnings("planbind:strict") // the prompt asks for it, no strict mode
record Order(
    Map<String, Part<String>> parts,
    @Field(description = "The day, not later than next month.") LocalDate due,
    Set<Level> level,
    @Field(defaultValue = "{\"price\": 0.5}") Answer answer,
    @Field(jackson = true) Currency currency,
    JsonNode extra) {

  /** How urgently. */
  enum Level {
    /** Today. */
    HIGH,
    /** Some day. */
    @Field(fallback = true)
    LOW
  }

  /** Told apart by its components. */
  sealed interface Answer {
    /**
     * Yes.
     *
     * @param price what it costs
     */
    record Yes(double price) implements Answer {}

    /**
     * No.
     *
     * @param reason why
     */
    record No(String reason) implements Answer {}
  }
}
