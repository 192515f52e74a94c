package io.github.planbind.processor;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Reads a sealed interface: its discriminator, and its records in the order it permits them. Records of
 * sealed interfaces in it count as its own, under the one outer discriminator.
 */
final class SealedReader {
  private final TypeReader typeReader;
  private final Problems problems;
  private final Problems unresolved;

  SealedReader(TypeReader typeReader, Problems problems, Problems unresolved) {
    this.typeReader = typeReader;
    this.problems = problems;
    this.unresolved = unresolved;
  }

  SealedModel read(FoundType found) {
    TypeElement element = found.element();
    Optional<Name> discriminator = AnnotationUse.find(
            AnnotationUse.DISCRIMINATOR, element, found.place())
        .flatMap(use -> use.text("value"));
    Map<ClassName, SealedModel.Variant> variants = new LinkedHashMap<>();
    collect(element, found.place(), variants);
    return new SealedModel(
        ClassName.get(element),
        found.name(),
        discriminator,
        List.copyOf(variants.values()),
        found.place());
  }

  private void collect(
      TypeElement element, Place place, Map<ClassName, SealedModel.Variant> variants) {
    for (TypeMirror permitted : PermittedOrder.of(element)) {
      if (permitted.getKind() == TypeKind.ERROR) {
        unresolved.add(Rule.TYPE_UNRESOLVED, place, permitted.toString());
        continue;
      }
      TypeElement type = (TypeElement) ((DeclaredType) permitted).asElement();
      boolean generic = !type.getTypeParameters().isEmpty();
      if (type.getKind() == ElementKind.RECORD && !generic) {
        add(FoundType.at(place, (DeclaredType) permitted), variants);
      } else if (isSealedInterface(type) && !generic) {
        collect(type, place.into(type), variants);
      } else {
        String name = type.getSimpleName().toString();
        problems.add(Rule.VARIANT_KIND, place, name, TypeText.kind(type));
      }
    }
  }

  private static boolean isSealedInterface(TypeElement type) {
    return type.getKind() == ElementKind.INTERFACE && type.getModifiers().contains(Modifier.SEALED);
  }

  private void add(FoundType found, Map<ClassName, SealedModel.Variant> variants) {
    ClassName java = ClassName.get(found.element());
    ValueType type = typeReader.readRecord(found);
    if (type instanceof ValueType.RecordType record) {
      Optional<Name> value = writtenValue(found);
      Name name = value.orElse(new Name(lowerFirst(found.name()), found.place()));
      variants.put(java, new SealedModel.Variant(name, value.isPresent(), record));
    }
  }

  private static Optional<Name> writtenValue(FoundType found) {
    return AnnotationUse.find(AnnotationUse.VARIANT, found.element(), found.place())
        .flatMap(use -> use.text("value"));
  }

  private static String lowerFirst(String name) {
    int first = name.offsetByCodePoints(0, 1);
    return name.substring(0, first).toLowerCase(Locale.ROOT) + name.substring(first);
  }
}
