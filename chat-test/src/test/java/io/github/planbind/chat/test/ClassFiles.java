package io.github.planbind.chat.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The compiled classes of a jar or folder, each as the text of its constants. */
final class ClassFiles {
  private ClassFiles() {}

  /** All that were compiled together with a class, by their path. */
  static Map<String, String> besides(Class<?> one) throws Exception {
    Path home = Path.of(one.getProtectionDomain().getCodeSource().getLocation().toURI());
    Map<String, String> classes;
    if (Files.isDirectory(home)) {
      classes = under(home);
    } else {
      try (FileSystem jar = FileSystems.newFileSystem(home)) {
        classes = under(jar.getPath("/"));
      }
    }
    assertThat(classes).as("classes beside " + one).hasSizeGreaterThan(50);
    return classes;
  }

  private static Map<String, String> under(Path home) throws IOException {
    Map<String, String> classes = new TreeMap<>();
    try (Stream<Path> files = Files.walk(home)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        if (file.toString().endsWith(".class")) {
          String text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
          classes.put(home.relativize(file).toString(), text);
        }
      }
    }
    return classes;
  }
}
