package io.github.planbind.chat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.planbind.CallError;
import io.github.planbind.CallError.NetworkError;
import io.github.planbind.CallError.ProtocolError;
import io.github.planbind.FinishReason;
import io.github.planbind.ReplyError;
import io.github.planbind.ReplyError.EmptyContent.Why;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What errors, lines and ledgers say. */
class WordsTest {
  @ParameterizedTest
  @EnumSource
  void everyKindOfNetworkErrorSaysWhere(NetworkError.Kind kind) {
    String sent = new NetworkError(kind, "example.com", 443, true).message();
    String unsent = new NetworkError(kind, "example.com", 443, false).message();
    assertThat(unsent).startsWith("example.com:443 ").endsWith(".").hasSizeGreaterThan(30);
    assertThat(sent)
        .isEqualTo(
            unsent.substring(0, unsent.length() - 1) + "; the request may have been billed.");
  }

  @Test
  void callErrorsSayWhatHappened() {
    assertThat(List.of(
            new ProtocolError(ProtocolError.Kind.EMPTY_BODY, ""),
            new ProtocolError(ProtocolError.Kind.NOT_JSON, "it ends\nat line 1"),
            new CallError.Filtered(),
            new CallError.Deadline(false),
            new CallError.Deadline(true),
            new CallError.Cancelled(false),
            new CallError.ApiError(204, "", "", "", Optional.empty()),
            new CallError.ApiError(200, "c", "", "", Optional.empty()),
            new CallError.ApiError(503, "", "Busy", "r", Optional.of(Duration.ofMillis(1_500)))))
        .extracting(CallError::message)
        .containsExactly(
            "The answer has an empty body.",
            "The answer is no JSON: it ends?at line 1.",
            "A content filter of the provider ended the reply.",
            "The deadline passed before there was a reply.",
            "The deadline passed before there was a reply; the request may have been billed.",
            "The call was cancelled.",
            "The provider sent an error with HTTP 204.",
            "The provider sent an error with HTTP 200 (c).",
            "The provider sent HTTP 503: Busy. Retry after 2 s. Request r.");
  }

  @Test
  void replyErrorsOfTheClientSayWhatHappened() {
    assertThat(new ReplyError.Refused().message()).isEqualTo("The model refused to answer.");
    assertThat(Why.values())
        .extracting(why -> new ReplyError.EmptyContent(why).message())
        .containsExactly(
            "The reply has no content: it is blank.",
            "The reply has no content: nothing follows its reasoning.",
            "The reply has no content: its reasoning is not finished.",
            "The reply has no content: its reasoning used up the limit of tokens.",
            "The reply has no content: the content is null or missing.",
            "The reply has no content: there are no choices.",
            "The reply has no content: the model called a tool instead.");
  }

  @Test
  void aMessageIsOneLineOfAtMostAThousandChars() {
    String hostile = "x\r\n\u001b[2J\u202e\ud800".repeat(900);
    for (CallError error : List.of(
        new CallError.ApiError(500, hostile, hostile, hostile, Optional.empty()),
        new NetworkError(NetworkError.Kind.DNS, hostile, 1, true),
        new ProtocolError(ProtocolError.Kind.HTTP, hostile))) {
      assertThat(error.message()).hasSizeLessThanOrEqualTo(1_000).matches("[ -~]+");
      assertThat(error.toString()).doesNotContain("\n").isNotEmpty();
    }
  }

  @Test
  void aLineIsPrintableAndNotTooLong() {
    assertThat(Line.of(" a\u00a0\r\n\tb\u0000\u202ec\ud800\ud83d\ude00 ", 99))
        .isEqualTo("a b??c?\ud83d\ude00");
    assertThat(Line.of("abc def", 4)).isEqualTo("abc");
    assertThat(Line.of("abc def", 5)).isEqualTo("abc d");
    assertThat(Line.of("ab\ud83d\ude00", 3)).isEqualTo("ab");
    assertThat(Line.of("ab\ud83d\ude00", 4)).isEqualTo("ab\ud83d\ude00");
    assertThat(Line.of("", 4)).isEmpty();
  }

  @Test
  void tokensAreSummedAsFarAsTheyAreTold() {
    Usage one = new Usage(1, 2, 4, OptionalLong.of(1), OptionalLong.empty());
    Usage two = new Usage(10, 20, 30, OptionalLong.of(5), OptionalLong.of(7));
    assertThat(one.plus(two))
        .isEqualTo(new Usage(11, 22, 34, OptionalLong.of(6), OptionalLong.of(7)));
    assertThat(Usage.of(Long.MAX_VALUE, 1).plus(two).totalTokens()).isEqualTo(Long.MAX_VALUE);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Usage.of(-1, 1))
        .withMessage("A number of tokens must not be negative");
  }

  @Test
  void aLedgerCountsWhatMayBeBilled() {
    Attempt unsent = attempt(1, Optional.of(new CallError.Deadline(false)), Optional.empty());
    Attempt sent = attempt(2, Optional.empty(), Optional.of(Usage.of(3, 4)));
    Ledger ledger = new Ledger(List.of(unsent, sent, sent), Ledger.Stop.PLAN);
    assertThat(ledger.requests()).isEqualTo(2);
    assertThat(ledger.usage()).contains(Usage.of(6, 8));
    assertThat(ledger.time()).isEqualTo(Duration.ofMillis(36));
    assertThat(new Ledger(List.of(sent), Ledger.Stop.PLAN).picture())
        .isEqualTo("attempt 2: 12 ms, finish reason stop, 3 + 4 = 7 tokens\n  A whole plan.\n"
            + "1 request, 7 tokens; there is a plan\n");
  }

  private static Attempt attempt(int number, Optional<CallError> error, Optional<Usage> usage) {
    return new Attempt(
        number, "", FinishReason.STOP, error.map(known -> known), usage, Duration.ofMillis(12));
  }

  @Test
  void aScriptedModelSaysWhenItsScriptIsAtItsEnd() {
    ScriptedModel model = ScriptedModel.replying("one");
    ChatRequest request = new ChatRequest(
        List.of(Message.user("?")), ChatOptions.NONE, Mode.PROMPT, "", Duration.ofSeconds(1));
    assertThat(model.send(request).reply().text()).isEqualTo("one");
    assertThatIllegalStateException()
        .isThrownBy(() -> model.send(request))
        .withMessage("The script has no more than 1 replies, and here is another request");
    assertThat(model.requests()).containsExactly(request, request);
    Thread.currentThread().interrupt();
    assertThat(model.send(request).error()).contains(new CallError.Cancelled(false));
    assertThat(Thread.interrupted()).isTrue();
    assertThat(model.requests()).hasSize(2);
  }
}
