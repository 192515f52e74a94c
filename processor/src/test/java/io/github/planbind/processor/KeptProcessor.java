package io.github.planbind.processor;

import java.lang.annotation.Annotation;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** The processor as an IDE keeps it: what are rounds to the compiler are builds to it, one after the other. */
final class KeptProcessor extends AbstractProcessor {
  private final PlanProcessor processor = new PlanProcessor();
  private final boolean fails;

  /**
   * @param fails whether each build fails in the end, so that none has a last round
   */
  KeptProcessor(boolean fails) {
    this.fails = fails;
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    processor.init(environment);
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of(AnnotationUse.PLAN);
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    processor.process(annotations, round);
    try {
      processor.process(annotations, new End(fails));
    } catch (IllegalStateException failure) {
      // the IDE logs it, and builds again
    }
    return false;
  }

  /** What a compiler asks for behind the rounds that had something in them. */
  private record End(boolean fails) implements RoundEnvironment {
    @Override
    public boolean processingOver() {
      return !fails;
    }

    @Override
    public boolean errorRaised() {
      return false;
    }

    @Override
    public Set<? extends Element> getRootElements() {
      return Set.of();
    }

    @Override
    public Set<? extends Element> getElementsAnnotatedWith(TypeElement annotation) {
      if (fails) {
        throw new IllegalStateException("the compiler failed");
      }
      return Set.of();
    }

    @Override
    public Set<? extends Element> getElementsAnnotatedWith(Class<? extends Annotation> annotation) {
      return Set.of();
    }
  }
}
