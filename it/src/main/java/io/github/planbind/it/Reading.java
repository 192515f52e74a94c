package io.github.planbind.it;

import io.github.planbind.annotation.Plan;
import java.util.Optional;

/** What a sensor said: numbers that are easily read a little wrong. */
@Plan(keys = {"id", "value"})
public record Reading(long id, double value, boolean valid, Optional<Integer> retries) {}
