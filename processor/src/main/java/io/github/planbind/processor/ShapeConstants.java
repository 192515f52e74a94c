package io.github.planbind.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the private constants that say how each record, sealed interface and enum looks in JSON. */
final class ShapeConstants {
  private final PlanModel model;
  private final CompanionNames names;
  private final SourceFile file;

  private ShapeConstants(PlanModel model, CompanionNames names, SourceFile file) {
    this.model = model;
    this.names = names;
    this.file = file;
  }

  static void write(PlanModel model, CompanionNames names, SourceFile file) {
    ShapeConstants constants = new ShapeConstants(model, names, file);
    model.records().values().forEach(constants::writeRecord);
    model.sealedTypes().values().forEach(constants::writeSealed);
    model.enums().values().forEach(constants::writeEnum);
    ConstraintConstants.write(model, names, file);
  }

  private void writeRecord(RecordModel record) {
    BuiltConstant constant = constant(
        record.java(), RuntimeTypes.OBJECT_SHAPE, ".named", List.of(literal(record.name())));
    for (ComponentModel component : record.components()) {
      addComponent(component, constant);
    }
    if (model.isPlan(new ValueType.RecordType(record.java()))) {
      Set<String> own =
          record.components().stream().map(each -> each.json().text()).collect(Collectors.toSet());
      addKeys(model.keys().stream().filter(key -> own.contains(key.text())), constant);
    }
    constant.write();
  }

  private static void addComponent(ComponentModel component, BuiltConstant constant) {
    String name = literal(component.json().text());
    String call = component.presence().isOptional() ? "optional" : "required";
    Optional<JsonValue> json = component.defaultValue().flatMap(JsonLiteral::value);
    if (json.isPresent()) {
      constant.call("defaulted", List.of(literal(JsonText.compact(json.get())), name));
    } else if (component.aliases().isEmpty()) {
      constant.extend(call, name);
    } else {
      constant.call(call, List.of(name));
    }
    if (!component.aliases().isEmpty()) {
      constant.call("aliases", literals(component.aliases().stream()));
    }
  }

  private void writeSealed(SealedModel type) {
    boolean told = type.discriminator().isPresent();
    List<String> first = told
        ? List.of(literal(type.name()), literal(type.discriminator().get().text()))
        : List.of(literal(type.name()));
    BuiltConstant constant =
        constant(type.java(), RuntimeTypes.VARIANTS, told ? ".of" : ".byNames", first);
    for (SealedModel.Variant variant : type.variants()) {
      String shape = names.constant(variant.type().java());
      if (told) {
        constant.call("variant", List.of(literal(variant.value().text()), shape));
      } else {
        constant.call("variant", List.of(shape));
        VariantNames.forms(model, type, variant)
            .forEach((name, form) ->
                constant.call("where", List.of(literal(name), literal(form.words()))));
      }
    }
    if (type.java().equals(model.root().java())) {
      addKeys(model.keys().stream(), constant);
    }
    constant.write();
  }

  private void writeEnum(EnumModel type) {
    String java = file.type(type.java());
    // the call cannot tell the enum from its arguments
    BuiltConstant constant = constant(
        type.java(),
        new TypeName.GenericName(RuntimeTypes.ENUM_NAMES, type.java()),
        ".<" + java + ">of",
        List.of(literal(type.name())));
    if (type.isPlain()) {
      String names = file.type(RuntimeTypes.ENUM_NAMES);
      constant.write(names + ".asDeclared(" + literal(type.name()) + ", " + java + ".values())");
      return;
    }
    for (EnumModel.Constant each : type.constants()) {
      String value = java + "." + each.java();
      List<String> arguments = new ArrayList<>(List.of(value));
      arguments.addAll(literals(Stream.concat(Stream.of(each.json()), each.aliases().stream())));
      constant.call("constant", arguments);
      if (each.fallback()) {
        constant.call("fallback", List.of(value));
      }
    }
    constant.write();
  }

  private BuiltConstant constant(
      TypeName named, TypeName type, String start, List<String> arguments) {
    ClassName raw = type instanceof TypeName.GenericName generic ? generic.raw() : (ClassName) type;
    String first = file.type(raw) + start + "(" + String.join(", ", arguments) + ")";
    return new BuiltConstant(file, type, names.constant(named), names.builder(named), first);
  }

  private static void addKeys(Stream<Name> keys, BuiltConstant constant) {
    List<String> all = literals(keys);
    if (!all.isEmpty()) {
      constant.call("keys", all);
    }
  }

  private static List<String> literals(Stream<Name> names) {
    return names.map(each -> literal(each.text())).toList();
  }

  private static String literal(String text) {
    return JavaLiteral.of(text);
  }
}
