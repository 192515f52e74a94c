package io.github.planbind.processor;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/**
 * Reads the constraints of Bean Validation on one value, by their names. What is enforced nowhere is said,
 * and so is what no value could keep to.
 */
final class ConstraintReader {
  private static final Set<String> PACKAGES =
      Set.of("jakarta.validation.constraints", "javax.validation.constraints");
  private static final Set<String> META =
      Set.of("jakarta.validation.Constraint", "javax.validation.Constraint");

  private static final Map<String, Integer> FLAGS = Map.of(
      "UNIX_LINES", Pattern.UNIX_LINES,
      "CASE_INSENSITIVE", Pattern.CASE_INSENSITIVE,
      "COMMENTS", Pattern.COMMENTS,
      "MULTILINE", Pattern.MULTILINE,
      "DOTALL", Pattern.DOTALL,
      "UNICODE_CASE", Pattern.UNICODE_CASE,
      "CANON_EQ", Pattern.CANON_EQ);

  private final Problems problems;
  private final Problems unresolved;

  ConstraintReader(Problems problems, Problems unresolved) {
    this.problems = problems;
    this.unresolved = unresolved;
  }

  /** The constraints among some annotations, each with its own place. */
  List<ConstraintUse> uses(List<? extends AnnotationMirror> annotations, Place place) {
    List<ConstraintUse> uses = new ArrayList<>();
    annotations.forEach(mirror -> collect(mirror, place, uses));
    return uses;
  }

  private void collect(AnnotationMirror mirror, Place place, List<ConstraintUse> uses) {
    TypeElement type = (TypeElement) mirror.getAnnotationType().asElement();
    AnnotationUse use = new AnnotationUse(mirror, place.on(mirror, null));
    if (isRepeated(type)) {
      use.value("value").ifPresent(several -> {
        for (Object each : (List<?>) several.getValue()) {
          collect((AnnotationMirror) ((AnnotationValue) each).getValue(), place, uses);
        }
      });
    } else if (isConstraint(type)) {
      boolean known = isStandard(type);
      boolean grouped = use.value("groups")
          .filter(groups -> !((List<?>) groups.getValue()).isEmpty())
          .isPresent();
      String name = "@" + type.getSimpleName();
      uses.add(new ConstraintUse(grouped ? name + " of a group" : name, known && !grouped, use));
    }
  }

  /** {@code @Min.List} and its kin hold what is written more than once. */
  private static boolean isRepeated(TypeElement type) {
    return type.getSimpleName().contentEquals("List")
        && type.getEnclosingElement() instanceof TypeElement outer
        && isConstraint(outer);
  }

  private static boolean isConstraint(TypeElement type) {
    return type.getAnnotationMirrors().stream()
        .map(meta -> (TypeElement) meta.getAnnotationType().asElement())
        .anyMatch(meta -> META.contains(meta.getQualifiedName().toString()));
  }

  private static boolean isStandard(TypeElement type) {
    String name = type.getQualifiedName().toString();
    int dot = name.lastIndexOf('.');
    return dot > 0 && PACKAGES.contains(name.substring(0, dot));
  }

  /**
   * Joins the constraints on a value of some type, after each has been checked.
   *
   * @param written the type as messages name it
   */
  Constraints read(List<ConstraintUse> uses, ValueType type, String written) {
    Constraints all = Constraints.NONE;
    for (ConstraintUse use : uses) {
      if (use.isUnresolved()) {
        unresolved.add(Rule.NAME_UNRESOLVED, use.place());
        return Constraints.NONE;
      }
      Optional<ConstraintKind> kind = use.kind();
      if (kind.isEmpty()) {
        problems.add(Rule.CONSTRAINT_UNENFORCED, use.place(), use.name());
      } else if (!kind.get().fits(type)) {
        problems.add(
            Rule.CONSTRAINT_TYPE, use.place(), use.name(), written, kind.get().wanted());
      } else {
        all = add(use, type, all);
      }
    }
    return all;
  }

