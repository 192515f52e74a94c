package io.github.planbind.chat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.github.planbind.CallError;
import java.net.URI;
import java.time.InstantSource;
import java.util.List;

/** Makes an error of what a provider says, in the spellings that are common. */
final class ErrorReader {
  /** Before the key is taken out, and the words are cut to what is kept. */
  private static final int LONGEST = 600;

  private final List<Key> secrets;
  private final InstantSource now;

  ErrorReader(List<Key> secrets, InstantSource now) {
    this.secrets = List.copyOf(secrets);
    this.now = now;
  }

  /** The error of an answer whose status is none of success. */
  CallError.ApiError ofStatus(Head head, String body) {
    if (head.status() / 100 == 3) {
      return error(head, "", "it redirects to " + target(head) + ", which is not followed");
    }
    JsonNode root = parse(body);
    JsonNode first = root.isArray() ? root.path(0) : root;
    return first.isObject() ? ofNode(head, member(first)) : error(head, "", body);
  }

  /** The error of an error member, or of a text or object that stands for one. */
  CallError.ApiError ofNode(Head head, JsonNode error) {
    if (!error.isObject()) {
      return error(head, "", error.isTextual() ? error.textValue() : "");
    }
    String code = text(error, "code");
    return error(
        head,
        code.isBlank() ? text(error, "type") : code,
        text(error, "message").isBlank() ? text(error, "detail") : text(error, "message"));
  }

  /** Says whether a member is an error; some servers send one that is null, or empty, in a success. */
  static boolean isError(JsonNode error) {
    return error.isObject() && !error.isEmpty()
        || error.isTextual() && !error.textValue().isBlank();
  }

  private static JsonNode member(JsonNode root) {
    return isError(root.path("error")) ? root.path("error") : root;
  }

  private CallError.ApiError error(Head head, String code, String said) {
    return new CallError.ApiError(
        head.status(),
        shown(code),
        shown(said),
        shown(head.requestId()),
        RetryAfter.of(head.first("retry-after"), head.first("date"), now));
  }

  private String shown(String text) {
    String shown = Line.of(text, LONGEST);
    for (Key secret : secrets) {
      shown = secret.hiddenIn(shown);
    }
    return shown;
  }

  private static String text(JsonNode error, String member) {
    JsonNode value = error.path(member);
    return value.isTextual() || value.isIntegralNumber() ? value.asText() : "";
  }

  private static String target(Head head) {
    try {
      URI uri = URI.create(head.first("location").orElse(""));
      return uri.getHost() == null ? "another path" : uri.getHost();
    } catch (IllegalArgumentException e) {
      return "an address that is none";
    }
  }

  private static JsonNode parse(String body) {
    try {
      return Json.MAPPER.readTree(body);
    } catch (JsonProcessingException e) {
      return MissingNode.getInstance();
    }
  }
}
