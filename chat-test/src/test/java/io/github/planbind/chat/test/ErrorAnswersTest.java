package io.github.planbind.chat.test;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.CallError.ApiError;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The provider says that something is wrong: an error by type, and never a second request. */
@Tag("faults")
class ErrorAnswersTest {
  static Stream<Fault> faults() {
    return Stream.of(
        Fault.of(
            "too many requests",
            Http.answer(429, Http.error("rate_limit_exceeded", "Slow down."), "Retry-After: 2"),
            api(429, "rate_limit_exceeded", "Slow down.", Duration.ofSeconds(2)),
            "The provider sent HTTP 429 (rate_limit_exceeded): Slow down. Retry after 2 s."),
        Fault.of(
            "no money left",
            Http.answer(429, Http.error("insufficient_quota", "Check your plan")),
            api(429, "insufficient_quota", "Check your plan"),
            "The provider sent HTTP 429 (insufficient_quota): Check your plan."),
        Fault.of(
            "a prompt that is too long",
            Http.answer(400, Http.error("context_length_exceeded", "At most 8192 tokens.")),
            api(400, "context_length_exceeded", "At most 8192 tokens."),
            "The provider sent HTTP 400 (context_length_exceeded): At most 8192 tokens."),
        Fault.of(
            "a wrong key, repeated in the answer",
            Http.answer(401, Http.error("invalid_api_key", "Wrong key: " + Canary.KEY + " is no")),
            api(401, "invalid_api_key", "Wrong key: (key) is no"),
            "The provider sent HTTP 401 (invalid_api_key): Wrong key: (key) is no."),
        Fault.of(
            "a wrong key, half masked, with a challenge that an authenticator would take up",
            Http.answer(
                401,
                Http.error("invalid_api_key", "Wrong key: sk-c**********d4Mj6. Look at x.example"),
                "WWW-Authenticate: Basic realm=\"fault\""),
            api(401, "invalid_api_key", "Wrong key: (key) Look at x.example"),
            "The provider sent HTTP 401 (invalid_api_key): Wrong key: (key) Look at x.example."),
        status(403, "model_not_allowed"),
        status(404, "model_not_found"),
        status(407, "proxy"),
        status(408, "request_timeout"),
        status(409, "conflict"),
        status(500, "server_error"),
        status(529, "overloaded_error"),
        Fault.of(
            "a bare status", Http.answer(504, ""), api(504, "", ""), "The provider sent HTTP 504."),
        Fault.of(
            "out of service for a while, with an id",
            Http.answer(
                503, Http.error("unavailable", "Later."), "Retry-After: 30", "x-request-id: req_7"),
            new ApiError(
                503, "unavailable", "Later.", "req_7", Optional.of(Duration.ofSeconds(30))),
            "The provider sent HTTP 503 (unavailable): Later. Retry after 30 s. Request req_7."),
        Fault.of(
            "an error in place of choices, in a success",
            Http.ok(Http.error("server_error", "It broke.")),
            api(200, "server_error", "It broke."),
            "The provider sent an error with HTTP 200 (server_error): It broke."),
        Fault.of(
            "an error beside choices that are null, in a success",
            Http.ok("{\"choices\":null,\"error\":{\"message\":\"It broke\",\"type\":\"down\"}}"),
            api(200, "down", "It broke"),
            "The provider sent an error with HTTP 200 (down): It broke."),
        Fault.of(
            "an error whose code is a number, in a success",
            Http.ok("{\"error\":{\"code\":429,\"message\":\"Slow down\",\"metadata\":{}}}"),
            api(200, "429", "Slow down"),
            "The provider sent an error with HTTP 200 (429): Slow down."),
        Fault.of(
            "an error that is a text",
            Http.answer(500, "{\"error\":\"model is loading\"}"),
            api(500, "", "model is loading"),
            "The provider sent HTTP 500: model is loading."));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void theErrorIsTypedAndNothingIsSentAgain(Fault fault) throws Exception {
    fault.check();
  }

  @Test
  void ofAMegabyteOfHtmlThereIsAShortPrintableExcerpt() throws Exception {
    String page = "<html>\r\n<title>Bad\u0007 \u202egateway</title>" + "<p>x</p>".repeat(131_072);
    try (FaultServer server = FaultServer.answering(Http.answer(502, page));
        Asking asking = Asking.at(server)) {
      ApiError error = (ApiError) Asking.error(asking.ask());
      assertThat(error.status()).isEqualTo(502);
      assertThat(error.said())
          .startsWith("<html> <title>Bad? ?gateway</title><p>x</p>")
          .hasSizeLessThanOrEqualTo(200)
          .matches("[ -~]*");
      assertThat(error.message()).startsWith("The provider sent HTTP 502: <html> <title>Bad");
      assertThat(server.requests()).isEqualTo(1);
    }
  }

  /** Milliseconds, or blank for none. Times are told, and nobody sleeps for them. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Retry-After: 2                              | 2000",
        "retry-after:2                               | 2000",
        "Retry-After: 0.5                            | 500",
        "Retry-After: -5                             | 0",
        "Retry-After: 1000000000                     | 86400000",
        "Retry-After: 1e9                            | 86400000",
        "Retry-After: 1e999999999                    | 86400000",
        "Retry-After: 1e-999999999                   | 0",
        "Retry-After: soon                           | ''",
        "Retry-After:                                | ''",
        "Retry-After: 2s                             | ''",
        "Retry-After: ١٢                             | ''",
        "Retry-After: Wed, 21 Oct 2015 07:28:00 GMT  | 0",
        "Retry-After: Mon, 21 Oct 2115 07:28:00 GMT  | 86400000",
        "Retry-After: Mon, 32 Oct 2115 07:28:00 GMT  | ''",
      })
  void whatIsReadOfRetryAfter(String header, String millis) throws Exception {
    assertThat(retryAfter(header).map(Duration::toMillis).map(Object::toString).orElse(""))
        .isEqualTo(millis);
  }

  @Test
  void theFirstOfTwoRetryAftersCounts() throws Exception {
    assertThat(retryAfter("Retry-After: 3", "Retry-After: 4")).contains(Duration.ofSeconds(3));
  }

  @Test
  void aDateIsReadByTheServersClockOrElseByOurs() throws Exception {
    assertThat(retryAfter(
            "Date: Wed, 21 Oct 2015 07:27:00 GMT", "Retry-After: Wed, 21 Oct 2015 07:28:30 GMT"))
        .contains(Duration.ofSeconds(90));
    String inAMinute = DateTimeFormatter.RFC_1123_DATE_TIME.format(
        Instant.now().plusSeconds(60).atOffset(ZoneOffset.UTC));
    assertThat(retryAfter("Retry-After: " + inAMinute).orElseThrow())
        .isBetween(Duration.ofSeconds(30), Duration.ofSeconds(60));
  }

  private static Optional<Duration> retryAfter(String... headers) throws Exception {
    Step answer = Http.answer(429, Http.error("rate_limit_exceeded", "Slow down."), headers);
    try (FaultServer server = FaultServer.answering(answer);
        Asking asking = Asking.at(server)) {
      ApiError error = (ApiError) Asking.error(asking.ask());
      assertThat(server.requests()).isEqualTo(1);
      return error.retryAfter();
    }
  }

  private static Fault status(int status, String code) {
    return Fault.of(
        "status " + status,
        Http.answer(status, Http.error(code, "No")),
        api(status, code, "No"),
        "The provider sent HTTP " + status + " (" + code + "): No.");
  }

  private static ApiError api(int status, String code, String said) {
    return new ApiError(status, code, said, "", Optional.empty());
  }

  private static ApiError api(int status, String code, String said, Duration retryAfter) {
    return new ApiError(status, code, said, "", Optional.of(retryAfter));
  }
}
