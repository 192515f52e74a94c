package io.github.planbind.chat;

import java.net.http.HttpHeaders;
import java.util.Optional;

/**
 * The head of an HTTP answer.
 *
 * @param status its status
 * @param headers its headers
 */
record Head(int status, HttpHeaders headers) {
  Optional<String> first(String header) {
    return headers.firstValue(header);
  }

  boolean isSuccess() {
    return status / 100 == 2;
  }

  /** What the provider calls the request, blank if it does not tell. */
  String requestId() {
    return first("x-request-id").or(() -> first("request-id")).orElse("");
  }
}
