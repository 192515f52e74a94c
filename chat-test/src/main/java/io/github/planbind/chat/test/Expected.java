package io.github.planbind.chat.test;

import io.github.planbind.CallError;
import io.github.planbind.FinishReason;
import io.github.planbind.PlanError;
import io.github.planbind.Reply;
import io.github.planbind.ReplyError;
import io.github.planbind.chat.ChatReply;
import java.util.function.Function;

/** What must come of a call; says in words what is wrong, or nothing. */
@FunctionalInterface
interface Expected {
  String problem(ContractCall call);

  /** A reply to read. */
  static Expected text(String text, FinishReason finishReason) {
    Reply expected = new Reply(text, finishReason);
    return replied(reply -> {
      if (reply.error().isPresent()) {
        return "expected a reply, came " + told(reply);
      }
      return reply.reply().equals(expected)
          ? ""
          : "expected the text as the model wrote it and the finish reason " + finishReason
              + ", came " + told(reply);
    });
  }

  /** Empty content: known as such by the adapter, or left for the planner to see. */
  static Expected nothing() {
    return replied(reply -> {
      PlanError error = reply.error().orElse(new ReplyError.Refused());
      boolean left = reply.error().isEmpty() && reply.reply().text().isBlank();
      return left || error instanceof ReplyError.EmptyContent
          ? ""
          : "expected EmptyContent, or a blank text, came " + told(reply);
    });
  }

  static Expected status(int status) {
    return replied(reply ->
        reply.error().orElse(null) instanceof CallError.ApiError error && error.status() == status
            ? ""
            : "expected ApiError with the status " + status + ", came " + told(reply));
  }

  /** An error that no policy can retry. */
  static Expected callError() {
    return replied(reply -> reply.error().orElse(null) instanceof CallError
        ? ""
        : "expected a CallError, came " + told(reply));
  }

  /** The interrupt is thrown on, or set and told by the error. */
  static Expected cancelled() {
    return call -> {
      if (call.thrown() instanceof InterruptedException) {
        return "";
      }
      return replied(reply ->
              reply.error().orElse(null) instanceof CallError.Cancelled && call.leftInterrupt()
                  ? ""
                  : "expected InterruptedException, or Cancelled with the interrupt set, came "
                      + told(reply))
          .problem(call);
    };
  }

  private static Expected replied(Function<ChatReply, String> problem) {
    return call -> {
      ChatReply reply = call.reply();
      return reply == null
          ? "expected a ChatReply, was thrown " + call.thrown()
          : problem.apply(reply);
    };
  }

  private static String told(ChatReply reply) {
    return reply.error().map(Object::toString).orElseGet(() -> "the reply " + reply);
  }
}
