package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** Compilations that see too little of Planbind. */
class MissingLibraryTest {
  private static final JavaFileObject PLAN = plan("app.Order");
  private static final JavaFileObject OTHER = plan("app.Trip");

  @Test
  void aMissingDependencyIsNamedOnce() {
    Compiled compiled = compile(List.of("-cp", annotations()), PLAN, OTHER);

    assertThat(compiled.errors())
        .containsExactly(
            "Order.java:3:1: [PlanLibrary] Order: OrderBinder cannot see the library of Planbind, which it"
                + " needs as every companion does. Add the dependency io.github.planbind:planbind.");
  }

  @Test
  void aModuleThatDoesNotRequireTheLibraryIsToldToOnce() {
    JavaFileObject module = MemoryFiles.source(
        "module-info", "module app {", "  requires io.github.planbind.annotation;", "}");
    Compiled compiled = compile(
        List.of("--module-path", System.getProperty("java.class.path")), module, PLAN, OTHER);

    assertThat(compiled.errors())
        .containsExactly(
            "Order.java:3:1: [PlanLibrary] Order: OrderBinder cannot see the library of Planbind, which it"
                + " needs as every companion does. Write requires io.github.planbind in the"
                + " module-info of app.");
  }

  @Test
  void annotationsThatAreNotOnThePathAreLeftToTheCompiler() {
    Compiled compiled = compile(List.of("-cp", "nothing"), PLAN, OTHER);

    assertThat(compiled.errors())
        .hasSize(4)
        .allMatch(error -> error.contains("package io.github.planbind.annotation does not exist"));
  }

  @Test
  void aModuleThatDoesNotRequireTheAnnotationsIsLeftToTheCompiler() {
    JavaFileObject module = MemoryFiles.source("module-info", "module app {}");
    Compiled compiled = compile(
        List.of("--module-path", System.getProperty("java.class.path")), module, PLAN, OTHER);

    assertThat(compiled.errors())
        .hasSize(4)
        .allMatch(error -> error.contains("package io.github.planbind.annotation is not visible"));
  }

  private static String annotations() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(path -> path.contains("annotations" + File.separator + "target"))
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static Compiled compile(List<String> options, JavaFileObject... sources) {
    return Compiled.with(new PlanProcessor(), options, List.of(sources));
  }

  private static JavaFileObject plan(String name) {
    return MemoryFiles.source(
        name,
        "package app;",
        "@io.github.planbind.annotation.Plan(keys = \"" + name + "\")",
        "record " + name.substring(4) + "(@io.github.planbind.annotation.Field(name = \"" + name
            + "\") int size) {}");
  }
}
