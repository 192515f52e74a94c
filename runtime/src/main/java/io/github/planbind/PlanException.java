package io.github.planbind;

import org.jspecify.annotations.Nullable;

/** Thrown by {@link PlanResult#orElseThrow()} where there is no whole plan. */
public final class PlanException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient @Nullable PlanError error;

  PlanException(PlanError error) {
    super(error.message());
    this.error = error;
  }

  /**
   * Why there is no whole plan.
   *
   * @return the error
   * @throws IllegalStateException on a deserialized copy, which has the message only
   */
  public PlanError error() {
    PlanError known = error;
    if (known == null) {
      throw new IllegalStateException("The error was not serialized with the exception");
    }
    return known;
  }
}
