package io.github.planbind.chat.test;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.CallError.Filtered;
import io.github.planbind.CallError.ProtocolError;
import io.github.planbind.FinishReason;
import io.github.planbind.PlanResult;
import io.github.planbind.ReplyError.CutOff;
import io.github.planbind.ReplyError.EmptyContent;
import io.github.planbind.ReplyError.EmptyContent.Why;
import io.github.planbind.ReplyError.Refused;
import io.github.planbind.chat.Answer;
import io.github.planbind.chat.Attempt;
import io.github.planbind.chat.Usage;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A completion came, and its content is missing, strange or cut. */
@Tag("faults")
class ContentsTest {
  private static final String NULL = "The reply has no content: the content is null or missing.";
  private static final String BLANK = "The reply has no content: it is blank.";
  private static final String NO_CHOICES = "The reply has no content: there are no choices.";
  private static final String REASONED =
      ",\"reasoning_content\":\"" + (Canary.REPLY + " ").repeat(100) + "\"";

  static Stream<Fault> faults() {
    return Stream.of(
        empty("a content that is null", content("null"), "stop", Why.NO_CONTENT, NULL),
        empty("no content", "{\"role\":\"assistant\"}", "stop", Why.NO_CONTENT, NULL),
        empty("no message", "null", "stop", Why.NO_CONTENT, NULL),
        empty("an empty content", content("\"\""), "stop", Why.BLANK, BLANK),
        empty("blanks", content("\" \\n \\t\\u3000\""), "stop", Why.BLANK, BLANK),
        empty("nothing to see", content("\"\\u200b\\u200d\\ufeff\""), "stop", Why.BLANK, BLANK),
        empty("no parts", content("[]"), "stop", Why.NO_CONTENT, NULL),
        empty(
            "an empty part",
            content("[{\"type\":\"text\",\"text\":\"\"}]"),
            "stop",
            Why.NO_CONTENT,
            NULL),
        retried("no choices", "{\"choices\":[]}", Why.NO_CHOICES, NO_CHOICES),
        retried("choices that are null", "{\"choices\":null}", Why.NO_CHOICES, NO_CHOICES),
        retried("choices that are missing", "{\"id\":\"x\"}", Why.NO_CHOICES, NO_CHOICES),
        retried("an error that is null", "{\"error\":null}", Why.NO_CHOICES, NO_CHOICES),
        empty(
            "reasoning that used up the tokens",
            "{\"content\":\"\"" + REASONED + "}",
            "length",
            Why.REASONING_BUDGET,
            "The reply has no content: its reasoning used up the limit of tokens."),
        Fault.of(
            "calls of tools",
            Http.ok(Http.choice(
                "{\"content\":null,\"tool_calls\":[{\"id\":\"c\",\"type\":\"function\",\"function\":"
                    + "{\"name\":\"" + Canary.REPLY + "\",\"arguments\":\"{}\"}}]}",
                "tool_calls")),
            new EmptyContent(Why.TOOL_CALLS),
            "The reply has no content: the model called a tool instead."),
        Fault.of(
            "a refusal",
            Http.ok(
                Http.choice("{\"content\":null,\"refusal\":\"No, " + Canary.REPLY + "\"}", "stop")),
            new Refused(),
            "The model refused to answer."),
        Fault.of(
            "a filter that took all",
            Http.ok(Http.choice(content("null"), "content_filter")),
            new Filtered(),
            "A content filter of the provider ended the reply."),
        Fault.of(
            "a filter that cut the content",
            Http.ok(Http.completion("{\"heading\":1,\"port\":\"" + Canary.REPLY, "content_filter")),
            new Filtered(),
            "A content filter of the provider ended the reply."),
        strange("a number", "7", "it is a number"),
        strange("a boolean", "true", "it is a boolean"),
        strange("an object", "{\"text\":\"" + Canary.REPLY + "\"}", "it is an object"),
        strange(
            "parts that are not all text",
            "[{\"type\":\"text\",\"text\":\"x\"},{\"type\":\"image_url\",\"image_url\":{}}]",
            "it is a list with other parts than text"),
        Fault.of(
            "choices that are an object",
            Http.ok("{\"choices\":{\"0\":{}}}"),
            new ProtocolError(ProtocolError.Kind.NO_COMPLETION, "its choices are no objects"),
            "The answer is no chat completion: its choices are no objects."),
        Fault.of(
                "a plan that the limit of tokens cut",
                Http.ok(Http.completion(
                    "{\"heading\":90,\"port\":\"" + Canary.REPLY + "\",\"stops\":[\"a\"",
                    "length")),
                new CutOff(FinishReason.LENGTH, List.of("heading", "port")),
                "The reply is cut inside the plan (finish reason length); finished: heading, port.")
            .retried());
  }

  @ParameterizedTest
  @MethodSource("faults")
  void theErrorIsTypedAndRetriedOnlyWhereAnotherReplyMayMendIt(Fault fault) throws Exception {
    fault.check();
  }

