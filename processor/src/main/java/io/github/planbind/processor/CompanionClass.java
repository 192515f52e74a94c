package io.github.planbind.processor;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import javax.lang.model.element.Modifier;

/** Writes what a companion shows to the outside. A stub has all of it as well. */
final class CompanionClass {
  private final PlanModel model;
  private final TypeSpec.Builder type;

  CompanionClass(PlanModel model, CompanionNames names) {
    this.model = model;
    this.type = TypeSpec.classBuilder(model.companion());
    type.addAnnotation(RuntimeTypes.PLAN_GENERATED)
        .addModifiers(Modifier.FINAL)
        .addSuperinterface(ParameterizedTypeName.get(RuntimeTypes.PLAN_BINDER, model.java()))
        .addOriginatingElement(model.place().element())
        .addJavadoc(
            "Reads {@code $L} from JSON. Change the $L, not this file.",
            model.name(),
            model.root() instanceof ValueType.SealedType ? "sealed interface" : "record")
        .addField(instance())
        .addFields(KeyFields.write(model, names))
        .addMethod(
            MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    if (model.visible()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    if (!model.suppressed().isEmpty()) {
      type.addAnnotation(suppression());
    }
  }

  TypeSpec.Builder type() {
    return type;
  }

  /** Adds the public methods, with the bodies that a companion and its stub have each their own. */
  void addMethods(CodeBlock reader, CodeBlock read, CodeBlock schema) {
    type.addMethod(MethodSpec.methodBuilder("reader")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .addJavadoc(
                "Returns a reader of replies that hold a {@code $L}.\n\n@return the reader",
                model.name())
            .returns(ParameterizedTypeName.get(RuntimeTypes.PLAN_READER, model.java()))
            .addCode(reader)
            .build())
        .addMethod(MethodSpec.methodBuilder("read")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(model.java())
            .addParameter(RuntimeTypes.JSON_INPUT, CompanionNames.JSON)
            .addCode(read)
            .build());
    addText("schema", schema);
  }

  /** Adds a public method that returns one of the companion's texts. */
  void addText(String name, CodeBlock body) {
    type.addMethod(MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(String.class)
        .addCode(body)
        .build());
  }

  JavaFile file() {
    return JavaFile.builder(model.companion().packageName(), type.build())
        .indent("  ")
        .skipJavaLangImports(!model.hidesJavaLang())
        .build();
  }

  private FieldSpec instance() {
    ClassName companion = model.companion();
    return FieldSpec.builder(
            companion, CompanionNames.INSTANCE, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("The one binder; it has no state.")
        .initializer("new $T()", companion)
        .build();
  }

  private AnnotationSpec suppression() {
    AnnotationSpec.Builder suppression = AnnotationSpec.builder(SuppressWarnings.class);
    model.suppressed().forEach(warning -> suppression.addMember("value", "$S", warning));
    return suppression.build();
  }
}
