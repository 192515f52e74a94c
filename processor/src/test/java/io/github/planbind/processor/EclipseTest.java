package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The compiler of Eclipse, in batch mode: the same companions, and the same mistakes. */
class EclipseTest {
  private static final String CLASS_PATH = System.getProperty("java.class.path");

  /** A plan with mistakes; and Eclipse sorts the constants of enums that come from class files. */
  private static final Set<String> LEFT_OUT = Set.of("stub", "jdk-enums");

  @TempDir
  Path folder;

  @Test
  void companionsAreTheSame() throws IOException {
    List<String> inputs = new ArrayList<>();
    Map<String, String> expected = new TreeMap<>();
    for (GoldenCase golden : GoldenCase.all().toList()) {
      if (!LEFT_OUT.contains(golden.toString())) {
        inputs.add(golden.folder().resolve("input").toString());
        expected.putAll(golden.expected());
      }
    }
    String log = compile(inputs);

    assertThat(log).doesNotContain("ERROR in");
    assertThat(generated()).containsOnlyKeys(expected.keySet());
    generated()
        .forEach((path, text) ->
            assertThat(withoutTry(text)).as(path).isEqualTo(withoutTry(expected.get(path))));
  }

  /** Eclipse does not tell a constructor that it wrote itself, which cannot throw, from one of the user. */
  private static String withoutTry(String companion) {
    return companion
        .replace("import java.lang.RuntimeException;\n", "")
        .replaceAll("\\s+", " ")
        .replaceAll(
            "try \\{ (return new [^;]*;) \\} catch \\(RuntimeException \\w+\\) \\{ return"
                + " json\\.refused\\(\\); \\}",
            "$1");
  }

  @Test
  void mistakesAreTheSame() throws IOException {
    for (DiagnosticCase broken : DiagnosticCase.all().toList()) {
      String log = compile(List.of(broken.folder().resolve("input").toString()));
      for (String error : broken.expected()) {
        String[] parts = error.split(":", 4);
        // what a file manager says is its own
        if (parts[3].startsWith(" [Plan") && broken.rule() != Rule.FILE) {
          assertThat(log).as(broken.toString()).contains(parts[3].strip());
        }
      }
      assertThat(log.lines())
          .as("%s: messages without a place", broken)
          .noneMatch(line -> line.matches("\\d+\\. (ERROR|WARNING): \\[Plan.*"));
    }
  }

  @Test
  void whatTheCompilerItselfRefusesIsNoFailureOfTheProcessor() throws IOException {
    Path source = Files.writeString(folder.resolve("Keyless.java"), """
        import io.github.planbind.annotation.Plan;
        class Keyless {
          @Plan record None(int size) {}
          @Plan() record Empty(java.util.Optional<String> size) {}
          @Plan(keys = null) record Null(int size) {}
          @Plan(keys = {"size", 3}) record Number(int size) {}
          @Plan(keys = "size", example = 3) record Other(int size) {}
        }
        """);

    assertThat(compile(List.of(source.toString()))).doesNotContain("PlanBug").contains("ERROR in");
  }

  private String compile(List<String> inputs) {
    List<String> arguments = new ArrayList<>(List.of(
        "-17",
        "-proceedOnError",
        "-encoding",
        "UTF-8",
        "-cp",
        CLASS_PATH,
        "-processorpath",
        CLASS_PATH,
        "-processor",
        PlanProcessor.class.getName(),
        "-d",
        folder.resolve("classes").toString(),
        "-s",
        folder.resolve("sources").toString()));
    arguments.addAll(inputs);
    folder.resolve("sources").toFile().mkdirs();
    StringWriter log = new StringWriter();
    PrintWriter printer = new PrintWriter(log);
    BatchCompiler.compile(arguments.toArray(String[]::new), printer, printer, null);
    return log.toString();
  }

  private Map<String, String> generated() throws IOException {
    Map<String, String> sources = new TreeMap<>();
    Path root = folder.resolve("sources");
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        sources.put(root.relativize(file).toString().replace('\\', '/'), Files.readString(file));
      }
    }
    return sources;
  }
}
