package io.github.planbind.it.replies;

import io.github.planbind.annotation.Plan;

/** The smallest plan with a text and a number. */
@Plan(keys = {"a", "b"})
record Pair(String a, int b) {}
