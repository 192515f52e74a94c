package io.github.planbind.chat.test;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.CallError.ProtocolError;
import io.github.planbind.CallError.ProtocolError.Kind;
import io.github.planbind.chat.OpenAiCompatible;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What comes is cut, empty or no HTTP at all: an error by type, and never a second request. */
@Tag("faults")
class BrokenAnswersTest {
  private static final String WHOLE = Http.completion(Course.JSON);

  private static final String NO_CONTENT = "HTTP/1.1 204 No Content\r\n\r\n";
  private static final Map<Kind, String> WORDS = Map.of(
      Kind.HTTP, "is no HTTP that can be read",
      Kind.EMPTY_BODY, "has an empty body",
      Kind.NOT_UTF8, "is not UTF-8",
      Kind.NOT_JSON, "is no JSON",
      Kind.NO_COMPLETION, "is no chat completion");

  static Stream<Fault> faults() {
    return Stream.of(
        protocol("an empty body", Http.ok(""), Kind.EMPTY_BODY, ""),
        protocol("a blank body", Http.ok(" \r\n\t"), Kind.EMPTY_BODY, ""),
        protocol("no content at all", Step.send(NO_CONTENT), Kind.EMPTY_BODY, ""),
        protocol("null", Http.ok("null"), Kind.NO_COMPLETION, "it is null"),
        protocol("an array", Http.ok("[]"), Kind.NO_COMPLETION, "it is an array"),
        protocol("a text", Http.ok("\"x\""), Kind.NO_COMPLETION, "it is a string"),
        protocol(
            "JSON that is cut, with the right length",
            Http.ok(WHOLE.substring(0, 200)),
            Kind.NOT_JSON,
            "it ends or breaks at line 1, column 201"),
        protocol(
            "JSON that is cut, its end told by the end of the connection",
            Step.send(Http.head(200) + "Connection: close\r\n\r\n" + WHOLE.substring(0, 200))
                .then(Step.close()),
            Kind.NOT_JSON,
            "it ends or breaks at line 1, column 201"),
        protocol(
            "two documents",
            Http.ok(WHOLE + WHOLE),
            Kind.NOT_JSON,
            "it ends or breaks at line 1, column " + (WHOLE.length() + 1)),
        protocol(
            "text", Http.ok(Canary.REPLY), Kind.NOT_JSON, "it ends or breaks at line 1, column 1"),
        protocol(
            "Latin-1",
            Step.send(latin1(Http.head(200) + "Content-Length: 3\r\n\r\n\"\u00e9\"")),
            Kind.NOT_UTF8,
            ""),
        protocol(
            "a gzip body that nobody asked for",
            Step.send(latin1(Http.head(200) + "Content-Encoding: gzip\r\nContent-Length: 4\r\n\r\n"
                + "\u001f\u008b\b\0")),
            Kind.NOT_UTF8,
            ""),
        protocol(
            "2 MB of headers",
            Step.send(Http.head(200))
                .then(Step.repeat("X-Filler: " + "x".repeat(1012) + "\r\n", 2048))
                .then(Step.send("\r\n")),
            Kind.HTTP,
            "Header size too big: 393217 > 393216"),
        protocol(
            "20 interim answers",
            Step.repeat("HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n", 20).then(Http.ok(WHOLE)),
            Kind.HTTP,
            "Too many interim responses received: 9 > 8"),
        protocol(
            "another protocol that nobody asked for",
            Step.send("HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n"),
            Kind.HTTP,
            "Unexpected 101 response, when not upgrading"),
        protocol(
            "a length that is none",
            Step.send("HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n").then(Step.close()),
            Kind.HTTP,
            ""),
        protocol(
            "a chunk whose length does not end",
            Step.send(Http.head(200) + "Transfer-Encoding: chunked\r\n\r\n" + "0".repeat(99_999)),
            Kind.HTTP,
            ""),
        protocol(
            "a chunk without its end",
            Step.send(Http.head(200) + "Transfer-Encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n"),
            Kind.HTTP,
            ""),
        protocol(
            "a chunk whose length is none",
            Step.send(Http.head(200) + "Transfer-Encoding: chunked\r\n\r\nmany\r\nx")
                .then(Step.close()),
            Kind.HTTP,
            ""));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void whatIsNoCompletionIsAnErrorByType(Fault fault) throws Exception {
    fault.check();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\ufeff", "\ufeff \r\n", "\n\n"})
  void aByteOrderMarkAndBlanksAroundTheAnswerAreSkipped(String before) throws Exception {
    try (FaultServer server = FaultServer.answering(Http.ok(before + WHOLE + "\n"));
        Asking asking = Asking.at(server)) {
      assertThat(asking.ask().orElseThrow()).isEqualTo(Course.READ);
      assertThat(server.requests()).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"SSH-2.0-OpenSSH_9.6\r\n", "220 mail ready\r\n", "+OK pop\r\n"})
  void aServerThatSpeaksSomethingElseIsNamedByItsFirstLine(String banner) throws Exception {
    try (FaultServer server = FaultServer.greeting(Step.send(banner));
        OpenAiCompatible client = Asking.client(server.url()).build()) {
      ProtocolError error = (ProtocolError) Asking.error(Asking.ask(client, Asking.SOON));
      assertThat(error.kind()).isEqualTo(Kind.HTTP);
      String word = banner.strip().split(" ")[0];
      assertThat(error.message())
          .isEqualTo(
              "The answer is no HTTP that can be read: Invalid status line: \"" + word + "\".");
      // the server speaks first, and may hang up before it has read all
      assertThat(server.requests()).isLessThanOrEqualTo(1);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n",
        "HTTP/1.1 200 OK\r\n" + Canary.REPLY + " " + Canary.REPLY + ": x\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: " + Canary.REPLY + "\r\n\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + Canary.REPLY + "\r\n",
      })
  void theModelsTextInThePlaceOfAHeadIsNotQuoted(String head) throws Exception {
    Step answer = Step.send(head + WHOLE + "\r\n\r\n").then(Step.close());
    try (FaultServer server = FaultServer.answering(answer);
        Asking asking = Asking.at(server)) {
      ProtocolError error = (ProtocolError) Asking.error(asking.ask());
      assertThat(error.kind()).isEqualTo(Kind.HTTP);
      assertThat(server.requests()).isEqualTo(1);
    }
  }

  private static Fault protocol(String name, Step answer, Kind kind, String detail) {
    String words = WORDS.get(kind);
    return Fault.of(
        name,
        answer,
        new ProtocolError(kind, detail),
        "The answer " + words + (detail.isEmpty() ? "." : ": " + detail + "."));
  }

  private static byte[] latin1(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }
}