  @Test
  void anEmptyReplyIsAskedForOnceMoreAndBothAreInTheLedger() throws Exception {
    try (FaultServer server = FaultServer.answering(
            Http.ok(Http.completion("", "length")), Http.ok(Http.completion(Course.JSON)));
        Asking asking = Asking.at(server)) {
      Answer<Course> answer = asking.ask();
      assertThat(answer.orElseThrow()).isEqualTo(Course.READ);
      assertThat(answer.ledger().attempts())
          .extracting(Attempt::error)
          .containsExactly(Optional.of(new EmptyContent(Why.BLANK)), Optional.empty());
      assertThat(answer.ledger().attempts())
          .extracting(Attempt::finishReason)
          .containsExactly(FinishReason.LENGTH, FinishReason.STOP);
      assertThat(answer.ledger().usage()).contains(Usage.of(22, 14));
      assertThat(server.requests()).isEqualTo(2);
      // the same request once more: there is nothing to tell about an empty reply
      assertThat(server.received().get(1).body())
          .isEqualTo(server.received().get(0).body());
    }
  }

  @Test
  void partsOfTextAreJoined() throws Exception {
    int half = Course.JSON.length() / 2;
    String parts = "[{\"type\":\"text\",\"text\":%s},{\"type\":\"text\",\"text\":%s}]"
        .formatted(
            Http.json(Course.JSON.substring(0, half)), Http.json(Course.JSON.substring(half)));
    Answer<Course> answer = once(Http.choice(content(parts), "stop"));
    assertThat(answer.orElseThrow()).isEqualTo(Course.READ);
  }

  @Test
  void aCutPlanIsTruncatedWithItsFinishReason() throws Exception {
    String cut = "{\"heading\":90,\"port\":\"" + Canary.REPLY + "\",\"stops\":[\"a\"";
    try (FaultServer server = FaultServer.answering(Http.ok(Http.completion(cut, "length")));
        Asking asking = Asking.at(server)) {
      Answer<Course> answer = asking.ask();
      assertThat(answer.result()).isInstanceOf(PlanResult.Truncated.class);
      assertThat(answer.finishReason()).isEqualTo(FinishReason.LENGTH);
      assertThat(server.requests()).isEqualTo(2);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"stop\"          | stop",
        "\"length\"        | length",
        "\"eos_token\"     | eos_token",
        "\"\"              | unknown",
        "null              | unknown",
        "7                 | unknown",
        "{\"x\":1}         | unknown",
      })
  void aFinishReasonIsKeptAsItCameAndNeverAFailure(String json, String kept) throws Exception {
    String body = Http.completion(Course.JSON).replace("\"stop\"", json);
    Answer<Course> answer = once(body);
    assertThat(answer.orElseThrow()).isEqualTo(Course.READ);
    assertThat(answer.finishReason().value()).isEqualTo(kept);
  }

  @Test
  void aFinishReasonThatIsMissingIsUnknown() throws Exception {
    String body = "{\"choices\":[{\"message\":%s}]}".formatted(content(Http.json(Course.JSON)));
    assertThat(once(body).finishReason()).isEqualTo(FinishReason.UNKNOWN);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "null",
        "7",
        "[]",
        "{}",
        "{\"prompt_tokens\":-1,\"completion_tokens\":2}",
        "{\"prompt_tokens\":\"11\",\"completion_tokens\":\"7\"}",
        "{\"prompt_tokens\":1.5,\"completion_tokens\":7}",
        "{\"prompt_tokens\":1e99,\"completion_tokens\":7}",
        "{\"prompt_tokens\":99999999999999999999,\"completion_tokens\":7}",
      })
  void aUsageThatMakesNoSenseIsAbsentAndNeverAFailure(String usage) throws Exception {
    Answer<Course> answer = once(withUsage(usage));
    assertThat(answer.orElseThrow()).isEqualTo(Course.READ);
    assertThat(answer.ledger().usage()).isEmpty();
  }

  @Test
  void totalsOfAnySizeAreKept() throws Exception {
    Answer<Course> answer = once(withUsage(
        "{\"prompt_tokens\":9223372036854775807,\"completion_tokens\":1,\"total_tokens\":5}"));
    assertThat(answer.ledger().usage())
        .contains(new Usage(Long.MAX_VALUE, 1, 5, OptionalLong.empty(), OptionalLong.empty()));
  }

  private static String withUsage(String usage) {
    return "{\"choices\":[{\"message\":%s,\"finish_reason\":\"stop\"}],\"usage\":%s}"
        .formatted(content(Http.json(Course.JSON)), usage);
  }

  private static Answer<Course> once(String body) throws Exception {
    try (FaultServer server = FaultServer.answering(Http.ok(body));
        Asking asking = Asking.at(server)) {
      Answer<Course> answer = asking.ask();
      assertThat(server.requests()).isEqualTo(1);
      return answer;
    }
  }

  private static String content(String json) {
    return "{\"role\":\"assistant\",\"content\":" + json + "}";
  }

  private static Fault empty(
      String name, String message, String finishReason, Why why, String words) {
    return retried(name, Http.choice(message, finishReason), why, words);
  }

  private static Fault retried(String name, String body, Why why, String words) {
    return Fault.of(name, Http.ok(body), new EmptyContent(why), words).retried();
  }

  private static Fault strange(String name, String content, String detail) {
    return Fault.of(
        name,
        Http.ok(Http.choice(content(content), "stop")),
        new ProtocolError(ProtocolError.Kind.CONTENT, detail),
        "The answer has a content that is no text: " + detail + ".");
  }
}
