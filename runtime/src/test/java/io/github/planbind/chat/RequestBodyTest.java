package io.github.planbind.chat;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RequestBodyTest {
  private static final List<Message> HELLO = List.of(Message.user("Hello"));

  private static String body(List<Message> messages, ChatOptions options, Mode mode) {
    String schema = mode == Mode.JSON_SCHEMA ? "{\"type\":\"object\"}" : "";
    ChatRequest request = new ChatRequest(messages, options, mode, schema, Duration.ofSeconds(1));
    return new String(RequestBody.of(request, "m", "max_tokens"), UTF_8);
  }

  @Test
  void theShortestBodyIsModelAndMessage() {
    assertThat(body(HELLO, ChatOptions.NONE, Mode.PROMPT))
        .isEqualTo("{\"model\":\"m\",\"messages\":[{\"role\":\"user\",\"content\":\"Hello\"}]}");
  }

  @Test
  void allThatIsSetIsSentInOneOrder() {
    ChatOptions options = ChatOptions.NONE
        .extra("provider", "{\"order\": [\"a\"], \"allow_fallbacks\": false}")
        .extra("top_p", "0.9")
        .stop("END", "\n\n")
        .seed(-7)
        .maxTokens(800)
        .temperature(0.2)
        .model("other");
    List<Message> messages = List.of(
        Message.system("Be brief."),
        Message.user("1?"),
        Message.assistant("{}"),
        Message.user("2?\u2028\"\\\ud83d\ude00"));
    assertThat(body(messages, options, Mode.PROMPT))
        .isEqualTo("{\"model\":\"other\",\"messages\":["
            + "{\"role\":\"system\",\"content\":\"Be brief.\"},"
            + "{\"role\":\"user\",\"content\":\"1?\"},"
            + "{\"role\":\"assistant\",\"content\":\"{}\"},"
            + "{\"role\":\"user\",\"content\":\"2?\u2028\\\"\\\\\ud83d\ude00\"}],"
            + "\"temperature\":0.2,\"max_tokens\":800,\"seed\":-7,\"stop\":[\"END\",\"\\n\\n\"],"
            + "\"provider\":{\"order\":[\"a\"],\"allow_fallbacks\":false},\"top_p\":0.9}");
  }

  @Test
  void theModesAskForTheirFormats() {
    String start = "{\"model\":\"m\",\"messages\":[{\"role\":\"user\",\"content\":\"Hello\"}],"
        + "\"response_format\":";
    assertThat(body(HELLO, ChatOptions.NONE, Mode.JSON_OBJECT))
        .isEqualTo(start + "{\"type\":\"json_object\"}}");
    assertThat(body(HELLO, ChatOptions.NONE, Mode.JSON_SCHEMA))
        .isEqualTo(start + "{\"type\":\"json_schema\",\"json_schema\":"
            + "{\"name\":\"plan\",\"strict\":true,\"schema\":{\"type\":\"object\"}}}}");
  }

  @Test
  void theBoundOfTheReplyHasTheNameThatTheServiceWants() {
    ChatRequest request = new ChatRequest(
        HELLO, ChatOptions.NONE.maxTokens(5), Mode.PROMPT, "", Duration.ofSeconds(1));
    assertThat(new String(RequestBody.of(request, "", "max_completion_tokens"), UTF_8))
        .isEqualTo("{\"messages\":[{\"role\":\"user\",\"content\":\"Hello\"}],"
            + "\"max_completion_tokens\":5}");
  }

  @Test
  void halfAPairIsNoReasonToFail() {
    assertThat(body(List.of(Message.user("cut \ud83d")), ChatOptions.NONE, Mode.PROMPT))
        .isEqualTo("{\"model\":\"m\",\"messages\":[{\"role\":\"user\",\"content\":\"cut ?\"}]}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"model", "messages", "temperature", "max_tokens", "seed", "stop", "stream", "n"})
  void aMemberThatTheClientWritesItselfIsRefused(String member) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ChatOptions.NONE.extra(member, "1"))
        .withMessage("The client writes \"" + member + "\" itself");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "{", "s3cret", "1 2", "{} {}", "{'a':1}"})
  void anExtraMemberIsOneJsonValue(String json) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ChatOptions.NONE.extra("x", json))
        .withMessage("An extra member or a schema must be one JSON value")
        .withNoCause();
  }

  @ParameterizedTest
  @CsvSource({"-0.1", "NaN", "Infinity"})
  void aTemperatureIsANumberFromZeroOn(double value) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ChatOptions.NONE.temperature(value))
        .withMessage("temperature must be 0 or more");
  }

  @Test
  void optionsAndRequestsAreChecked() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ChatOptions.NONE.maxTokens(0))
        .withMessage("maxTokens must be 1 or more");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ChatRequest(HELLO, ChatOptions.NONE, Mode.PROMPT, "", Duration.ZERO))
        .withMessage("timeout must be positive");
    assertThatIllegalArgumentException()
        .isThrownBy(() ->
            new ChatRequest(HELLO, ChatOptions.NONE, Mode.JSON_SCHEMA, " ", Duration.ofSeconds(1)))
        .withMessage("The mode JSON_SCHEMA needs a schema");
  }

  @Test
  void noTextIsShownOfARequest() {
    ChatRequest request = new ChatRequest(
        List.of(Message.user("s3cret")), ChatOptions.NONE, Mode.PROMPT, "", Duration.ofSeconds(1));
    assertThat(request.toString()).contains("Message[USER, 6 chars]").doesNotContain("s3cret");
  }
}
