package io.github.planbind.bench.cold;

import io.github.planbind.bench.Fixture;
import io.github.planbind.bench.Form;
import io.github.planbind.bench.Machine;
import io.github.planbind.bench.Size;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Starts a JVM for each reading, the libraries in turn, and prints the medians: the time in main,
 * and the CPU and the classes over those of a JVM that reads nothing. Those that read JSON only get
 * it from the cutter; Spring AI, which reads no prose, gets the fence alone.
 */
public final class ColdStart {
  private static final List<String> LIBRARIES =
      List.of("nothing", "planbind", "databind", "avaje", "langchain4j", "spring-ai");

  private ColdStart() {}

  /** What the runs of one library gave. */
  private static final class Runs {
    private final List<Long> nanos = new ArrayList<>();
    private final List<Long> cpu = new ArrayList<>();
    private long classes;
    private long jackson;
  }

  /**
   * Prints the table.
   *
   * @param args the number of runs
   * @throws Exception if a process fails
   */
  public static void main(String[] args) throws Exception {
    int times = args.length == 0 ? 10 : Integer.parseInt(args[0]);
    Map<String, Runs> runs = new LinkedHashMap<>();
    for (String library : LIBRARIES) {
      List<String> loaded = loaded(library);
      Runs of = new Runs();
      of.classes = loaded.size();
      of.jackson = loaded.stream().filter(name -> name.contains("jackson")).count();
      runs.put(library, of);
    }
    for (int i = 0; i < times; i++) {
      for (String library : LIBRARIES) {
        List<String> lines = output(library, List.of());
        runs.get(library).nanos.add(Long.valueOf(lines.get(0)));
        runs.get(library).cpu.add(Long.valueOf(lines.get(1)));
      }
    }
    System.out.println(Machine.line() + ", medians of " + times + "\n");
    System.out.println(table(runs));
  }

  /** The names of the classes that a process loads to read with a library. */
  static List<String> loaded(String library) throws IOException, InterruptedException {
    return output(library, List.of("-Xlog:class+load:stdout")).stream()
        .filter(line -> line.contains(" source: "))
        .map(line -> line.substring(line.lastIndexOf("] ") + 2, line.indexOf(" source: ")))
        .toList();
  }

  private static List<String> output(String library, List<String> flags)
      throws IOException, InterruptedException {
    Form form = library.equals("spring-ai") ? Form.EXACT_FENCE : Form.FENCED;
    Path reply = Files.createTempFile("reply", ".txt");
    try {
      Files.writeString(reply, Fixture.of(Size.PLAN_600B, form).reply(), StandardCharsets.UTF_8);
      List<String> command = new ArrayList<>();
      command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
      command.addAll(flags);
      command.addAll(List.of("-cp", foldersFirst(System.getProperty("java.class.path"))));
      command.addAll(List.of(ColdRead.class.getName(), library, reply.toString()));
      Process process = new ProcessBuilder(command)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
      byte[] out = process.getInputStream().readAllBytes();
      if (process.waitFor() != 0) {
        throw new IllegalStateException(library + " failed");
      }
      return new String(out, StandardCharsets.UTF_8).lines().toList();
    } finally {
      Files.delete(reply);
    }
  }

  /** The class path in an order in which no jar is opened that is not needed. */
  private static String foldersFirst(String classPath) {
    List<String> places = new ArrayList<>(List.of(classPath.split(File.pathSeparator)));
    places.sort(Comparator.comparing(place -> !Files.isDirectory(Path.of(place))));
    return String.join(File.pathSeparator, places);
  }

  private static String table(Map<String, Runs> runs) {
    Runs nothing = runs.get("nothing");
    StringBuilder out = new StringBuilder(
        "| first record of a JVM, prose + fence | ms in main"
            + " | ms of CPU over an empty JVM | classes over it | of Jackson |\n|---|--:|--:|--:|--:|\n");
    runs.forEach((library, of) -> {
      if (of != nothing) {
        out.append(String.format(
            Locale.ROOT,
            "| %s | %.1f | %.1f | %d | %d |%n",
            library,
            median(of.nanos) / 1e6,
            (median(of.cpu) - median(nothing.cpu)) / 1e6,
            of.classes - nothing.classes,
            of.jackson));
      }
    });
    return out.toString();
  }

  private static double median(List<Long> values) {
    long[] sorted = values.stream().mapToLong(Long::longValue).sorted().toArray();
    return sorted[sorted.length / 2];
  }
}
