package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Plans at the bounds of the language, and in compilations that go wrong elsewhere. */
class RobustTest {
  /** The longest constant of a class file has 65,535 bytes. */
  private static final int LONG = 65_000;

  @Test
  void anErrorOfAnotherProcessorStopsNoCompanion() {
    JavaFileObject plan = MemoryFiles.source(
        "rob.Plain",
        "package rob;",
        "@io.github.planbind.annotation.Plan(keys = \"size\")",
        "record Plain(int size) {}");
    Compiled compiled =
        Compiled.with(List.of(new Complaining(), new PlanProcessor()), List.of(), List.of(plan));

    assertThat(compiled.errors()).containsExactly("another processor's");
    assertThat(compiled.companions().get("rob/PlainBinder.java")).contains("beginObject");
  }

  @Test
  void textsAsLongAsAClassFileTakesThemAreKept() {
    String name = "n".repeat(LONG);
    String text = "\u00e9".repeat(LONG / 2);
    JavaFileObject plan = MemoryFiles.source(
        "rob.Texts",
        "package rob;",
        "import io.github.planbind.annotation.*;",
        "@Plan(keys = \"" + name + "\", example = \"{\\\"" + name
            + "\\\":1,\\\"a\\\":\\\"x\\\"}\")",
        "record Texts(",
        "    @Field(name = \"" + name + "\", description = \"" + text + "\") int n,",
        "    @Field(aliases = \"" + text + "\", defaultValue = \"\\\"" + text
            + "\\\"\") String a) {}");
    Compiled compiled = Compiled.of(plan);

    assertThat(compiled.errors()).isEmpty();
    assertThat(compiled.complaintsOfCompanions()).isEmpty();
    assertThat(compiled.binder("rob.TextsBinder").schema()).contains(name).contains(text);
  }

  @Test
  void recordsMayNestDeeply() {
    String types = IntStream.range(0, 8)
        .mapToObj(i -> "record L%d(L%d next, int at) {".formatted(i, i + 1))
        .collect(Collectors.joining("\n"));
    Compiled compiled = Compiled.of(MemoryFiles.source(
        "rob.Deep",
        "package rob;",
        "@io.github.planbind.annotation.Plan(keys = \"first\")",
        "record Deep(L0 first) {",
        types,
        "record L8(int at) {}",
        "}".repeat(9)));
    String json = "{\"first\":" + "{\"at\":1,\"next\":".repeat(8) + "{\"at\":8}" + "}".repeat(9);

    assertThat(compiled.errors()).isEmpty();
    assertThat(compiled.complaintsOfCompanions()).isEmpty();
    assertThat(compiled.read("rob.DeepBinder", json).orElseThrow())
        .asString()
        .startsWith("Deep[first=L0[next=L1[next=L2[next=L3[next=L4[next=L5[next=L6[next=L7[");
  }

  @Test
  void theMostComponentsMayAllHaveDefaults() {
    String components = IntStream.range(0, 254)
        .mapToObj(i ->
            "@io.github.planbind.annotation.Field(defaultValue = \"%d\") int c%d".formatted(i, i))
        .collect(Collectors.joining(",\n"));
    Compiled compiled = Compiled.of(MemoryFiles.source(
        "rob.Wide",
        "package rob;",
        "@io.github.planbind.annotation.Plan(keys = \"c7\")",
        "record Wide(" + components + ") {}"));

    assertThat(compiled.errors()).isEmpty();
    assertThat(compiled.read("rob.WideBinder", "{\"c7\":-7,\"c9\":null}").orElseThrow())
        .asString()
        .contains("c6=6, c7=-7, c8=8, c9=9,")
        .endsWith("c253=253]");
  }

  @Test
  void whatALibraryRecordDoesNotNeedMayBeMissing(@TempDir Path library) throws IOException {
    List<String> options = List.of(
        "-d", library.toString(), "-proc:none", "-cp", System.getProperty("java.class.path"));
    var task = ToolProvider.getSystemJavaCompiler()
        .getTask(
            null,
            null,
            null,
            options,
            null,
            List.of(
                MemoryFiles.source("gone.Note", "package gone; public @interface Note {}"),
                MemoryFiles.source(
                    "lib.Part",
                    "package lib;",
                    "@gone.Note public record Part(@gone.Note int size) {}")));
    assertThat(task.call()).isTrue();
    Files.delete(library.resolve("gone").resolve("Note.class"));
    Compiled compiled = Compiled.with(
        new PlanProcessor(),
        List.of("-cp", library + File.pathSeparator + System.getProperty("java.class.path")),
        List.of(MemoryFiles.source(
            "app.Order",
            "package app;",
            "@io.github.planbind.annotation.Plan(keys = \"part\")",
            "record Order(lib.Part part) {}")));

    assertThat(compiled.errors()).isEmpty();
    assertThat(compiled.companions().get("app/OrderBinder.java")).contains("readPart");
  }

  @Test
  void aMissingTypeArgumentIsReportedWhereItIsWritten() {
    Compiled compiled = Compiled.of(MemoryFiles.source(
        "rob.Generic",
        "package rob;",
        "@io.github.planbind.annotation.Plan(keys = \"size\")",
        "record Generic(java.util.List<Gone> size, java.util.Map<String, Gone> other) {}"));

    assertThat(compiled.errors())
        .filteredOn(error -> error.contains("[Plan"))
        .containsExactly(
            "Generic.java:3:37: [PlanType] Generic.size: Gone cannot be found. Check its import, its"
                + " library, or the annotation processor that should write it.",
            "Generic.java:3:71: [PlanType] Generic.other: Gone cannot be found. Check its import, its"
                + " library, or the annotation processor that should write it.");
  }

  /** Another processor, which does not like what it sees. */
  private static final class Complaining extends AbstractProcessor {
    private boolean done;

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (!done) {
        processingEnv.getMessager().printMessage(Kind.ERROR, "another processor's");
      }
      done = true;
      return false;
    }
  }
}
