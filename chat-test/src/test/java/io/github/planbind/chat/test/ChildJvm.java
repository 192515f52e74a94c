package io.github.planbind.chat.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs a main class of these tests in a JVM of its own, with flags of its own. */
final class ChildJvm {
  private ChildJvm() {}

  /** What it printed; it must end by itself, in order, and say nothing that it should not. */
  static String run(List<String> flags, Class<?> main, String... arguments) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(flags);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    command.addAll(List.of(arguments));
    Process child = new ProcessBuilder(command).redirectErrorStream(true).start();
    // ends the reading below too, if the child should hang
    child
        .onExit()
        .orTimeout(120, TimeUnit.SECONDS)
        .whenComplete((ended, late) -> child.destroyForcibly());
    try {
      child.getOutputStream().close();
      String said =
          new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      child.waitFor();
      assertThat(Canary.in(said)).as("canaries in its output").isEmpty();
      assertThat(child.exitValue()).as("it ends by itself, in order: " + said).isZero();
      return said;
    } finally {
      child.destroyForcibly();
    }
  }
}
