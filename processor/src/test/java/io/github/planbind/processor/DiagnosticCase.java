package io.github.planbind.processor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/** One folder of broken plans, named after the {@link Rule} that they break; its errors, in order. */
record DiagnosticCase(Path folder) {
  static final Path ROOT = Path.of("src", "test", "resources", "diagnostics");
  private static final String MARK = " // example";

  static Stream<DiagnosticCase> all() throws IOException {
    try (Stream<Path> folders = Files.list(ROOT)) {
      return folders.sorted().map(DiagnosticCase::new).toList().stream();
    }
  }

  Rule rule() {
    return Rule.valueOf(folder.getFileName().toString());
  }

  List<JavaFileObject> input() throws IOException {
    return Sources.of(folder.resolve("input"));
  }

  List<String> expected() throws IOException {
    Path file = folder.resolve("expected.txt");
    return Files.exists(file) ? Files.readAllLines(file) : List.of();
  }

  void update(List<String> errors) throws IOException {
    Files.writeString(folder.resolve("expected.txt"), String.join("\n", errors) + "\n");
  }

  /** A source line that shows the mistake: the one marked so, else the one of the first error. */
  String example() throws IOException {
    Path sources = folder.resolve("input").resolve("bad");
    try (Stream<Path> files = Files.list(sources)) {
      for (Path file : files.sorted().toList()) {
        for (String line : Files.readAllLines(file)) {
          if (line.endsWith(MARK)) {
            return line.substring(0, line.length() - MARK.length()).strip();
          }
        }
      }
    }
    for (String error : expected()) {
      String[] parts = error.split(":", 4);
      if (parts[3].startsWith(" [" + rule().code() + "]")) {
        Path source = sources.resolve(parts[0]);
        return Files.readAllLines(source).get(Integer.parseInt(parts[1]) - 1).strip();
      }
    }
    throw new AssertionError("no error of " + rule());
  }

  @Override
  public String toString() {
    return folder.getFileName().toString();
  }
}
