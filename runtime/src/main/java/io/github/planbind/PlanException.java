package io.github.planbind;

/** Thrown by {@link PlanResult#orElseThrow()} where there is no whole plan. */
public final class PlanException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  @SuppressWarnings("serial") // errors are records of strings and numbers
  private final PlanError error;

  PlanException(PlanError error) {
    super(error.message());
    this.error = error;
  }

  /**
   * Why there is no whole plan.
   *
   * @return the error
   */
  public PlanError error() {
    return error;
  }
}
