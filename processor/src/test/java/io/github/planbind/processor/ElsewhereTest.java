package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records that come from class files, and plans in a named module. */
class ElsewhereTest {
  private static final String CLASS_PATH = System.getProperty("java.class.path");
  private static final String LIBRARY = """
      package lib;
      import io.github.planbind.annotation.*;
      import java.util.*;
      public record Part<T>(
          @Field(name = "part-no", aliases = "no", description = "Its number.") int number,
          List<T> notes,
          Optional<Map<String, Size>> sizes,
          Step step) {
        public enum Size { @Field(name = "s") SMALL, LARGE }
        @Discriminator("kind") public sealed interface Step {
          @Variant("go") record Walk(int far) implements Step {}
          record Stop() implements Step {}
        }
        public Part {
          if (number < 0) { throw new IllegalArgumentException(); }
        }
      }
      """;

  private static final String MISSING = "package gone; public record Missing(int size) {}";
  private static final String BROKEN =
      "package lib; public record Broken(gone.Missing missing, int size) {}";

  @TempDir
  static Path library;

  @BeforeAll
  static void compileTheLibrary() throws IOException {
    List<String> options = List.of("-d", library.toString(), "-proc:none", "-cp", CLASS_PATH);
    var task = ToolProvider.getSystemJavaCompiler()
        .getTask(
            null,
            null,
            null,
            options,
            null,
            List.of(
                MemoryFiles.source("lib.Part", LIBRARY),
                MemoryFiles.source("lib.Broken", BROKEN),
                MemoryFiles.source("gone.Missing", MISSING)));
    assertThat(task.call()).isTrue();
    Files.delete(library.resolve("gone").resolve("Missing.class"));
  }

  @Test
  void recordsOfALibraryAreReadWithTheirNames() {
    Compiled compiled = compileWithLibrary(MemoryFiles.source(
        "app.Order",
        "package app;",
        "@io.github.planbind.annotation.Plan(keys = \"part\")",
        "record Order(lib.Part<String> part) {}"));

    assertThat(compiled.errors()).isEmpty();
    assertThat(compiled.companions().get("app/OrderBinder.java"))
        .contains("Its number.")
        .contains(
            "return new Part<>(number, notes, Optional.<Map<String, Part.Size>>ofNullable(sizes), step);")
        .contains("catch (RuntimeException refused)");
  }

  @Test
  void mistakesInALibraryAreShownWhereItIsUsed() {
    Compiled compiled = compileWithLibrary(MemoryFiles.source(
        "app.Order",
        "package app;",
        "@io.github.planbind.annotation.Plan(keys = \"part\")",
        "record Order(",
        "    lib.Part<Thread> part) {}"));

    assertThat(compiled.errors())
        .singleElement()
        .asString()
        .startsWith("Order.java:4:22: [PlanType] Order.part > Part.notes: Thread cannot be read");
  }

  @Test
  void whatALibraryMissesIsNamed() {
    Compiled compiled = compileWithLibrary(MemoryFiles.source(
        "app.Order",
        "package app;",
        "@io.github.planbind.annotation.Plan(keys = \"part\")",
        "record Order(lib.Broken part) {}"));

    assertThat(compiled.errors())
        .containsExactly(
            "Order.java:3:25: [PlanType] Order.part > Broken.missing: gone.Missing cannot be found."
                + " Check its import, its library, or the annotation processor that should write it.");
  }

  @Test
  void aPlanInANamedModuleGetsItsBinder() {
    List<JavaFileObject> sources = List.of(
        MemoryFiles.source(
            "module-info",
            "/** The application. */",
            "module app {",
            "  requires transitive io.github.planbind;",
            "  exports app;",
            "}"),
        MemoryFiles.source(
            "app.Order",
            "package app;",
            "@io.github.planbind.annotation.Plan(keys = \"part\")",
            "public record Order(String part, java.util.UUID id, java.util.List<Integer> sizes) {}"));
    Compiled compiled =
        Compiled.with(new PlanProcessor(), List.of("--module-path", CLASS_PATH), sources);

    assertThat(compiled.errors()).isEmpty();
    assertThat(compiled.complaintsOfCompanions()).isEmpty();
    assertThat(compiled.companions()).containsOnlyKeys("app/OrderBinder.java");
  }

  private static Compiled compileWithLibrary(JavaFileObject source) {
    String path = library + File.pathSeparator + CLASS_PATH;
    return Compiled.with(new PlanProcessor(), List.of("-cp", path), List.of(source));
  }
}
