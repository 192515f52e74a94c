package io.github.planbind.bench.compile;

import io.github.planbind.bench.Machine;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Times javac with each processor on the same records: without it, with it alone, and with what it
 * writes compiled as well. Each is a JVM of its own; the fastest of some runs counts.
 */
public final class CompileCost {
  private static final String SCHEMA_LINE = "\"{\\\"";

  /** All, or the one that a property names. */
  private static final List<Generator> GENERATORS = Arrays.stream(Generator.values())
      .filter(generator -> generator.name().matches(System.getProperty("only", ".*")))
      .toList();

  private final int runs;
  private final Path folder;

  private CompileCost(int runs, Path folder) {
    this.runs = runs;
    this.folder = folder;
  }

  /** How javac is run. */
  private enum Step {
    WITHOUT("-proc:none"),
    ALONE("-proc:only"),
    ALL("-implicit:none");

    private final String flag;

    Step(String flag) {
      this.flag = flag;
    }
  }

  /**
   * Prints the table.
   *
   * @param args the number of runs of each, then the numbers of records
   * @throws Exception if javac fails
   */
  public static void main(String[] args) throws Exception {
    Path folder = Files.createTempDirectory("compile-cost");
    try {
      System.out.println(Machine.line() + ", fastest of " + args[0] + "\n");
      System.out.println(
          "| records | processor | s of CPU without | processor alone | with it | × |"
              + " bytes written a record | schema and text among them |\n|--:|---|--:|--:|--:|--:|--:|--:|");
      for (int i = 1; i < args.length; i++) {
        new CompileCost(Integer.parseInt(args[0]), folder.resolve(args[i]))
            .run(Integer.parseInt(args[i]));
      }
    } finally {
      delete(folder);
    }
  }

  private void run(int records) throws IOException, InterruptedException {
    Map<Generator, double[]> seconds = new EnumMap<>(Generator.class);
    for (Generator generator : GENERATORS) {
      generator.write(sources(generator), records);
      seconds.put(generator, new double[] {1e9, 1e9, 1e9});
    }
    for (int i = 0; i < runs; i++) {
      for (Generator generator : GENERATORS) {
        for (Step step : Step.values()) {
          double[] fastest = seconds.get(generator);
          fastest[step.ordinal()] =
              Math.min(fastest[step.ordinal()], javac(generator, step, records));
        }
      }
    }
    for (Generator generator : GENERATORS) {
      System.out.println(row(records, generator, seconds.get(generator)));
    }
  }

  private String row(int records, Generator generator, double[] seconds) throws IOException {
    long[] bytes = written(folder.resolve(generator + "-written"));
    return String.format(
        Locale.ROOT,
        "| %d | %s | %.2f | %.2f (%.2f ×) | %.2f | %.2f | %d | %d |",
        records,
        generator.title(),
        seconds[0],
        seconds[1],
        seconds[1] / seconds[0],
        seconds[2],
        seconds[2] / seconds[0],
        bytes[0] / records,
        bytes[1] / records);
  }

  private Path sources(Generator generator) {
    return folder.resolve(generator + "-sources");
  }

  private double javac(Generator generator, Step step, int records)
      throws IOException, InterruptedException {
    Path classes = folder.resolve("classes");
    Path written = folder.resolve(generator + "-written");
    delete(classes);
    delete(written);
    Files.createDirectories(classes);
    Files.createDirectories(written);
    String classPath = System.getProperty("java.class.path");
    List<String> command = new ArrayList<>(List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp", classPath));
    command.addAll(List.of(JavacOnce.class.getName(), step.flag, "-nowarn", "--release", "17"));
    command.addAll(List.of("-d", classes.toString(), "-s", written.toString(), "-cp", classPath));
    if (step != Step.WITHOUT) {
      command.addAll(List.of(
          "-processorpath",
          generator.processorPath(classPath),
          "-processor",
          generator.processor()));
    }
    for (int i = 0; i < records; i++) {
      command.add(sources(generator).resolve("gen/Record" + i + ".java").toString());
    }
    File log = folder.resolve("javac.log").toFile();
    Process process = new ProcessBuilder(command).redirectError(log).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IllegalStateException(generator + ": " + Files.readString(log.toPath()));
    }
    return Long.parseLong(out.trim()) / 1e9;
  }

  /** The bytes of all files, and of their lines of schema text. */
  private static long[] written(Path folder) throws IOException {
    long[] bytes = new long[2];
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        bytes[0] += Files.size(file);
        bytes[1] += Files.readAllLines(file).stream()
            .filter(line -> line.contains(SCHEMA_LINE) || line.trim().startsWith("+ \""))
            .mapToLong(line -> line.length() + 1)
            .sum();
      }
    }
    return bytes;
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        files.sorted(Comparator.reverseOrder()).forEach(CompileCost::deleteOne);
      }
    }
  }

  private static void deleteOne(Path file) {
    try {
      Files.delete(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
