package io.github.planbind.processor;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Writes a constant that a builder of the runtime makes: on one line, one line for each call, or, when there
 * are very many, in a method.
 *
 * @param first the call that makes the builder
 */
record BuiltConstant(
    TypeSpec.Builder companion, TypeName type, String name, String method, CodeBlock first) {

  /** The compiler's stack, 512 KiB at the least, overflows at some 400 chained calls. */
  private static final int LONGEST_CHAIN = 150;

  /** What a line of 100 characters leaves beside the modifiers. */
  private static final int ROOM = 100 - "  private static final  = ;".length();

  void write(List<CodeBlock> calls) {
    boolean chained = calls.size() <= LONGEST_CHAIN;
    companion.addField(
        FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .initializer(chained ? chain(calls) : CodeBlock.of("$L()", method))
            .build());
    if (!chained) {
      companion.addMethod(builder(calls));
    }
  }

  private CodeBlock chain(List<CodeBlock> calls) {
    CodeBlock.Builder line = CodeBlock.builder().add(first);
    CodeBlock.Builder lines = CodeBlock.builder().add("$>$>").add(first);
    calls.forEach(call -> line.add(".$L", call));
    calls.forEach(call -> lines.add("\n.$L", call));
    CodeBlock oneLine = line.add(".build()").build();
    int length = TypeText.of(type).length() + name.length() + lengthOf(oneLine);
    return length <= ROOM ? oneLine : lines.add("\n.build()$<$<").build();
  }

  /** About how long the code will be once its types are imported. */
  private int lengthOf(CodeBlock code) {
    String text = code.toString();
    TypeName named = type;
    while (named instanceof ParameterizedTypeName generic) {
      text = text.replace(generic.rawType().packageName() + ".", "");
      named = generic.typeArguments().get(0);
    }
    return text.replace(((ClassName) named).packageName() + ".", "").length();
  }

  private MethodSpec builder(List<CodeBlock> calls) {
    ClassName raw =
        type instanceof ParameterizedTypeName generic ? generic.rawType() : (ClassName) type;
    ClassName nested = raw.nestedClass("Builder");
    TypeName builder = type instanceof ParameterizedTypeName generic
        ? ParameterizedTypeName.get(nested, generic.typeArguments().get(0))
        : nested;
    CodeBlock.Builder body = CodeBlock.builder().addStatement("$T builder = $L", builder, first);
    calls.forEach(call -> body.addStatement("builder.$L", call));
    return MethodSpec.methodBuilder(method)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(type)
        .addCode(body.addStatement("return builder.build()").build())
        .build();
  }
}
