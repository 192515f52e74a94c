package io.github.planbind.bench.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every processor that is timed does its work on the records that it is timed on. */
class GeneratorTest {
  @ParameterizedTest
  @EnumSource(Generator.class)
  void writesSourceThatCompiles(Generator generator, @TempDir Path folder) throws IOException {
    generator.write(folder, 1);
    String classPath = System.getProperty("java.class.path");
    List<String> arguments = List.of(
        "-d",
        folder.toString(),
        "-cp",
        classPath,
        "-processorpath",
        generator.processorPath(classPath),
        "-processor",
        generator.processor(),
        folder.resolve("gen/Record0.java").toString());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int status =
        ToolProvider.getSystemJavaCompiler().run(null, out, out, arguments.toArray(String[]::new));
    assertThat(status).as(out.toString()).isZero();
    try (Stream<Path> files = Files.list(folder.resolve("gen"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .contains("Record0.class")
          .anyMatch(name -> name.endsWith(".java") && !name.equals("Record0.java"));
    }
  }
}
