package io.github.planbind.examples.fleet;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.Reply;
import io.github.planbind.examples.Golden;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FleetTest {
  private static final String REPLY =
      "Sure: {\"orders\": [], \"helm\": {\"course\": 90, \"speed\": 4}, \"note\": \"caf\u00e9\"}";

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void everySceneIsShown() throws IOException {
    assertThat(run("")).isZero();
    String shown = out.toString(UTF_8);
    assertThatItFitsTheScreen(shown);
    Golden.assertPrinted(withoutTimes(shown), "fleet.txt");
    assertThat(err.toString(UTF_8)).isEmpty();
  }

  @Test
  void noThreadIsLeftThatKeepsAProgramFromItsEnd() throws IOException {
    run("");
    assertThat(Thread.getAllStackTraces().keySet())
        .filteredOn(thread -> !thread.isDaemon())
        .extracting(Thread::getName)
        .noneMatch(name -> name.contains("HTTP"));
  }

  @Test
  void aRealProviderIsAskedTheSame() throws IOException {
    try (StandIn provider = StandIn.start()) {
      provider.says(List.of(StandIn.Says.reply(Reply.of(REPLY))));
      assertThat(run("", "--base-url", provider.url(), "--model", "m")).isZero();
      assertThat(out.toString(UTF_8))
          .contains("A real provider (m)", "Complete", "1 request, ", "course=90");
      assertThat(provider.requests())
          .singleElement()
          .asString()
          .startsWith("{\"model\":\"m\",\"messages\":[{\"role\":\"user\",\"content\":\"Meridian,")
          .endsWith("\"temperature\":0.2}");
      provider.says(List.of(StandIn.Says.reply(Reply.of(REPLY))));
      assertThat(run("", "--model", "m", "--base-url", provider.url())).isZero();
      provider.says(List.of(StandIn.Says.error(401, Map.of(), "")));
      assertThat(run("", "--base-url", provider.url(), "--model", "m")).isEqualTo(1);
    }
  }

  @Test
  void aBaseUrlThatIsNoneGetsOneClearLine() throws IOException {
    assertThat(run("", "--base-url", "ftp://example.com", "--model", "m")).isEqualTo(2);
    assertThat(err.toString(UTF_8).lines())
        .containsExactly("fleet: The base URL must begin with https:// or http://");
    assertThat(out.toString(UTF_8)).isEmpty();
  }

  @Test
  void aReplyOfTheUserIsReadFromAFileOrFromStandardInput(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("reply.txt"), REPLY, UTF_8);
    assertThat(run("", "--reply", file.toString())).isZero();
    String fromFile = out.toString(UTF_8).replace(file.toString(), "standard input");
    out.reset();
    assertThat(run(REPLY, "--reply", "-")).isZero();
    assertThat(out.toString(UTF_8))
        .isEqualTo(fromFile)
        .contains("Complete", "course=90", "caf\\u00e9");
    assertThat(err.toString(UTF_8)).isEmpty();
  }

  @Test
  void whateverAReplyHoldsItFitsTheScreen() throws IOException {
    String ship = "\u202e\\u001b[2J\u00e9\\n" + "x".repeat(900);
    String order = "{\"ship\":\"" + ship + "\",\"task\":\"WAIT\",\"tons\":0}";
    String orders = (order + ",").repeat(30) + order;
    run("{\"orders\":[" + orders + "],\"helm\":{\"course\":1,\"speed\":1}}", "--reply", "-");
    String shown = out.toString(UTF_8);
    assertThatItFitsTheScreen(shown);
    assertThat(shown)
        .contains("ship=\\u202e\\u001b[2J\\u00e9\\nxxx", "(958 characters)", "and 19 more");
    assertThat(shown.lines()).hasSizeLessThan(100);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--replay",
        "--reply",
        "--reply a b",
        "-",
        "--help me",
        "reply.txt",
        "--base-url http://localhost",
        "--model m",
        "--base-url --model m x",
        "--model m --model m"
      })
  void wrongArgumentsGetOneLineOfUsage(String arguments) throws IOException {
    assertThat(run("", arguments.split(" "))).isEqualTo(2);
    assertThat(err.toString(UTF_8).lines())
        .containsExactly(
            "usage: fleet [--reply FILE | --reply - | --base-url URL --model NAME | --help]");
    assertThat(out.toString(UTF_8)).isEmpty();
  }

  @Test
  void helpIsNoMistake() throws IOException {
    assertThat(run("", "--help")).isZero();
    Golden.assertPrinted(out.toString(UTF_8), "fleet-help.txt");
    assertThat(err.toString(UTF_8)).isEmpty();
  }

  @Test
  void aFileThatCannotBeReadGetsOneClearLine(@TempDir Path folder) throws IOException {
    Path latin = Files.writeString(folder.resolve("latin.txt"), "caf\u00e9", ISO_8859_1);
    assertThat(run("", "--reply", "none.txt")).isEqualTo(1);
    assertThat(run("", "--reply", folder.toString())).isEqualTo(1);
    assertThat(run("", "--reply", latin.toString())).isEqualTo(1);
    assertThat(run("", "--reply", "nul\0")).isEqualTo(1);
    assertThat(err.toString(UTF_8).lines())
        .containsExactly(
            "fleet: there is no file none.txt",
            "fleet: cannot read " + folder,
            "fleet: " + latin + " is not UTF-8 text",
            "fleet: there is no file nul\0");
  }

  /** How long a request took is all that differs from run to run. */
  private static String withoutTimes(String shown) {
    return shown.replaceAll("\\d+ ms", "# ms");
  }

  private int run(String in, String... arguments) throws IOException {
    return Fleet.run(
        new ByteArrayInputStream(in.getBytes(UTF_8)),
        new PrintStream(out, true, UTF_8),
        new PrintStream(err, true, UTF_8),
        arguments);
  }

  private static void assertThatItFitsTheScreen(String shown) {
    assertThat(shown.lines()).allMatch(line -> line.length() <= 100, "at most 100 columns");
    assertThat(US_ASCII.newEncoder().canEncode(shown)).as("plain ASCII").isTrue();
  }
}
