package io.github.planbind.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Names the machine that the figures are of. */
public final class Machine {
  private Machine() {}

  /**
   * Processor, cores, JDK, system.
   *
   * @return one line
   */
  public static String line() {
    return String.join(
        ", ",
        List.of(
            processor(),
            Runtime.getRuntime().availableProcessors() + " cores",
            System.getProperty("java.vm.name") + " " + System.getProperty("java.version"),
            System.getProperty("os.name")));
  }

  private static String processor() {
    try {
      return Files.readAllLines(Path.of("/proc/cpuinfo")).stream()
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).trim())
          .findFirst()
          .orElse(System.getProperty("os.arch"));
    } catch (IOException notLinux) {
      return System.getProperty("os.arch");
    }
  }
}
