package io.github.planbind.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Times every library in rounds: each round takes all of them in turn, each in a JVM of its own, so
 * that a busy minute of the machine does not fall on one library alone.
 */
public final class Benchmarks {
  private Benchmarks() {}

  /** How long it may take. */
  enum Mode {
    /** Ours and two others on clean and on fenced replies, a few minutes. */
    FEW(Group.FEW, 2, 4, 250),
    /** Everything, a quarter of an hour. */
    QUICK(Group.ALL, 2, 4, 250),
    /** Everything, for figures that are published. */
    FULL(Group.ALL, 5, 5, 400);

    private final List<Group> groups;
    private final int rounds;
    private final int iterations;
    private final int millis;

    Mode(List<Group> groups, int rounds, int iterations, int millis) {
      this.groups = groups;
      this.rounds = rounds;
      this.iterations = iterations;
      this.millis = millis;
    }
  }

  /**
   * Runs the rounds, and leaves JMH's results as JSON.
   *
   * @param args the mode, and an empty folder for the results
   * @throws IOException if the folder cannot be written
   * @throws RunnerException if a benchmark fails
   */
  public static void main(String[] args) throws IOException, RunnerException {
    Mode mode = Mode.valueOf(args[0].toUpperCase(java.util.Locale.ROOT));
    Path folder = Files.createDirectories(Path.of(args[1]));
    int rounds = Integer.getInteger("rounds", mode.rounds);
    for (int round = 1; round <= rounds; round++) {
      for (int group = 0; group < mode.groups.size(); group++) {
        Path result = folder.resolve("round" + round + "-" + group + ".json");
        new Runner(options(mode, mode.groups.get(group), result).build()).run();
      }
    }
    System.out.println(Table.of(folder));
  }

  private static ChainedOptionsBuilder options(Mode mode, Group group, Path result) {
    TimeValue time = TimeValue.milliseconds(mode.millis);
    return new OptionsBuilder()
        .include(ReadBenchmark.class.getName())
        .param("contender", names(group.contenders()))
        .param("form", names(group.forms()))
        .forks(1)
        .jvmArgsAppend("-Xms1g", "-Xmx1g")
        .warmupIterations(mode.iterations)
        .warmupTime(time)
        .measurementIterations(mode.iterations)
        .measurementTime(time)
        .addProfiler(CpuProfiler.class)
        .addProfiler(GCProfiler.class)
        .shouldFailOnError(true)
        .resultFormat(ResultFormatType.JSON)
        .result(result.toString());
  }

  private static String[] names(List<? extends Enum<?>> constants) {
    return constants.stream().map(Enum::name).toArray(String[]::new);
  }
}
