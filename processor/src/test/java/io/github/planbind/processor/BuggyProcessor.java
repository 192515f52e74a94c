package io.github.planbind.processor;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** The processor with a bug: it fails when it looks at the constructor of one record. */
final class BuggyProcessor extends AbstractProcessor {
  private final PlanProcessor processor = new PlanProcessor();
  private final String record;

  BuggyProcessor(String record) {
    this.record = record;
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    Elements elements = proxy(Elements.class, (proxy, method, arguments) -> {
      if (method.getName().equals("getOrigin")
          && ((Element) arguments[0]).getEnclosingElement().toString().equals(record)) {
        throw new IllegalStateException("boom");
      }
      return call(environment.getElementUtils(), method, arguments);
    });
    processor.init(proxy(
        ProcessingEnvironment.class,
        (proxy, method, arguments) -> method.getName().equals("getElementUtils")
            ? elements
            : call(environment, method, arguments)));
  }

  private static Object call(Object target, java.lang.reflect.Method method, Object[] arguments)
      throws Throwable {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException failure) {
      throw failure.getCause();
    }
  }

  private static <T> T proxy(Class<T> type, InvocationHandler handler) {
    return type.cast(Proxy.newProxyInstance(
        BuggyProcessor.class.getClassLoader(), new Class<?>[] {type}, handler));
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
    return processor.process(annotations, round);
  }
}
