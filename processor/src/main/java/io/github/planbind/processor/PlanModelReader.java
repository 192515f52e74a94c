package io.github.planbind.processor;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Turns one annotated type, and every type it leads to, into a {@link PlanModel}. */
final class PlanModelReader {
  private final Elements elements;
  private final Problems problems;
  private final Problems unresolved;
  private final Deprecations deprecations;
  private final TypeElement plan;
  private final ClassName companion;
  private final Place place;
  private final TypeReader typeReader;
  private final RecordReader recordReader;
  private final SealedReader sealedReader;
  private final EnumReader enumReader;

  private final Map<TypeName, RecordModel> records = new LinkedHashMap<>();
  private final Map<TypeName, SealedModel> sealedTypes = new LinkedHashMap<>();
  private final Map<TypeName, EnumModel> enums = new LinkedHashMap<>();

  private PlanModelReader(
      Elements elements, Types types, TypeElement plan, Suppression suppression) {
    this.elements = elements;
    this.plan = plan;
    problems = new Problems(suppression);
    unresolved = new Problems(suppression);
    companion = companionOf(plan);
    place = Place.of(plan, nameOf(plan));
    deprecations = new Deprecations(elements);
    Visibility visibility = new Visibility(elements, plan, companion, problems);
    typeReader = new TypeReader(types, visibility, problems, unresolved);
    ConstrainedTypes constrained =
        new ConstrainedTypes(new ConstraintReader(problems, unresolved), problems);
    recordReader = new RecordReader(elements, types, typeReader, constrained, problems);
    sealedReader = new SealedReader(typeReader, problems, unresolved);
    enumReader = new EnumReader(problems);
  }

  /** The name of a plan in messages. */
  static String nameOf(TypeElement plan) {
    return String.join(".", ClassName.get(plan).simpleNames());
  }

  /** The class that is written for a plan. */
  static ClassName companionOf(TypeElement plan) {
    ClassName java = ClassName.get(plan);
    return ClassName.get(java.packageName(), String.join("_", java.simpleNames()) + "Binder");
  }

  static PlanReading read(
      Elements elements, Types types, TypeElement plan, Suppression suppression) {
    PlanModelReader reader = new PlanModelReader(elements, types, plan, suppression);
    PlanModel model = reader.read();
    UnresolvedNames.check(model, reader.unresolved);
    return new PlanReading(model, reader.problems, reader.unresolved);
  }

  private PlanModel read() {
    ValueType root = readRoot();
    for (Optional<FoundType> found = typeReader.next();
        found.isPresent();
        found = typeReader.next()) {
      readFound(found.get());
    }
    return new PlanModel(
        companion,
        Visibility.isPublic(plan),
        javaType(),
        place.path(),
        root,
        readKeys(),
        readExample(),
        records,
        sealedTypes,
        enums,
        deprecations.warnings(),
        hidesJavaLang(),
        place);
  }

  private ValueType readRoot() {
    FoundType found = FoundType.plan(place, (DeclaredType) plan.asType());
    boolean generic = !plan.getTypeParameters().isEmpty();
    if (generic) {
      problems.add(Rule.TARGET_GENERIC, place, plan.getSimpleName().toString());
    }
    if (plan.getKind() == ElementKind.RECORD) {
      typeReader.readRecord(found);
      return new ValueType.RecordType(found.java());
    }
    boolean sealed = plan.getModifiers().contains(Modifier.SEALED);
    if (plan.getKind() == ElementKind.INTERFACE && sealed && !generic) {
      typeReader.readInterface(found);
      return new ValueType.SealedType(ClassName.get(plan));
    }
    if (!generic) {
      if (KotlinClass.is(plan)) {
        problems.add(Rule.TARGET_KOTLIN, place);
      } else {
        problems.add(Rule.TARGET_KIND, place, TypeText.kind(plan));
      }
    }
    return new ValueType.Unreadable();
  }

  private void readFound(FoundType found) {
    deprecations.collect(found.element());
    switch (found.element().getKind()) {
      case RECORD -> records.put(found.java(), recordReader.read(found));
      case ENUM -> enums.put(found.java(), enumReader.read(found));
      default -> sealedTypes.put(found.java(), sealedReader.read(found));
    }
  }

  private List<Name> readKeys() {
    AnnotationUse use = AnnotationUse.find(AnnotationUse.PLAN, plan, place).orElseThrow();
    List<Name> keys = use.texts("keys");
    if (keys.isEmpty() && use.has("keys")) {
      problems.add(Rule.KEYS_NONE, use.placeOf("keys"));
    }
    return keys;
  }

  private Optional<JsonLiteral> readExample() {
    return AnnotationUse.find(AnnotationUse.PLAN, plan, place)
        .flatMap(use -> use.text("example"))
        .filter(example -> !example.text().isEmpty())
        .map(example -> JsonLiteral.read(example, Rule.EXAMPLE_MALFORMED, problems));
  }

  /** The plan as its companion names it; a plan that the companion cannot name has a stub only. */
  private TypeName javaType() {
    if (!Visibility.isVisible(plan)) {
      return ClassName.OBJECT;
    }
    int parameters = plan.getTypeParameters().size();
    ClassName java = ClassName.get(plan);
    if (parameters == 0) {
      return java;
    }
    TypeName any = TypeName.WildcardName.ANY;
    return new TypeName.GenericName(
        java, Collections.nCopies(parameters, any).toArray(TypeName[]::new));
  }

  private boolean hidesJavaLang() {
    String home = companion.packageName();
    String prefix = home.isEmpty() ? "" : home + ".";
    return RuntimeTypes.JAVA_LANG.stream()
        .anyMatch(name -> elements.getTypeElement(prefix + name) != null);
  }
}
