package io.github.planbind.plans;

import java.util.List;
import java.util.Optional;

/** A sealed plan: {@code @Plan(keys = {"type", "heading"})}, told apart by its type. */
public sealed interface Move {
  /** Goes somewhere. */
  record Sail(int heading, Optional<String> note) implements Move {}

  /** Stays. */
  record Anchor(double depth) implements Move {}

  /** One move after the other. */
  record Chain(List<Move> moves) implements Move {}
}
