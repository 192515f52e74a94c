package io.github.planbind.processor;

import java.util.stream.Stream;

/**
 * Finds names that an annotation takes from a constant which is not there: another processor may still
 * write it.
 */
final class UnresolvedNames {
  /** What javac gives for the value of such a constant; it reports the constant itself in the end. */
  private static final String UNRESOLVED = "<error>";

  private UnresolvedNames() {}

  static void check(PlanModel model, Problems unresolved) {
    if (texts(model).anyMatch(UNRESOLVED::equals)) {
      unresolved.add(Rule.NAME_UNRESOLVED, model.place());
    }
  }

  private static Stream<String> texts(PlanModel model) {
    Stream<String> components = model.records().values().stream()
        .flatMap(record -> record.components().stream())
        .flatMap(each -> texts(each.json(), each.aliases().stream(), each.description()));
    Stream<String> constants = model.enums().values().stream()
        .flatMap(type -> type.constants().stream())
        .flatMap(each -> texts(each.json(), each.aliases().stream(), each.description()));
    Stream<String> variants = model.sealedTypes().values().stream()
        .flatMap(type -> Stream.concat(
                type.discriminator().stream(),
                type.variants().stream().map(SealedModel.Variant::value))
            .map(Name::text));
    Stream<String> keys = model.keys().stream().map(Name::text);
    Stream<String> literals = Stream.concat(
            model.example().stream(),
            model.records().values().stream()
                .flatMap(record -> record.components().stream())
                .flatMap(each -> each.defaultValue().stream()))
        .map(JsonLiteral::text);
    return Stream.of(keys, literals, components, constants, variants).flatMap(each -> each);
  }

  private static Stream<String> texts(Name name, Stream<Name> others, String description) {
    return Stream.concat(Stream.of(name.text(), description), others.map(Name::text));
  }
}
