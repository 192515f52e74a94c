package io.github.planbind.processor;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * Which warnings are switched off: by {@code @SuppressWarnings} where they stand, on the way there or
 * around it, or by an option in the whole compilation.
 */
final class Suppression {
  /** The option of the processor: words with commas between them. */
  static final String OPTION = "planbind.suppress";

  private static final String ALL = "planbind";
  private static final String PREFIX = ALL + ":";

  static final Suppression NONE = new Suppression(Set.of());

  private final Set<String> everywhere;

  private Suppression(Set<String> everywhere) {
    this.everywhere = everywhere;
  }

  /** What the options of a compilation say. */
  static Suppression of(Map<String, String> options) {
    if (!options.containsKey(OPTION)) {
      return NONE;
    }
    return new Suppression(Stream.ofNullable(options.get(OPTION))
        .flatMap(written -> Arrays.stream(written.split(",", -1)))
        .map(String::strip)
        .filter(word -> !word.isEmpty())
        .map(word -> word.equals(ALL) || word.startsWith(PREFIX) ? word : PREFIX + word)
        .collect(Collectors.toSet()));
  }

  /** The words of the option that switch nothing off, as they are written without their prefix. */
  List<String> unknown() {
    return everywhere.stream()
        .filter(word -> warnings().noneMatch(rule -> isWord(rule, word)))
        .map(word -> word.substring(PREFIX.length()))
        .sorted()
        .toList();
  }

  /** All words that the option takes, without their prefix. */
  static List<String> words() {
    return warnings()
        .map(rule -> rule.suppression().substring(PREFIX.length()))
        .distinct()
        .sorted()
        .toList();
  }

  private static Stream<Rule> warnings() {
    return Arrays.stream(Rule.values()).filter(Rule::isWarning);
  }

  boolean covers(Rule rule, Place place) {
    return rule.isWarning()
        && (everywhere.stream().anyMatch(word -> isWord(rule, word))
            || place.way().stream().anyMatch(element -> isQuiet(rule, element)));
  }

  private static boolean isQuiet(Rule rule, Element element) {
    for (Element e = element; e != null; e = e.getEnclosingElement()) {
      for (AnnotationMirror mirror : e.getAnnotationMirrors()) {
        TypeElement type = (TypeElement) mirror.getAnnotationType().asElement();
        if (type.getQualifiedName().contentEquals("java.lang.SuppressWarnings")
            && names(rule, mirror.getElementValues().values())) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean names(Rule rule, Collection<? extends AnnotationValue> values) {
    return values.stream()
        .map(AnnotationValue::getValue)
        .flatMap(value -> value instanceof List<?> several
            ? several.stream().map(each -> ((AnnotationValue) each).getValue())
            : Stream.of(value))
        .anyMatch(word -> isWord(rule, word));
  }

  /** The word of a rule, or the code that its message shows. */
  private static boolean isWord(Rule rule, Object word) {
    return word.equals(ALL) || word.equals(rule.suppression()) || word.equals(PREFIX + rule.code());
  }
}
