package io.github.planbind.chat.test;

import java.nio.charset.StandardCharsets;

/** Answers as they go over the wire. */
final class Http {
  private Http() {}

  /** A whole and well-formed answer, after which the connection may be used again. */
  static Step answer(int status, String body, String... headers) {
    return Step.send(head(status, headers)
        + "Content-Length: "
        + body.getBytes(StandardCharsets.UTF_8).length
        + "\r\n\r\n"
        + body);
  }

  static Step ok(String body) {
    return answer(200, body);
  }

  /** A status line and headers; more headers may follow, and a blank line must. */
  static String head(int status, String... headers) {
    StringBuilder head = new StringBuilder("HTTP/1.1 " + status + " Status\r\n");
    head.append("Content-Type: application/json\r\n");
    for (String header : headers) {
      head.append(header).append("\r\n");
    }
    return head.toString();
  }

  /** A completion with one choice that has a content. */
  static String completion(String content) {
    return completion(content, "stop");
  }

  static String completion(String content, String finishReason) {
    return choice("{\"role\":\"assistant\",\"content\":" + json(content) + "}", finishReason);
  }

  /** A completion with one choice of a message as it is given. */
  static String choice(String message, String finishReason) {
    return """
        {"id":"chatcmpl-1","object":"chat.completion","created":1767225600,"model":"fault-1",\
        "choices":[{"index":0,"message":%s,"finish_reason":%s}],\
        "usage":{"prompt_tokens":11,"completion_tokens":7,"total_tokens":18}}""".formatted(message, json(finishReason));
  }

  static String error(String code, String message) {
    return "{\"error\":{\"message\":%s,\"type\":\"fault\",\"code\":%s}}"
        .formatted(json(message), json(code));
  }

  /** A text as a JSON string. */
  static String json(String text) {
    StringBuilder json = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        json.append('\\').append(c);
      } else if (c < ' ') {
        json.append("\\u00").append(Character.forDigit(c >> 4, 16));
        json.append(Character.forDigit(c & 15, 16));
      } else {
        json.append(c);
      }
    }
    return json.append('"').toString();
  }
}
