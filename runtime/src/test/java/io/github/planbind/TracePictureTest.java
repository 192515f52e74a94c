package io.github.planbind;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.plans.CourseBinder;
import io.github.planbind.plans.KeylessBinder;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The picture of a reading, line for line. */
class TracePictureTest {
  private static String picture(String reply) {
    return CourseBinder.reader().read(reply).trace().picture();
  }

  @Test
  void aPlainReplyIsOneLine() {
    assertThat(picture("{\"heading\":90}"))
        .isEqualTo(
            "1:1-1:14       chosen     R11 the first that has every required name, at the start of the reply\n");
  }

  @Test
  void eachPartOfAReplyHasItsLine() {
    String reply = """
        <think>
        maybe {"heading":13}
        </think>
        Analysis:
        ```json
        {"wind": "calm"}
        ```
        The plan:
        ```json
        {
          // degrees
          "heading": "90",
          "note": "a
        b",
          "speed": 5,
        }
        ```
        or {"heading":100}
        """;
    assertThat(picture(reply)).isEqualTo("""
        1:1-3:8        set aside  R2  reasoning
        6:1-6:16       skipped    R10 an object without a key of the plan
        10:1-16:1      chosen     R11 the first that has every required name, in a fence
        11:3           repaired   R8  comment skipped
        12:14          repaired   R17 number read from a string
        13:13          repaired   R8  raw control character in a string kept
        15:13          repaired   R8  trailing comma dropped
        18:4-18:18     other plan R12 another plan with another value
        -              ignored    R18 1 member that is no component
        """);
  }

  @Test
  void whatIsSetAsideAndWhyThereIsNoPlanIsShownToo() {
    assertThat(picture("thoughts</think>\n{\"x\":1 y}\n\n{}")).isEqualTo("""
            1:1-1:16       set aside  R4  reasoning, up to its closer
            2:1-2:7        skipped    R6  broken JSON
            4:1-4:2        skipped    R10 an object without a key of the plan
            """);
    assertThat(picture("{}\n<think>{\"heading\":13}")).isEqualTo("""
            1:1-1:2        skipped    R10 an object without a key of the plan
            2:1-2:21       set aside  R3  reasoning that is never closed
            """);
    assertThat(picture("no")).isEmpty();
    assertThat(picture("")).isEmpty();
  }

  @Test
  void aCutPlanIsShownWithItsRule() {
    assertThat(picture("So: {\"heading\":90,\"no"))
        .isEqualTo(
            "1:5-1:21       chosen     R20 the plan that the reply's end cuts, in the text\n");
    assertThat(picture("{\"heading\":90}\n\n{\"heading\":13,")).isEqualTo("""
            1:1-1:14       chosen     R11 the first that has every required name, at the start of the reply
            3:1-3:14       other plan R12 a plan that is cut
            """);
  }

  @Test
  void aMismatchIsShownWithTheNearest() {
    assertThat(picture("{\"heading\":null}"))
        .isEqualTo(
            "1:1-1:16       chosen     R11 the nearest to a plan, at the start of the reply\n");
    assertThat(KeylessBinder.reader().read("> {\"text\":\"a\"}").trace().picture())
        .isEqualTo("1:3-1:14       chosen     R11 the nearest to a plan, in a quotation\n");
  }

  @Test
  void theFirstTwentyRepairsAreShownAndTheRestIsCounted() {
    String picture = picture("{\"heading\":90,\"note\":\"" + "\t".repeat(25) + "\"}");
    List<String> lines = picture.lines().toList();
    assertThat(lines).hasSize(22);
    assertThat(lines.get(20))
        .isEqualTo("1:42           repaired   R8  raw control character in a string kept");
    assertThat(lines.get(21)).isEqualTo("-              repaired   -   5 more times");
  }

  @Test
  void theFirstTwentyOfEachKindAreShown() {
    String many = "<think>a</think>\n".repeat(30) + "{\"heading\":0}\n" + "{} ".repeat(30) + "\n";
    for (int i = 1; i <= 30; i++) {
      many += "{\"heading\":" + i + "}\n";
    }
    assertThat(picture(many).lines().filter(line -> line.contains("set aside"))).hasSize(20);
    assertThat(picture(many).lines().filter(line -> line.contains("skipped"))).hasSize(20);
    assertThat(picture(many).lines().filter(line -> line.contains("other plan")))
        .hasSize(20);
    assertThat(picture(many).lines().filter(line -> line.contains("chosen"))).hasSize(1);
  }

  @Test
  void noticesAreCounted() {
    assertThat(picture("{\"heading\":90,\"note\":\"\\neq \\frac\"}")).isEqualTo("""
            1:1-1:34       chosen     R11 the first that has every required name, at the start of the reply
            -              noticed    R8  2 escapes that look like LaTeX
            """);
    assertThat(picture("{\"heading\":13 x}\n\n{\"heading\":90}")).isEqualTo("""
            1:1-1:14       skipped    R6  broken JSON
            3:1-3:14       chosen     R11 the first that has every required name, in the text
            -              noticed    R6  a plan that broke before
            """);
  }

  @Test
  void aTraceCannotBeChanged() {
    Trace trace =
        CourseBinder.reader().read("{\"heading\":90,}\n{\"heading\":1}").trace();
    for (List<?> list : List.of(trace.steps(), trace.edits(), trace.alternatives())) {
      assertThat(org.assertj.core.api.Assertions.catchThrowable(() -> list.remove(0)))
          .isInstanceOf(UnsupportedOperationException.class);
    }
    assertThat(trace).hasToString("1 edit, 1 alternative");
  }
}
