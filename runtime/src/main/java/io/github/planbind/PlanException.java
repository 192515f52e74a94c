package io.github.planbind;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Thrown by {@link PlanResult#orElseThrow()} where there is no whole plan. */
public final class PlanException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient @Nullable PlanError error;

  /** The provider's word for why the reply ends. */
  private final String finishReason;

  PlanException(PlanError error, FinishReason finishReason) {
    super(told(error, finishReason));
    this.error = error;
    this.finishReason = finishReason.value();
  }

  /** Where a model stopped too early, its message alone would send the reader to the wrong place. */
  private static String told(PlanError error, FinishReason finishReason) {
    boolean known = error instanceof ReplyError.CutOff || finishReason.equals(FinishReason.UNKNOWN);
    String reason = known ? "" : " Finish reason: " + finishReason + ".";
    return Words.printable(error.message(), Words.MESSAGE - reason.length()) + reason;
  }

  /** What a function makes of the error; thrown where the call was cancelled. */
  static <T> T otherwise(
      PlanError error, FinishReason reason, Function<? super PlanError, ? extends T> other) {
    if (error instanceof CallError.Cancelled) {
      throw new PlanException(error, reason);
    }
    try {
      return other.apply(error);
    } catch (RuntimeException e) {
      e.addSuppressed(new PlanException(error, reason));
      throw e;
    }
  }

  /**
   * Why the reply ends.
   *
   * @return the finish reason
   */
  public FinishReason finishReason() {
    return new FinishReason(finishReason);
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