  private Constraints add(ConstraintUse use, ValueType type, Constraints before) {
    Constraints after = join(use, before);
    if (ConstraintKind.isIntegral(type)) {
      after = after.ofIntegers();
    }
    boolean empty = after.range().and(ConstraintKind.rangeOf(type)).isEmpty()
        || after.size().isEmpty()
        || after.notBlank() && after.size().most() == 0
        || before.only().isPresent() && !before.only().equals(after.only());
    if (empty) {
      problems.add(Rule.CONSTRAINT_EMPTY, use.placeOfBound(), use.name());
      return before;
    }
    return after;
  }

  private Constraints join(ConstraintUse use, Constraints to) {
    return switch (use.name()) {
      case "@Min", "@DecimalMin" ->
        bound(use)
            .map(least -> to.within(Constraints.Range.from(least, use.isExclusive())))
            .orElse(to);
      case "@Max", "@DecimalMax" ->
        bound(use)
            .map(most -> to.within(Constraints.Range.to(most, use.isExclusive())))
            .orElse(to);
      case "@Positive" -> to.within(Constraints.Range.from(BigDecimal.ZERO, true));
      case "@PositiveOrZero" -> to.within(Constraints.Range.from(BigDecimal.ZERO, false));
      case "@Negative" -> to.within(Constraints.Range.to(BigDecimal.ZERO, true));
      case "@NegativeOrZero" -> to.within(Constraints.Range.to(BigDecimal.ZERO, false));
      case "@Digits" -> digits(use, to);
      case "@Size" -> size(use, to);
      case "@NotEmpty" -> to.within(new Constraints.Size(1, Integer.MAX_VALUE));
      case "@NotBlank" -> to.withoutBlank();
      case "@Pattern" -> pattern(use, to);
      case "@AssertTrue" -> to.only(true);
      case "@AssertFalse" -> to.only(false);
      default -> to;
    };
  }

  private Optional<BigDecimal> bound(ConstraintUse use) {
    String text = use.text("value", "");
    try {
      return Optional.of(new BigDecimal(text));
    } catch (NumberFormatException noNumber) {
      problems.add(Rule.CONSTRAINT_VALUE, use.placeOf("value"), "\"" + text + "\"", "a number");
      return Optional.empty();
    }
  }

  private Constraints digits(ConstraintUse use, Constraints to) {
    int integer = count(use, "integer", 0);
    int fraction = count(use, "fraction", 0);
    return to.within(new Constraints.Digits(integer, fraction));
  }

  private Constraints size(ConstraintUse use, Constraints to) {
    return to.within(
        new Constraints.Size(count(use, "min", 0), count(use, "max", Integer.MAX_VALUE)));
  }

  private int count(ConstraintUse use, String member, int absent) {
    int count = Integer.parseInt(use.text(member, Integer.toString(absent)));
    if (count < 0) {
      String text = Integer.toString(count);
      problems.add(Rule.CONSTRAINT_VALUE, use.placeOf(member), text, "0 or more");
    }
    return Math.max(count, 0);
  }

  private Constraints pattern(ConstraintUse use, Constraints to) {
    int flags = 0;
    for (Object flag : use.several("flags")) {
      String name = ((VariableElement) flag).getSimpleName().toString();
      flags |= FLAGS.getOrDefault(name, 0);
    }
    Constraints.Regex regex = new Constraints.Regex(use.text("regexp", ""), flags);
    try {
      Pattern.compile(regex.text(), flags);
    } catch (PatternSyntaxException reason) {
      problems.add(Rule.CONSTRAINT_PATTERN, use.placeOf("regexp"), reason.getDescription());
      return to;
    }
    if (EcmaRegex.of(regex).isEmpty()) {
      problems.add(Rule.CONSTRAINT_SCHEMA, use.placeOf("regexp"));
    }
    return to.matching(regex);
  }
}
