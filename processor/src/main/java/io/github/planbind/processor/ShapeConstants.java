package io.github.planbind.processor;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
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
  private final TypeSpec.Builder companion;

  private ShapeConstants(PlanModel model, CompanionNames names, TypeSpec.Builder companion) {
    this.model = model;
    this.names = names;
    this.companion = companion;
  }

  static void write(PlanModel model, CompanionNames names, TypeSpec.Builder companion) {
    ShapeConstants constants = new ShapeConstants(model, names, companion);
    model.records().values().forEach(constants::writeRecord);
    model.sealedTypes().values().forEach(constants::writeSealed);
    model.enums().values().forEach(constants::writeEnum);
    ConstraintConstants.write(model, names, companion);
  }

  private void writeRecord(RecordModel record) {
    List<CodeBlock> calls = new ArrayList<>();
    for (ComponentModel component : record.components()) {
      calls.add(component(component));
    }
    if (model.isPlan(new ValueType.RecordType(record.java()))) {
      Set<String> own =
          record.components().stream().map(each -> each.json().text()).collect(Collectors.toSet());
      addKeys(model.keys().stream().filter(key -> own.contains(key.text())), calls);
    }
    CodeBlock first =
        CodeBlock.of("$T.named($L)", RuntimeTypes.OBJECT_SHAPE, JavaLiteral.of(record.name()));
    constant(record.java(), RuntimeTypes.OBJECT_SHAPE, first).write(calls);
  }

  private static CodeBlock component(ComponentModel component) {
    CodeBlock names = literals(component.json(), component.aliases());
    Optional<JsonValue> json = component.defaultValue().flatMap(JsonLiteral::value);
    if (json.isPresent()) {
      String text = JavaLiteral.of(JsonText.compact(json.get()));
      return call("defaulted", CodeBlock.of("$L, $L", text, names));
    }
    return call(component.presence().isOptional() ? "optional" : "required", names);
  }

  private void writeSealed(SealedModel type) {
    List<CodeBlock> calls = new ArrayList<>();
    for (SealedModel.Variant variant : type.variants()) {
      String shape = names.constant(variant.type().java());
      if (type.discriminator().isPresent()) {
        calls.add(CodeBlock.of("variant($L, $L)", JavaLiteral.of(variant.value().text()), shape));
      } else {
        calls.add(CodeBlock.of("variant($L)", shape));
        VariantNames.forms(model, type, variant)
            .forEach((name, form) -> calls.add(
                CodeBlock.of("where($L, $L)", JavaLiteral.of(name), JavaLiteral.of(form.words()))));
      }
    }
    if (type.java().equals(model.root().java())) {
      addKeys(model.keys().stream(), calls);
    }
    String name = JavaLiteral.of(type.name());
    CodeBlock first = type.discriminator()
        .map(member -> CodeBlock.of(
            "$T.of($L, $L)", RuntimeTypes.VARIANTS, name, JavaLiteral.of(member.text())))
        .orElse(CodeBlock.of("$T.byNames($L)", RuntimeTypes.VARIANTS, name));
    constant(type.java(), RuntimeTypes.VARIANTS, first).write(calls);
  }

  private void writeEnum(EnumModel type) {
    List<CodeBlock> calls = new ArrayList<>();
    for (EnumModel.Constant constant : type.constants()) {
      CodeBlock literals = literals(constant.json(), constant.aliases());
      calls.add(CodeBlock.of("constant($T.$L, $L)", type.java(), constant.java(), literals));
      if (constant.fallback()) {
        calls.add(CodeBlock.of("fallback($T.$L)", type.java(), constant.java()));
      }
    }
    // the call cannot tell the enum from its arguments
    CodeBlock first = CodeBlock.of(
        "$T.<$T>of($L)", RuntimeTypes.ENUM_NAMES, type.java(), JavaLiteral.of(type.name()));
    TypeName java = ParameterizedTypeName.get(RuntimeTypes.ENUM_NAMES, type.java());
    constant(type.java(), java, first).write(calls);
  }

  private BuiltConstant constant(TypeName named, TypeName type, CodeBlock first) {
    return new BuiltConstant(companion, type, names.constant(named), names.builder(named), first);
  }

  private static void addKeys(Stream<Name> keys, List<CodeBlock> calls) {
    List<Name> all = keys.toList();
    if (!all.isEmpty()) {
      calls.add(call("keys", literals(all.get(0), all.subList(1, all.size()))));
    }
  }

  private static CodeBlock call(String method, CodeBlock arguments) {
    return CodeBlock.of("$L($L)", method, arguments);
  }

  private static CodeBlock literals(Name first, List<Name> others) {
    return Stream.concat(Stream.of(first), others.stream())
        .map(each -> CodeBlock.of("$L", JavaLiteral.of(each.text())))
        .collect(CodeBlock.joining(", "));
  }
}
