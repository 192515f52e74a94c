package io.github.planbind.processor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * One folder of golden files: {@code input} holds the records, {@code expected} their companions, and
 * {@code read.txt} JSON texts with what they are read as.
 */
record GoldenCase(Path folder) {
  private static final Path ROOT = Path.of("src", "test", "resources", "golden");
  private static final Map<GoldenCase, Compiled> COMPILED = new ConcurrentHashMap<>();

  static Stream<GoldenCase> all() throws IOException {
    try (Stream<Path> folders = Files.list(ROOT)) {
      return folders.sorted().map(GoldenCase::new).toList().stream();
    }
  }

  /** Compiles the records; once for all tests. */
  Compiled compiled() throws IOException {
    Compiled compiled = COMPILED.get(this);
    if (compiled == null) {
      compiled = compile();
      COMPILED.put(this, compiled);
    }
    return compiled;
  }

  Compiled compile() throws IOException {
    return Compiled.of(Sources.of(folder.resolve("input")));
  }

  Map<String, String> expected() throws IOException {
    Map<String, String> companions = new TreeMap<>();
    Path root = folder.resolve("expected");
    if (Files.isDirectory(root)) {
      try (Stream<Path> files = Files.walk(root)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          String path = root.relativize(file).toString().replace('\\', '/');
          companions.put(path, Files.readString(file));
        }
      }
    }
    return companions;
  }

  /** Replaces the expected companions. */
  void update(Map<String, String> companions) throws IOException {
    Path root = folder.resolve("expected");
    for (String old : expected().keySet()) {
      Files.delete(root.resolve(old));
    }
    for (Map.Entry<String, String> companion : companions.entrySet()) {
      Path file = root.resolve(companion.getKey());
      Files.createDirectories(file.getParent());
      Files.writeString(file, companion.getValue());
    }
  }

  List<ReadExample> examples() throws IOException {
    Path file = folder.resolve("read.txt");
    if (!Files.exists(file)) {
      return List.of();
    }
    try (Stream<String> lines = Files.lines(file)) {
      return lines.filter(line -> !line.isBlank()).map(ReadExample::of).toList();
    }
  }

  @Override
  public String toString() {
    return folder.getFileName().toString();
  }
}
