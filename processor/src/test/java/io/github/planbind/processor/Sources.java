package io.github.planbind.processor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/** Reads the source files under a folder. */
final class Sources {
  private Sources() {}

  static List<JavaFileObject> of(Path root) throws IOException {
    List<JavaFileObject> sources = new ArrayList<>();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        String name = root.relativize(file).toString().replaceAll("[/\\\\]", ".");
        sources.add(MemoryFiles.source(name.replaceFirst("\\.java$", ""), Files.readString(file)));
      }
    }
    return sources;
  }
}
