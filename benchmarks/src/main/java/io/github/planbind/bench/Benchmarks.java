package io.github.planbind.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
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
    /** Ours and two others on clean and on fenced replies: two minutes. */
    FEW(Group.FEW, 1),
    /** Everything, once: six minutes. */
    QUICK(Group.ALL, 1),
    /** Everything, for figures that are published: half an hour. */
    FULL(Group.ALL, 4);

    private final List<Group> groups;
    private final int rounds;

    Mode(List<Group> groups, int rounds) {
      this.groups = groups;
      this.rounds = rounds;
    }
  }

  /**
   * Runs the rounds, and leaves JMH's results as JSON.
   *
   * @param args the mode, an empty folder for the results, the file of the chart
   * @throws IOException if the folder cannot be written
   * @throws RunnerException if a benchmark fails
   */
  public static void main(String[] args) throws IOException, RunnerException {
    Mode mode = Mode.valueOf(args[0].toUpperCase(Locale.ROOT));
    Path folder = Files.createDirectories(Path.of(args[1]));
    int rounds = Integer.getInteger("rounds", mode.rounds);
    for (int round = 1; round <= rounds; round++) {
      for (int group = 0; group < mode.groups.size(); group++) {
        Path result = folder.resolve("round" + round + "-" + group + ".json");
        new Runner(options(mode.groups.get(group), result).build()).run();
      }
    }
    Score score = Score.of(folder);
    Files.writeString(Path.of(args[2]), SpeedChart.of(score));
    System.out.println(Table.of(score));
  }

  private static ChainedOptionsBuilder options(Group group, Path result) {
    return new OptionsBuilder()
        .include(ReadBenchmark.class.getName())
        .param("contender", names(group.contenders()))
        .param("form", names(group.forms()))
        .forks(1)
        // -Xbatch: a busy machine must not keep code uncompiled while it is already timed
        .jvmArgsAppend("-Xms1g", "-Xmx1g", "-Xbatch")
        .warmupIterations(6)
        .warmupTime(TimeValue.milliseconds(250))
        // many short ones: some of them fall into moments when the machine is quiet
        .measurementIterations(24)
        .measurementTime(TimeValue.milliseconds(50))
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
