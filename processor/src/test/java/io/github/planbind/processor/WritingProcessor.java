package io.github.planbind.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Another processor of the same build: writes one class in each round. */
@SupportedAnnotationTypes("*")
final class WritingProcessor extends AbstractProcessor {
  private final Queue<String> sources;

  /**
   * @param sources each beginning with {@code package x; record Name}
   */
  WritingProcessor(String... sources) {
    this.sources = new ArrayDeque<>(List.of(sources));
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    String source = sources.poll();
    if (source != null && !round.processingOver()) {
      String name = source.replaceFirst("package (\\w+);.*?(?:record|class) (\\w+).*", "$1.$2");
      try (Writer out = processingEnv.getFiler().createSourceFile(name).openWriter()) {
        out.write(source);
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }
    return false;
  }
}
