package io.github.planbind.processor;

import com.google.auto.service.AutoService;
import com.palantir.javapoet.TypeSpec;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Stands in until the module has a processor of its own. */
@AutoService(Processor.class)
@SupportedAnnotationTypes("io.github.planbind.annotation.Plan")
public final class PlaceholderProcessor extends AbstractProcessor {
  /** Called by the compiler. */
  public PlaceholderProcessor() {}

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    return false;
  }

  static String emptyClass(String name) {
    return TypeSpec.classBuilder(name).build().toString();
  }
}
