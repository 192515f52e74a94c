package io.github.planbind.chat;

import io.github.planbind.FinishReason;
import io.github.planbind.PlanError;
import io.github.planbind.PlanException;
import io.github.planbind.PlanResult;
import java.util.Optional;
import java.util.function.Function;

/**
 * What came of asking a model: the result of the last attempt, and the ledger of all.
 *
 * @param <T> the plan
 * @param result the result, with the reply and how it was read
 * @param ledger every attempt
 * @param reasoning what the provider keeps apart as the model's reasoning, of the last attempt
 */
public record Answer<T>(PlanResult<T> result, Ledger ledger, Optional<String> reasoning) {
  /**
   * The plan.
   *
   * @return the plan
   * @throws PlanException if it is cut, or there is none
   */
  public T orElseThrow() {
    return result.orElseThrow();
  }

  /**
   * The plan, or another.
   *
   * @param other what to return if the plan is cut, or there is none
   * @return the plan or the other
   * @throws PlanException if the call was cancelled
   */
  public T orElse(T other) {
    return result.orElse(other);
  }

  /**
   * The plan, or what a function makes of the error.
   *
   * @param other called once if the plan is cut, or there is none
   * @return the plan or the function's result
   * @throws PlanException if the call was cancelled
   */
  public T orElseGet(Function<? super PlanError, ? extends T> other) {
    return result.orElseGet(other);
  }

  /**
   * Why the last reply ends.
   *
   * @return the finish reason
   */
  public FinishReason finishReason() {
    return result.finishReason();
  }

  /** Says what came and not what it says. */
  @Override
  public String toString() {
    return "Answer[" + result.getClass().getSimpleName() + ", " + ledger + "]";
  }
}
