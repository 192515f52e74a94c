package io.github.planbind.processor;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Writes the private constants that say how each record, sealed interface and enum looks in JSON. */
final class ShapeFields {
  /** What a line of 100 characters leaves beside the modifiers. */
  private static final int ROOM = 100 - "  private static final  = ;".length();

  private final PlanModel model;
  private final CompanionNames names;
  private final Set<TypeName> withKeys = new HashSet<>();

  private ShapeFields(PlanModel model, CompanionNames names) {
    this.model = model;
    this.names = names;
    withKeys.add(model.root().java());
    if (model.root() instanceof ValueType.SealedType type) {
      model
          .sealedType(type)
          .variants()
          .forEach(variant -> withKeys.add(variant.type().java()));
    }
  }

  static List<FieldSpec> write(PlanModel model, CompanionNames names) {
    ShapeFields shapes = new ShapeFields(model, names);
    List<FieldSpec> fields = new ArrayList<>();
    model.records().values().forEach(record -> fields.add(shapes.ofRecord(record)));
    model.sealedTypes().values().forEach(type -> fields.add(shapes.ofSealed(type)));
    model.enums().values().forEach(type -> fields.add(shapes.ofEnum(type)));
    return fields;
  }

  private FieldSpec ofRecord(RecordModel record) {
    List<CodeBlock> calls = new ArrayList<>();
    calls.add(
        CodeBlock.of("$T.named($L)", RuntimeTypes.OBJECT_SHAPE, JavaLiteral.of(record.name())));
    for (ComponentModel component : record.components()) {
      String call = component.presence().isOptional() ? "optional" : "required";
      calls.add(CodeBlock.of(".$L($L)", call, literals(component.json(), component.aliases())));
    }
    if (withKeys.contains(record.java())) {
      Set<String> own = new HashSet<>();
      record.components().forEach(component -> own.add(component.json().text()));
      addKeys(model.keys().stream().filter(key -> own.contains(key.text())), calls);
    }
    return constant(RuntimeTypes.OBJECT_SHAPE, record.java(), calls);
  }

  private FieldSpec ofSealed(SealedModel type) {
    List<CodeBlock> calls = new ArrayList<>();
    calls.add(CodeBlock.of(
        "$T.of($L, $L)",
        RuntimeTypes.VARIANTS,
        JavaLiteral.of(type.name()),
        JavaLiteral.of(type.discriminator().text())));
    for (SealedModel.Variant variant : type.variants()) {
      String value = JavaLiteral.of(variant.value().text());
      calls.add(
          CodeBlock.of(".variant($L, $L)", value, names.constant(variant.type().java())));
    }
    if (withKeys.contains(type.java())) {
      addKeys(model.keys().stream(), calls);
    }
    return constant(RuntimeTypes.VARIANTS, type.java(), calls);
  }

  private FieldSpec ofEnum(EnumModel type) {
    List<CodeBlock> calls = new ArrayList<>();
    // the first call cannot tell the enum from its arguments
    calls.add(CodeBlock.of(
        "$T.<$T>of($L)", RuntimeTypes.ENUM_NAMES, type.java(), JavaLiteral.of(type.name())));
    for (EnumModel.Constant constant : type.constants()) {
      CodeBlock literals = literals(constant.json(), constant.aliases());
      calls.add(CodeBlock.of(".constant($T.$L, $L)", type.java(), constant.java(), literals));
    }
    return constant(
        ParameterizedTypeName.get(RuntimeTypes.ENUM_NAMES, type.java()), type.java(), calls);
  }

  private static void addKeys(Stream<Name> keys, List<CodeBlock> calls) {
    List<CodeBlock> literals =
        keys.map(key -> CodeBlock.of("$L", JavaLiteral.of(key.text()))).toList();
    if (!literals.isEmpty()) {
      calls.add(CodeBlock.of(".keys($L)", CodeBlock.join(literals, ", ")));
    }
  }

  private static CodeBlock literals(Name name, List<Name> aliases) {
    return Stream.concat(Stream.of(name), aliases.stream())
        .map(each -> CodeBlock.of("$L", JavaLiteral.of(each.text())))
        .collect(CodeBlock.joining(", "));
  }

  private FieldSpec constant(TypeName type, TypeName named, List<CodeBlock> calls) {
    calls.add(CodeBlock.of(".build()"));
    String name = names.constant(named);
    String line =
        TypeText.of(type) + " " + name + withoutPackages(CodeBlock.join(calls, ""), named);
    CodeBlock chain = CodeBlock.join(calls, line.length() > ROOM ? "\n" : "");
    return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer("$>$>$L$<$<", chain)
        .build();
  }

  /** About how the code will look once its types are imported. */
  private static String withoutPackages(CodeBlock code, TypeName named) {
    ClassName type =
        named instanceof ParameterizedTypeName generic ? generic.rawType() : (ClassName) named;
    return code.toString()
        .replace(RuntimeTypes.OBJECT_SHAPE.packageName() + ".", "")
        .replace(type.packageName() + ".", "");
  }
}
