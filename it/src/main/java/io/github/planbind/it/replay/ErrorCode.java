package io.github.planbind.it.replay;

import io.github.planbind.PlanError;
import io.github.planbind.ReplyError;
import io.github.planbind.binding.Limit;

/** The corpus's word for each error of the library. */
final class ErrorCode {
  private ErrorCode() {}

  static String of(PlanError error) {
    if (error instanceof ReplyError.EmptyContent) {
      return "empty";
    }
    if (error instanceof ReplyError.NoPlan noPlan) {
      return noPlan.count() == 0 ? "no_json" : "no_plan";
    }
    if (error instanceof ReplyError.EchoedExample || error instanceof ReplyError.EchoedSchema) {
      return "no_plan";
    }
    if (error instanceof ReplyError.Malformed) {
      return "malformed";
    }
    if (error instanceof ReplyError.Mismatch mismatch) {
      return mismatch.isAbsence() ? "missing_field" : "type_mismatch";
    }
    if (error instanceof ReplyError.LimitExceeded exceeded) {
      return exceeded.limit() == Limit.DEPTH ? "too_deep" : "limit";
    }
    throw new IllegalStateException(
        "the corpus has no word for " + error.getClass().getName());
  }
}
