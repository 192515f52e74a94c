package io.github.planbind;

import java.util.List;
import java.util.function.Function;

/**
 * What a reply holds: a whole plan, a plan that is cut, or none. The reply itself, its finish reason
 * and the trace of the reading are always there.
 *
 * @param <T> the plan
 */
public sealed interface PlanResult<T> {
  /**
   * The reply that was read.
   *
   * @return the reply, its text being the caller's own string
   */
  Reply reply();

  /**
   * What was done to read it.
   *
   * @return the trace
   */
  Trace trace();

  /**
   * Why the reply ends.
   *
   * @return the finish reason
   */
  default FinishReason finishReason() {
    return reply().finishReason();
  }

  /**
   * The plan.
   *
   * @return the plan
   * @throws PlanException if it is cut, or there is none
   */
  T orElseThrow();

  /**
   * The plan, or another.
   *
   * @param other what to return if the plan is cut, or there is none
   * @return the plan or the other
   * @throws PlanException if the call was cancelled: who gave up waits for nothing
   */
  default T orElse(T other) {
    return orElseGet(error -> other);
  }

  /**
   * The plan, or what a function makes of the error.
   *
   * @param other called once if the plan is cut, or there is none; what it throws comes out, with
   *     the error as a suppressed exception
   * @return the plan or the function's result
   * @throws PlanException if the call was cancelled: who gave up waits for nothing
   */
  T orElseGet(Function<? super PlanError, ? extends T> other);

  /**
   * Makes one thing of whichever it is. With Java 21 a {@code switch} does the same.
   *
   * @param <R> what is made
   * @param complete called for a whole plan
   * @param truncated called for a plan that is cut
   * @param failed called if there is no plan
   * @return the result of the function that was called
   */
  <R> R fold(
      Function<? super Complete<T>, ? extends R> complete,
      Function<? super Truncated<T>, ? extends R> truncated,
      Function<? super Failed<T>, ? extends R> failed);

  /**
   * A whole plan.
   *
   * @param <T> the plan
   * @param plan the plan
   * @param reply the reply that it was read from
   * @param trace what was done to read it
   */
  record Complete<T>(T plan, Reply reply, Trace trace) implements PlanResult<T> {
    /**
     * Says whether the plan is just what stands in the reply, and the only one.
     *
     * @return true if there is no edit, no alternative and no notice
     */
    public boolean isExact() {
      return trace.isExact();
    }

    @Override
    public T orElseThrow() {
      return plan;
    }

    @Override
    public T orElseGet(Function<? super PlanError, ? extends T> other) {
      return plan;
    }

    @Override
    public <R> R fold(
        Function<? super Complete<T>, ? extends R> complete,
        Function<? super Truncated<T>, ? extends R> truncated,
        Function<? super Failed<T>, ? extends R> failed) {
      return complete.apply(this);
    }

    /** Says what was read and not what it says. */
    @Override
    public String toString() {
      return "Complete[" + trace + "]";
    }
  }

  /**
   * A plan that the end of the reply cuts. Take it as not answered, unless a part will do.
   *
   * @param <T> the plan
   * @param partial what was surely written
   * @param error the cut, as an error
   * @param reply the reply that it was read from
   * @param trace what was done to read it
   */
  record Truncated<T>(Partial<T> partial, ReplyError.CutOff error, Reply reply, Trace trace)
      implements PlanResult<T> {
    @Override
    public T orElseThrow() {
      throw new PlanException(error, finishReason());
    }

    @Override
    public T orElseGet(Function<? super PlanError, ? extends T> other) {
      return PlanException.otherwise(error, finishReason(), other);
    }

    @Override
    public <R> R fold(
        Function<? super Complete<T>, ? extends R> complete,
        Function<? super Truncated<T>, ? extends R> truncated,
        Function<? super Failed<T>, ? extends R> failed) {
      return truncated.apply(this);
    }
  }

  /**
   * No plan.
   *
   * @param <T> the plan
   * @param error why not
   * @param reply the reply that was read, empty if none came
   * @param trace what was done to read it
   */
  record Failed<T>(PlanError error, Reply reply, Trace trace) implements PlanResult<T> {
    /**
     * The result of a call whose reply there is no need to read.
     *
     * @param error why there is no plan
     * @param reply what came, its text empty if nothing did
     */
    public Failed(PlanError error, Reply reply) {
      this(error, reply, Trace.ofNothing(reply.text(), List.of()));
    }

    @Override
    public T orElseThrow() {
      throw new PlanException(error, finishReason());
    }

    @Override
    public T orElseGet(Function<? super PlanError, ? extends T> other) {
      return PlanException.otherwise(error, finishReason(), other);
    }

    @Override
    public <R> R fold(
        Function<? super Complete<T>, ? extends R> complete,
        Function<? super Truncated<T>, ? extends R> truncated,
        Function<? super Failed<T>, ? extends R> failed) {
      return failed.apply(this);
    }
  }
}
