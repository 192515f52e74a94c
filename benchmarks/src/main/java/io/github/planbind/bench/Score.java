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

/** The results of all rounds: medians over their iterations. */
final class Score {
  private static final JsonMapper JSON = new JsonMapper();

  /** What one benchmark was run with. */
  record Key(Contender contender, Size size, Form form) {}

  private final Map<Key, List<Double>> cpu = new HashMap<>();
  private final Map<Key, List<Double>> bytes = new HashMap<>();
  private final Map<Key, List<Double>> wall = new HashMap<>();

  private Score() {}

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
    add(wall, key, run.path("primaryMetric"));
    JsonNode others = run.path("secondaryMetrics");
    add(cpu, key, others.path(CpuProfiler.CPU));
    add(bytes, key, others.path("gc.alloc.rate.norm"));
  }

  private static void add(Map<Key, List<Double>> to, Key key, JsonNode metric) {
    List<Double> values = to.computeIfAbsent(key, k -> new ArrayList<>());
    metric.path("rawData").forEach(fork -> fork.forEach(value -> values.add(value.asDouble())));
  }

  /** Nanoseconds of CPU for one reading, if it was run. */
  OptionalDouble nanos(Contender contender, Size size, Form form) {
    return median(cpu.get(new Key(contender, size, form)));
  }

  /** Bytes allocated by one reading, if it was run. */
  OptionalDouble bytes(Contender contender, Size size, Form form) {
    return median(bytes.get(new Key(contender, size, form)));
  }

  /** Nanoseconds by the clock on the wall, which other programs lengthen. */
  OptionalDouble wallNanos(Contender contender, Size size, Form form) {
    return median(wall.get(new Key(contender, size, form)));
  }

  /** The median over all benchmarks of the distance of the quartiles, by their median. */
  double noise() {
    List<Double> spreads = new ArrayList<>();
    for (List<Double> values : cpu.values()) {
      double[] sorted = sorted(values);
      double quartiles = sorted[sorted.length * 3 / 4] - sorted[sorted.length / 4];
      spreads.add(quartiles / sorted[sorted.length / 2]);
    }
    return median(spreads).orElse(0);
  }

  private static OptionalDouble median(List<Double> values) {
    if (values == null || values.isEmpty()) {
      return OptionalDouble.empty();
    }
    double[] sorted = sorted(values);
    int half = sorted.length / 2;
    return OptionalDouble.of(
        sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2);
  }

  private static double[] sorted(List<Double> values) {
    double[] sorted = values.stream().mapToDouble(Double::doubleValue).toArray();
    Arrays.sort(sorted);
    return sorted;
  }
}
