package io.github.planbind.it.replay;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.planbind.it.TreeNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir
  private Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void everyReplyGetsOneLineInTheOrderOfTheFile() throws IOException {
    List<String> lines = replay(0, """
            {"id":"whole","schema":"Reading","reply":"{\\"id\\":1,\\"value\\":0.10,\\"valid\\":true,}","kind":"x"}
            {"id":"cut","schema":"Reading","reply":"{\\"id\\":1,\\"value\\":0.10,\\"val","finish_reason":"length"}
            {"id":"none","schema":"Reading","reply":"no"}
            """);
    assertThat(lines).hasSize(3);
    assertThat(without(lines.get(0), "cpu_nanos")).isEqualTo(json("""
                {"id":"whole","outcome":{"complete":{"id":1,"value":0.1,"valid":true,"retries":null}},
                 "edits":[{"kind":"TRAILING_COMMA","offset":33}],"alternatives":0,"message":null}"""));
    assertThat(without(lines.get(1), "cpu_nanos", "message")).isEqualTo(json("""
                {"id":"cut","outcome":{"truncated":{"id":1,"value":0.10}},"edits":[],"alternatives":0}"""));
    assertThat(json(lines.get(1)).get("message").textValue()).contains("cut", "length");
    assertThat(json(lines.get(2)).at("/outcome/error").textValue()).isEqualTo("no_json");
    assertThat(lines).allMatch(line -> json(line).get("cpu_nanos").longValue() > 0);
    assertThat(out.toString(UTF_8)).startsWith("replay: 3 replies read, 0 of them");
  }

  @Test
  void whatIsOutsideAsciiComesOutEscapedAndWhole() throws IOException {
    String line =
        "{\"id\":\"\u00e9\",\"schema\":\"Answer\",\"reply\":\"{\\\"answer\\\":\\\"\\ud83d \u2028\\\"}\"}";
    String outcome = replay(0, line).get(0);
    assertThat(outcome).matches("[ -~]+");
    assertThat(json(outcome).at("/outcome/complete/answer").textValue()).isEqualTo("\ud83d \u2028");
    assertThat(json(outcome).get("id").textValue()).isEqualTo("\u00e9");
  }

  @Test
  void anUnknownSchemaIsSaidAndTheOthersAreStillRead() throws IOException {
    List<String> lines = replay(1, """
            {"id":"1","schema":"Nobody","reply":""}
            {"id":"2","schema":"Reading","reply":""}
            """);
    assertThat(json(lines.get(0)).at("/outcome/error").textValue()).isEqualTo("unknown_schema");
    assertThat(json(lines.get(1)).at("/outcome/error").textValue()).isEqualTo("empty");
    assertThat(err.toString(UTF_8)).contains("line 1: no record stands for the schema \"Nobody\"");
  }

  @Test
  void aLineThatCannotBeReadIsNamed() throws IOException {
    String good = "{\"id\":\"1\",\"schema\":\"Reading\",\"reply\":\"\"}\n";
    replay(1, good + "{\"id\":\"2\",");
    replay(1, good + good + "{\"id\":\"2\",\"schema\":\"Reading\"}");
    Files.write(folder.resolve("in"), (good + "{\"id\":\"\u00e9\"}").getBytes(ISO_8859_1));
    assertThat(run(folder.resolve("in"), folder.resolve("out"))).isEqualTo(1);
    assertThat(err.toString(UTF_8).lines().map(line -> line.replaceAll(".*/in, ", "")))
        .containsExactly(
            "line 2: not one JSON value",
            "line 3: no text under \"reply\"",
            "line 2: not one JSON value");
  }

  @Test
  void blankLinesAreNoReplies() throws IOException {
    String good = "{\"id\":\"1\",\"schema\":\"Reading\",\"reply\":\"\"}\n";
    assertThat(replay(0, "\n" + good + "\r\n \n" + good + "\n")).hasSize(2);
    assertThat(out.toString(UTF_8)).contains("replay: 2 replies read");
  }

  @Test
  void aFileIsNotWrittenOverWhileItIsRead() throws IOException {
    Path file = Files.writeString(folder.resolve("in"), "kept");
    assertThat(run(file, folder.resolve("../" + folder.getFileName() + "/in"))).isEqualTo(1);
    assertThat(file).content().isEqualTo("kept");
  }

  @Test
  void wrongArgumentsGetOneLineOfUsage() {
    assertThat(Replay.run(print(out), print(err))).isEqualTo(2);
    assertThat(Replay.run(print(out), print(err), "", "")).isEqualTo(2);
    assertThat(Replay.run(print(out), print(err), "a", "b", "c")).isEqualTo(2);
    assertThat(err.toString(UTF_8).lines())
        .hasSize(3)
        .allMatch(line -> line.startsWith("usage: replay IN OUT"));
  }

  @Test
  void aRecordIsWrittenHoweverDeepItNests() throws InterruptedException {
    TreeNode leaf = new TreeNode("leaf", List.of());
    TreeNode tree = leaf;
    for (int i = 0; i < 400; i++) {
      tree = new TreeNode("node", List.of(tree));
    }
    TreeNode deep = tree;
    StringBuilder text = new StringBuilder();
    Thread small = new Thread(
        null, () -> text.append(ReplayJson.ascii(RecordJson.of(deep))), "small", 256 * 1024);
    small.start();
    small.join();
    assertThat(text).startsWith("{\"label\":\"node\"").contains("\"leaf\"");
  }

  @Test
  void aNumberThatJavaDoesNotHaveGoesOutAsItStands() {
    String json = "{\"a\":1.50,\n\"\u00e9\":1e99999999999}";
    assertThat(ReplayJson.ascii(ReplayJson.parse(json)))
        .isEqualTo("{\"a\":1.50, \"\\u00e9\":1e99999999999}");
  }

  @Test
  void everyKindOfComponentIsReadAndWritten() throws IOException {
    String plan = """
        {"primitives":{"tiny":-128,"small":7,"whole":1,"big":9007199254740993,"single":0.1,"real":5.684341886080802E-14,
          "truth":true,"letter":"x"},
         "boxes":{"tiny":1,"small":2,"whole":3,"big":4,"single":0.5,"real":0.25,"truth":false,"letter":"y",
          "integer":123456789012345678901234567890,"decimal":1.500},
         "times":{"date":"2031-04-02","time":"10:15:30","dateTime":"2031-04-02T10:15:30",
          "instant":"2031-04-02T10:15:30Z","offsetDateTime":"2031-04-02T10:15:30+02:00",
          "offsetTime":"10:15:30+02:00","zonedDateTime":"2031-04-02T10:15:30+02:00[Europe/Paris]",
          "duration":"PT1H","period":"P2D","year":2031,"yearMonth":"2031-04","monthDay":"--04-02",
          "zone":"Europe/Paris","uuid":"00000000-0000-0001-0000-000000000002","uri":"https://example.com/a"},
         "containers":{"list":["a"],"set":[3],"map":{"k":0.5},"lists":[[1],[]],
          "shapes":{"s":[{"type":"circle","radius":1.5},{"type":"rect","width":1.5,"height":2.5}]}},
         "maybes":{"text":"t","readings":[{"id":1,"value":0.5,"valid":true,"retries":null}],"severity":"low",
          "whole":1,"big":2,"real":0.5}}
        """;
    JsonNode outcome = new ReplayReader().read("Kinds", plan, "stop").toJson();
    assertThat(json(ReplayJson.ascii(outcome.at("/outcome/complete")))).isEqualTo(json(plan));
    assertThat(outcome.get("edits")).isEmpty();
    assertThat(ReplayJson.ascii(outcome))
        .contains(
            "\"decimal\":1.500",
            "\"real\":5.684341886080802E-14,",
            "\"single\":0.1,",
            "9007199254740993");
  }

  private List<String> replay(int status, String lines) throws IOException {
    Path in = Files.writeString(folder.resolve("in"), lines, UTF_8);
    Path to = folder.resolve("out");
    assertThat(run(in, to)).as(err.toString(UTF_8)).isEqualTo(status);
    return Files.readAllLines(to, UTF_8);
  }

  private int run(Path in, Path to) {
    return Replay.run(print(out), print(err), in.toString(), to.toString());
  }

  private static PrintStream print(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, UTF_8);
  }

  private static JsonNode without(String line, String... names) {
    return ((ObjectNode) json(line)).remove(List.of(names));
  }

  private static JsonNode json(String text) {
    try {
      return JSON.readTree(text);
    } catch (IOException e) {
      throw new IllegalArgumentException(text, e);
    }
  }
}
