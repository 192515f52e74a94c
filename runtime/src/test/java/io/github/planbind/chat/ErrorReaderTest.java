package io.github.planbind.chat;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.CallError.ApiError;
import java.net.http.HttpHeaders;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ErrorReaderTest {
  private static final String KEY = "sk-proj-Zq81LmWv72";

  private static ApiError read(int status, Map<String, List<String>> headers, String body) {
    Head head = new Head(status, HttpHeaders.of(headers, (name, value) -> true));
    return new ErrorReader(List.of(new Key(KEY)), () -> Instant.EPOCH)
        .ofStatus(head, body.replace('\'', '"'));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'error':{'message':'m','type':'t','code':'insufficient_quota'}} | insufficient_quota | m",
        "{'error':{'message':'m','type':'t','code':null}} | t | m",
        "{'error':{'message':'m','code':404}} | 404 | m",
        "{'error':'not found'} | `` | not found",
        "{'object':'error','message':'m','code':400} | 400 | m",
        "{'detail':'m'} | `` | m",
        "[{'error':{'code':429,'message':'m','status':'S'}}] | 429 | m",
        "{'error':{'message':{'deep':1}}} | `` | ``",
        "plain words | `` | plain words",
        "`` | `` | ``",
        "{'error':{'mess | `` | `{\"error\":{\"mess`",
      })
  void theProvidersCodeAndWordsAreKept(String body, String code, String said) {
    assertThat(read(400, Map.of(), body))
        .isEqualTo(new ApiError(400, code, said, "", Optional.empty()));
  }

  @Test
  void aPageIsShownByItsFirstWords() {
    String page = "<html>\r\n\t<head>\u0000\u202e\u001b[2J</head>" + "bad gateway ".repeat(100_000);
    ApiError error = read(502, Map.of(), page);
    assertThat(error.said()).hasSize(200).startsWith("<html> <head>???[2J</head>bad gateway bad");
    assertThat(error.message())
        .startsWith("The provider sent HTTP 502: <html> <head>???[2J</head>bad gateway bad")
        .hasSizeLessThan(300);
  }

  @Test
  void noPartOfTheKeyIsTold() {
    String body = "{'error':{'message':'Incorrect API key provided: sk-proj-********Wv72. "
        + "You sent \\'" + KEY + "\\' or Bearer:" + KEY + ", see https://x/keys','code':'" + KEY
        + "'}}";
    ApiError error = read(401, Map.of("x-request-id", List.of(KEY)), body);
    assertThat(error)
        .isEqualTo(new ApiError(
            401,
            "(key)",
            "Incorrect API key provided: (key) You sent (key) or (key) see https://x/keys",
            "(key)",
            Optional.empty()));
    assertThat(error.message())
        .isEqualTo("The provider sent HTTP 401 ((key)): Incorrect API key provided: (key) You sent"
            + " (key) or (key) see https://x/keys. Request (key).");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "https://evil.example:8443/x?key=1 | evil.example",
        "http://evil.example | evil.example",
        "/v2/chat | another path",
        "`` | another path",
        "http://[ | an address that is none",
      })
  void aRedirectTellsTheHostAndIsNotFollowed(String location, String where) {
    for (int status : new int[] {301, 302, 303, 307, 308}) {
      ApiError error = read(status, Map.of("location", List.of(location)), "<html>moved");
      assertThat(error.message())
          .isEqualTo("The provider sent HTTP " + status + ": it redirects to " + where
              + ", which is not followed.");
    }
  }

  @Test
  void theWaitIsToldAndTheFirstHeaderCounts() {
    Map<String, List<String>> headers =
        Map.of("retry-after", List.of("2", "9"), "request-id", List.of("r-9"));
    ApiError error = read(429, headers, "{'error':{'code':'rate_limit','message':'Slow down.'}}");
    assertThat(error.retryAfter()).contains(Duration.ofSeconds(2));
    assertThat(error.message())
        .isEqualTo("The provider sent HTTP 429 (rate_limit): Slow down. Retry after 2 s."
            + " Request r-9.");
  }

  @Test
  void theLastFourCharsOfTheKeyAreEnoughToTellIt() {
    assertThat(new Key(KEY).hiddenIn("your key ****Wv72 is wrong, not Wv7"))
        .isEqualTo("your key (key) is wrong, not Wv7");
  }

  @Test
  void aShortKeyIsHiddenAsAWhole() {
    assertThat(new Key("ab").hiddenIn("an abc of ab words")).isEqualTo("an (key) of (key) words");
    assertThat(Key.NONE.hiddenIn("an abc")).isEqualTo("an abc");
  }
}
