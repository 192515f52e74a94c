package io.github.planbind.it;

import io.github.planbind.annotation.Plan;
import java.util.Optional;

/** An answer with the thoughts before it, as many benchmarks ask for. */
@Plan(keys = "answer")
public record Answer(Optional<String> reasoning, String answer) {}
