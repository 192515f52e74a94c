package io.github.planbind.chat;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.github.planbind.CallError;
import io.github.planbind.CallError.ProtocolError;
import io.github.planbind.FinishReason;
import io.github.planbind.Reply;
import io.github.planbind.ReplyError;
import io.github.planbind.ReplyError.EmptyContent.Why;
import java.util.Optional;

/** Reads the body of a success: the chat completion around the model's reply. */
final class Envelope {
  private final ErrorReader errors;

  Envelope(ErrorReader errors) {
    this.errors = errors;
  }

  ChatReply read(Head head, String body) {
    if (body.isBlank()) {
      return failed(ProtocolError.Kind.EMPTY_BODY, "");
    }
    JsonNode root;
    try {
      root = Json.MAPPER.readTree(body);
    } catch (JsonProcessingException e) {
      // its own message quotes the body
      return failed(ProtocolError.Kind.NOT_JSON, place(e));
    }
    if (!root.isObject()) {
      return failed(ProtocolError.Kind.NO_COMPLETION, "it is " + Content.form(root));
    }
    if (ErrorReader.isError(root.path("error"))) {
      return ChatReply.failed(errors.ofNode(head, root.path("error")));
    }
    Optional<Usage> usage = UsageReader.read(root.path("usage"));
    ChatReply reply = choices(head, root.path("choices"), usage);
    return usage.map(reply::usage).orElse(reply);
  }

  private ChatReply choices(Head head, JsonNode choices, Optional<Usage> usage) {
    if (choices.isMissingNode() || choices.isNull() || choices.isArray() && choices.isEmpty()) {
      return ChatReply.of(Reply.of("")).error(new ReplyError.EmptyContent(Why.NO_CHOICES));
    }
    JsonNode choice = choices.path(0);
    if (!choice.isObject()) {
      return failed(ProtocolError.Kind.NO_COMPLETION, "its choices are no objects");
    }
    if (ErrorReader.isError(choice.path("error"))) {
      return ChatReply.failed(errors.ofNode(head, choice.path("error")));
    }
    JsonNode message = choice.path("message");
    if (!message.isObject() && !message.isNull() && !message.isMissingNode()) {
      return failed(ProtocolError.Kind.NO_COMPLETION, "its message is " + Content.form(message));
    }
    return message(message, finishReason(choice.path("finish_reason")), usage);
  }

  private static ChatReply message(
      JsonNode message, FinishReason finishReason, Optional<Usage> usage) {
    Content content = Content.of(message);
    if (!content.wrong().isEmpty()) {
      return failed(ProtocolError.Kind.CONTENT, "it is " + content.wrong());
    }
    Reply reply = new Reply(content.text(), finishReason);
    ChatReply known = ChatReply.of(reply);
    known = content.reasoning().isBlank() ? known : known.reasoning(content.reasoning());
    if (finishReason.equals(FinishReason.CONTENT_FILTER)) {
      return known.error(new CallError.Filtered());
    }
    if (!content.text().isBlank()) {
      return known;
    }
    String refusal = message.path("refusal").asText("");
    if (!refusal.isBlank()) {
      return ChatReply.of(new Reply(refusal, finishReason)).error(new ReplyError.Refused());
    }
    return known.error(new ReplyError.EmptyContent(why(message, known, usage)));
  }

  private static Why why(JsonNode message, ChatReply reply, Optional<Usage> usage) {
    if (!message.path("tool_calls").isEmpty() || message.path("function_call").isObject()) {
      return Why.TOOL_CALLS;
    }
    boolean reasoned = reply.reasoning().isPresent()
        || usage.isPresent() && usage.get().reasoningTokens().orElse(0) > 0;
    if (reasoned && reply.reply().finishReason().equals(FinishReason.LENGTH)) {
      return Why.REASONING_BUDGET;
    }
    return message.path("content").isTextual() ? Why.BLANK : Why.NO_CONTENT;
  }

  private static FinishReason finishReason(JsonNode reason) {
    boolean known = reason.isTextual() && !reason.textValue().isBlank();
    return known ? new FinishReason(reason.textValue()) : FinishReason.UNKNOWN;
  }

  private static ChatReply failed(ProtocolError.Kind kind, String detail) {
    return ChatReply.failed(new ProtocolError(kind, detail));
  }

  private static String place(JsonProcessingException e) {
    JsonLocation place = e.getLocation();
    return place == null
        ? ""
        : "it ends or breaks at line " + place.getLineNr() + ", column " + place.getColumnNr();
  }
}
