package io.github.planbind.it.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.PlanResult;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Jackson serves the plans that ask for it, and no others. */
class JacksonTest {
  @Test
  void aPlanThatUsesNothingOfJacksonLoadsNoneOfItsClasses() throws Exception {
    List<String> output = outputOf(WithoutJackson.class.getName());

    assertThat(output).anyMatch(line -> line.startsWith("3 "));
    assertThat(output).anyMatch(line -> line.contains("io.github.planbind.PlanReader "));
    assertThat(output).noneMatch(line -> line.contains("com.fasterxml"));
  }

  @Test
  void aPlanThatAsksForItIsReadByJackson() {
    Priced priced =
        read("{\"price\": {\"amount\": 3, \"currency\": \"EUR\",}, \"rebates\": [], \"extras\": [1.50]}")
            .orElseThrow();

    assertThat(priced.price().amount()).isEqualTo(3);
    assertThat(priced.price().currency().getCurrencyCode()).isEqualTo("EUR");
    assertThat(priced.extras()).hasToString("[1.50]");
  }

  @Test
  void whatJacksonRefusesIsAMismatchWithoutItsWords() {
    String message =
        read("{\"price\": {\"amount\": 3}, \"rebates\": [{\"amount\": 3.5, \"currency\": \"EUR\"}], \"extras\": {}}")
            .fold(complete -> "", truncated -> "", failed -> failed.error().message());

    assertThat(message)
        .isEqualTo(
            "The plan does not fit: /rebates: expected a value that Jackson reads, found another"
                + " value.");
  }

  private static PlanResult<Priced> read(String json) {
    return PricedBinder.reader().read(json);
  }

  private static List<String> outputOf(String main) throws IOException, InterruptedException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classes = System.getProperty("java.class.path");
    Process process = new ProcessBuilder(java, "-Xlog:class+load", "-cp", classes, main)
        .redirectErrorStream(true)
        .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    return output.lines().toList();
  }
}
