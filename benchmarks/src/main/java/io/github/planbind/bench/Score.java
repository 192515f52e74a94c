package io.github.planbind.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * The results of all rounds. Code takes up to twice its time while a neighbour uses the caches and
 * the other half of the core, so the time of a benchmark is that of its best tenth; the median is
 * there to tell how noisy it was.
 */
final class Score {
  private static final JsonMapper JSON = new JsonMapper();

  /** What one benchmark was run with. */
  record Key(Contender contender, Size size, Form form) {}

  private final Map<Key, List<Double>> cpu = new HashMap<>();
  private final Map<Key, List<Double>> bytes = new HashMap<>();

  /** Adds one sample of a benchmark. */
  void add(Key key, double nanos, double allocated) {
    cpu.computeIfAbsent(key, k -> new ArrayList<>()).add(nanos);
    bytes.computeIfAbsent(key, k -> new ArrayList<>()).add(allocated);
  }

  static Score of(Path folder) throws IOException {
    Score score = new Score();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".json")).toList()) {
        for (JsonNode run : JSON.readTree(file.toFile())) {
          score.add(run);
        }
      }
    }
    return score;
  }

  private void add(JsonNode run) {
    JsonNode params = run.path("params");
    Key key = new Key(
        Contender.valueOf(params.path("contender").asText()),
        Size.valueOf(params.path("size").asText()),
        Form.valueOf(params.path("form").asText()));
    JsonNode others = run.path("secondaryMetrics");
    add(cpu, key, others.path(CpuProfiler.CPU));
    add(bytes, key, others.path("gc.alloc.rate.norm"));
  }

  private static void add(Map<Key, List<Double>> to, Key key, JsonNode metric) {
    List<Double> values = to.computeIfAbsent(key, k -> new ArrayList<>());
    metric.path("rawData").forEach(fork -> fork.forEach(value -> values.add(value.asDouble())));
  }

  /** Nanoseconds of CPU for one reading, of the best tenth, if it was run. */
  OptionalDouble nanos(Contender contender, Size size, Form form) {
    return quantile(cpu.get(new Key(contender, size, form)), 0.1);
  }

  /** The same of the median, which other programs lengthen. */
  OptionalDouble medianNanos(Contender contender, Size size, Form form) {
    return quantile(cpu.get(new Key(contender, size, form)), 0.5);
  }

  /** Bytes allocated by one reading, if it was run. */
  OptionalDouble bytes(Contender contender, Size size, Form form) {
    return quantile(bytes.get(new Key(contender, size, form)), 0.5);
  }

  /** How much longer the median is than the best tenth, of the benchmark in the middle. */
  double noise() {
    List<Double> noises = cpu.values().stream()
        .map(times -> quantile(times, 0.5).orElseThrow() / quantile(times, 0.1).orElseThrow() - 1)
        .toList();
    return quantile(noises, 0.5).orElse(0);
  }

  private static OptionalDouble quantile(List<Double> values, double part) {
    if (values == null || values.isEmpty()) {
      return OptionalDouble.empty();
    }
    double[] sorted = values.stream().mapToDouble(Double::doubleValue).toArray();
    Arrays.sort(sorted);
    return OptionalDouble.of(sorted[(int) (part * (sorted.length - 1))]);
  }
}
