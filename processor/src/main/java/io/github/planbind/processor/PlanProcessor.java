package io.github.planbind.processor;

import com.google.auto.service.AutoService;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic.Kind;
import javax.tools.JavaFileObject;

/**
 * Writes the binder of each {@code @Plan}, and says what is wrong with the ones that cannot have any.
 *
 * <p>For one plan the order is: read it, check everything, print all problems, write its binder or a
 * stub. This class keeps the rounds only: a plan that names a type which another processor has not
 * written yet waits, by its name, for the next round.
 */
@AutoService(Processor.class)
@SupportedAnnotationTypes({
  AnnotationUse.PLAN,
  AnnotationUse.FIELD,
  AnnotationUse.VARIANT,
  AnnotationUse.DISCRIMINATOR
})
@SupportedOptions(Suppression.OPTION)
public final class PlanProcessor extends AbstractProcessor {
  private Compilation compilation = new Compilation();
  private Suppression suppression;

  /** What is known of one compilation from round to round. */
  private static final class Compilation {
    private final Set<PlanName> waiting = new LinkedHashSet<>();
    private final OverlapCheck overlaps = new OverlapCheck();

    /** All plans miss it, and are told of it once. */
    private boolean libraryMissed;
  }

  /** Called by the compiler. */
  public PlanProcessor() {}

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    suppression = Suppression.of(environment.getOptions());
    for (String word : suppression.unknown()) {
      String known = String.join(", ", Suppression.words());
      String message = Rule.OPTION.message("-A" + Suppression.OPTION, word, known);
      environment.getMessager().printMessage(Kind.ERROR, message);
    }
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    boolean goesOn = false;
    try {
      processRound(annotations, round);
      goesOn = !round.processingOver();
    } finally {
      if (!goesOn) {
        // an IDE may keep the processor for its next build, also after one that failed
        compilation = new Compilation();
      }
    }
    return false;
  }

  private void processRound(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    Set<PlanName> names = new LinkedHashSet<>(compilation.waiting);
    compilation.waiting.clear();
    names.addAll(collect(annotations, round));
    List<PlanModel> sound = new ArrayList<>();
    for (PlanName name : names) {
      TypeElement plan = name.find(processingEnv.getElementUtils());
      try {
        process(name, plan, round).ifPresent(sound::add);
      } catch (RuntimeException | StackOverflowError bug) {
        report(Rule.BUG, plan, traceOf(bug));
      }
    }
    Problems overlapping = new Problems(suppression);
    compilation.overlaps.check(sound, overlapping);
    overlapping.print(processingEnv.getMessager());
  }

  /** The plans of a round. What stands in the wrong place is told of. */
  private Set<PlanName> collect(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    Set<PlanName> names = new LinkedHashSet<>();
    Problems misplaced = new Problems(suppression);
    for (TypeElement annotation : annotations) {
      if (annotation.getKind() != ElementKind.ANNOTATION_TYPE) {
        // one that is not on the path; newer compilers name it all the same, and say so themselves
        continue;
      }
      String name = annotation.getQualifiedName().toString();
      for (Element element : round.getElementsAnnotatedWith(annotation)) {
        // the compiler itself refuses the annotation on anything but a type, later
        if (name.equals(AnnotationUse.PLAN) && element instanceof TypeElement plan) {
          addName(plan, names);
        } else {
          MisplacedCheck.check(name, element, misplaced);
        }
      }
    }
    misplaced.print(processingEnv.getMessager());
    return names;
  }

  private void addName(TypeElement plan, Set<PlanName> names) {
    Elements elements = processingEnv.getElementUtils();
    PlanName name = PlanName.of(plan, elements);
    if (name.find(elements) == null) {
      report(Rule.TARGET_NAMELESS, plan, PlanModelReader.companionOf(plan).simpleName());
    } else {
      names.add(name);
    }
  }

  /** The plan, if there is nothing wrong with it. */
  private Optional<PlanModel> process(PlanName name, TypeElement plan, RoundEnvironment round) {
    Elements elements = processingEnv.getElementUtils();
    if (!Library.isVisibleTo(plan, elements)) {
      if (!compilation.libraryMissed) {
        report(
            Rule.LIBRARY,
            plan,
            PlanModelReader.companionOf(plan).simpleName(),
            Library.wayOut(plan, elements));
      }
      compilation.libraryMissed = true;
      return Optional.empty();
    }
    PlanReading reading =
        PlanModelReader.read(elements, processingEnv.getTypeUtils(), plan, suppression);
    if (!reading.unresolved().isEmpty()) {
      if (!round.processingOver()) {
        compilation.waiting.add(name);
      } else if (!round.errorRaised()) {
        reading.unresolved().print(processingEnv.getMessager());
      }
      return Optional.empty();
    }
    PlanModel model = reading.model();
    Problems problems = reading.problems();
    PromptTexts texts = new PromptTexts(model);
    Checks.check(model, texts, problems);
    problems.print(processingEnv.getMessager());
    boolean sound = problems.isEmpty();
    String text = sound ? CompanionWriter.write(model, texts) : StubWriter.write(model);
    write(text, model.companion(), plan);
    return sound ? Optional.of(model) : Optional.empty();
  }

  private void write(String text, ClassName companion, TypeElement plan) {
    try {
      JavaFileObject file =
          processingEnv.getFiler().createSourceFile(companion.qualifiedName(), plan);
      try (Writer writer = file.openWriter()) {
        writer.write(text);
      }
    } catch (IOException reason) {
      report(Rule.FILE, plan, companion.simpleName(), reason.getMessage());
    }
  }

  private void report(Rule rule, TypeElement plan, String... details) {
    Problems problems = new Problems(suppression);
    problems.add(rule, Place.of(plan, PlanModelReader.nameOf(plan)), details);
    problems.print(processingEnv.getMessager());
  }

  private static String traceOf(Throwable bug) {
    StringWriter trace = new StringWriter();
    bug.printStackTrace(new PrintWriter(trace));
    return trace.toString();
  }
}
