package io.github.planbind.bench.compile;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** An annotation processor, and how a record asks for its work. */
enum Generator {
  PLANBIND("Planbind", "io.github.planbind.processor.PlanProcessor", "processor") {
    @Override
    String annotation(String record) {
      return "@io.github.planbind.annotation.Plan(keys = {\"title\", \"tags\"})\n";
    }
  },
  AVAJE("avaje-jsonb 3.8", "io.avaje.jsonb.generator.JsonbProcessor", "avaje-.*") {
    @Override
    String annotation(String record) {
      return "@io.avaje.jsonb.Json\n";
    }
  },
  RECORD_BUILDER(
      "record-builder 52",
      "io.soabase.recordbuilder.processor.RecordBuilderProcessor",
      "(record-builder|javapoet)-.*") {
    @Override
    String annotation(String record) {
      return "@io.soabase.recordbuilder.core.RecordBuilder\n";
    }
  },
  MAPSTRUCT("MapStruct 1.6.3", "org.mapstruct.ap.MappingProcessor", "mapstruct-.*") {
    @Override
    String annotation(String record) {
      return "";
    }

    @Override
    String companion(String record) {
      return "@org.mapstruct.Mapper\ninterface %1$sMapper {\n  %1$s.Copy map(%1$s from);\n}\n"
          .formatted(record);
    }
  },
  DSL_JSON(
      "dsl-json 2.0.2",
      "com.dslplatform.json.processor.CompiledJsonAnnotationProcessor",
      "dsl-json-.*") {
    @Override
    String annotation(String record) {
      return "@com.dslplatform.json.CompiledJson\n";
    }
  };

  private static final String[] COMPONENTS = {
    "String title",
    "int count",
    "double ratio",
    "boolean open",
    "List<String> tags",
    "Optional<String> note",
    "long serial",
    "Kind kind",
    "String owner",
    "List<Integer> marks"
  };

  private final String title;
  private final String processor;
  private final String home;

  Generator(String title, String processor, String home) {
    this.title = title;
    this.processor = processor;
    this.home = home;
  }

  String title() {
    return title;
  }

  /** The name of the processor's class. */
  String processor() {
    return processor;
  }

  /** The parts of a class path that the processor needs, as a build would give it no others. */
  String processorPath(String classPath) {
    return Arrays.stream(classPath.split(Pattern.quote(File.pathSeparator)))
        .filter(part -> nameOf(Path.of(part)).matches(home))
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** The name of a jar, or of the module that classes were compiled in. */
  private static String nameOf(Path part) {
    boolean classes = part.endsWith(Path.of("target", "classes"));
    return (classes ? part.getParent().getParent() : part).getFileName().toString();
  }

  /** What stands before the record. */
  abstract String annotation(String record);

  /** What stands beside it. */
  String companion(String record) {
    return "";
  }

  /** Writes so many records, of eight to ten components each. */
  void write(Path folder, int records) throws IOException {
    Path target = Files.createDirectories(folder.resolve("gen"));
    for (int i = 0; i < records; i++) {
      String name = "Record" + i;
      String components = components(8 + i % 3);
      String source = "package gen;\n\nimport java.util.List;\nimport java.util.Optional;\n\n"
          + annotation(name)
          + "public record " + name + "(\n" + components + ") {\n"
          + "  public enum Kind { FIRST, SECOND, THIRD }\n"
          + (this == MAPSTRUCT ? "  public record Copy(\n" + components + ") {}\n" : "")
          + "}\n"
          + companion(name);
      Files.writeString(target.resolve(name + ".java"), source);
    }
  }

  private static String components(int count) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < count; i++) {
      out.append("    ").append(COMPONENTS[i]).append(i + 1 < count ? ",\n" : "");
    }
    return out.toString();
  }
}
