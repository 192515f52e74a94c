package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ServiceLoader;
import javax.annotation.processing.Processor;
import org.junit.jupiter.api.Test;

/** How build tools find the processor, and what Gradle may take for granted of it. */
class RegistrationTest {
  @Test
  void compilersFindTheProcessor() {
    assertThat(ServiceLoader.load(Processor.class))
        .anyMatch(processor -> processor instanceof PlanProcessor);
  }

  @Test
  void gradleCompilesOnePlanAtATime() throws IOException {
    String file = "/META-INF/gradle/incremental.annotation.processors";
    try (InputStream in = PlanProcessor.class.getResourceAsStream(file)) {
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8).strip())
          .isEqualTo(PlanProcessor.class.getName() + ",isolating");
    }
  }
}
