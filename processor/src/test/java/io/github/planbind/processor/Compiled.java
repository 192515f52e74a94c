package io.github.planbind.processor;

import io.github.planbind.PlanReader;
import io.github.planbind.PlanResult;
import io.github.planbind.binding.PlanBinder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.Diagnostic.Kind;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** Sources compiled with the processor, and what came of it. */
final class Compiled {
  /** As a strict user compiles: every lint, and Javadoc's. */
  private static final List<String> STRICT =
      List.of("-Xlint:all,-processing", "-Xdoclint:all/package", "-encoding", "UTF-8");

  private final boolean success;
  private final List<Diagnostic<? extends JavaFileObject>> diagnostics;
  private final MemoryFiles files;
  private final ClassLoader classes;

  private Compiled(
      boolean success, List<Diagnostic<? extends JavaFileObject>> diagnostics, MemoryFiles files) {
    this.success = success;
    this.diagnostics = diagnostics;
    this.files = files;
    this.classes = files.loader();
  }

  static Compiled of(JavaFileObject... sources) {
    return of(Arrays.asList(sources));
  }

  static Compiled of(List<JavaFileObject> sources) {
    return with(new PlanProcessor(), List.of(), sources);
  }

  /** Compiles with this processor, and with more options. */
  static Compiled with(Processor processor, List<String> options, List<JavaFileObject> sources) {
    return with(List.of(processor), options, sources);
  }

  static Compiled with(
      List<Processor> processors, List<String> options, List<JavaFileObject> sources) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
    MemoryFiles files = new MemoryFiles(
        compiler.getStandardFileManager(collector, Locale.ROOT, StandardCharsets.UTF_8));
    List<String> all = Stream.concat(STRICT.stream(), options.stream()).toList();
    JavaCompiler.CompilationTask task =
        compiler.getTask(null, files, collector, all, null, sources);
    task.setProcessors(processors);
    task.setLocale(Locale.ROOT);
    return new Compiled(task.call(), collector.getDiagnostics(), files);
  }

  boolean isSuccess() {
    return success;
  }

  /** The generated sources by path, in the order of their paths. */
  Map<String, String> companions() {
    return files.sources();
  }

  /** The errors as {@code File.java:line:column: message}. */
  List<String> errors() {
    return diagnostics.stream()
        .filter(each -> each.getKind() == Kind.ERROR)
        .map(Compiled::text)
        .toList();
  }

  /** The warnings that are ours, in the same form. */
  List<String> warnings() {
    return diagnostics.stream()
        .filter(each -> each.getKind() == Kind.WARNING)
        .map(Compiled::text)
        .filter(text -> text.contains(" [Plan"))
        .toList();
  }

  /** Whatever the compiler and its lints say of files that are generated. */
  List<String> complaintsOfCompanions() {
    return diagnostics.stream()
        .filter(each -> each.getSource() != null)
        .filter(each -> each.getSource().getName().endsWith("Binder.java"))
        .map(Compiled::text)
        .toList();
  }

  @SuppressWarnings("unchecked")
  PlanBinder<Object> binder(String companion) {
    try {
      var instance = classes.loadClass(companion).getDeclaredField("INSTANCE");
      instance.setAccessible(true); // the companion of a package-private record is not public
      return (PlanBinder<Object>) instance.get(null);
    } catch (ReflectiveOperationException notThere) {
      throw new AssertionError(notThere);
    }
  }

  PlanResult<Object> read(String companion, String reply) {
    return PlanReader.of(binder(companion)).read(reply);
  }

  private static String text(Diagnostic<? extends JavaFileObject> each) {
    String message = each.getMessage(Locale.ROOT).replaceAll("\\s*\\R\\s*", " ");
    if (each.getSource() == null) {
      return message;
    }
    return "%s:%d:%d: %s"
        .formatted(
            Path.of(each.getSource().getName()).getFileName(),
            each.getLineNumber(),
            each.getColumnNumber(),
            message);
  }
}
