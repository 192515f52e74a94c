package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SourceFileTest {
  private static final ClassName LIST = ClassName.get("java.util", "List");
  private static final ClassName STRING = ClassName.get("java.lang", "String");
  private static final ClassName INNER = new ClassName("fleet", List.of("Outer", "Inner"));

  @Test
  void classesOfOtherPackagesAreImportedOnceAndInOrder() {
    SourceFile file = new SourceFile("fleet", false);
    file.line(file.type(new TypeName.GenericName(LIST, STRING)) + " names;");
    file.line(file.type(LIST) + " others;");
    file.line(file.type(INNER) + " inner;");
    file.line(file.type(new ClassName("dock", List.of("Outer2", "Inner"))) + " far;");

    assertThat(file.text()).isEqualTo("""
            package fleet;

            import dock.Outer2;
            import java.util.List;

            List<String> names;
            List others;
            Outer.Inner inner;
            Outer2.Inner far;
            """);
  }

  @Test
  void theFirstClassOfANameHasItAndTheOthersArePrecededByTheirPackage() {
    SourceFile file = new SourceFile("fleet", false);

    assertThat(file.type(ClassName.get("dock", "String"))).isEqualTo("String");
    assertThat(file.type(STRING)).isEqualTo("java.lang.String");
    assertThat(file.type(new ClassName("", List.of("String", "Part")))).isEqualTo("String.Part");
    assertThat(file.text()).isEqualTo("package fleet;\n\nimport dock.String;\n\n");
  }

  @Test
  void aNameThatIsReservedMeansTheClassOfThisPackage() {
    SourceFile file = new SourceFile("fleet", false);
    file.reserve(new TypeName.GenericName(
        ClassName.get("java.util", "Set"), new ClassName("fleet", List.of("List", "Item"))));

    assertThat(file.type(LIST)).isEqualTo("java.util.List");
    assertThat(file.type(ClassName.get("java.util", "Set"))).isEqualTo("Set");
    assertThat(file.type(ClassName.get("fleet", "List"))).isEqualTo("List");
  }

  @Test
  void javaLangIsImportedWhereThePackageHidesIt() {
    SourceFile file = new SourceFile("", true);
    file.line(file.type(STRING) + " text;");

    assertThat(file.text()).isEqualTo("import java.lang.String;\n\nString text;\n");
  }

  @Test
  void everyFormOfTypeIsWrittenAsInSource() {
    SourceFile file = new SourceFile("fleet", false);
    TypeName outer = new TypeName.GenericName(ClassName.get("fleet", "Outer"), STRING);
    TypeName inner = new TypeName.GenericName(INNER, List.of(), Optional.of(outer));

    assertThat(file.type(inner)).isEqualTo("Outer<String>.Inner");
    assertThat(file.type(new TypeName.ArrayName(new TypeName.PlainName("int")))).isEqualTo("int[]");
    assertThat(
            file.type(new TypeName.GenericName(LIST, new TypeName.WildcardName("extends", STRING))))
        .isEqualTo("List<? extends String>");
    assertThat(file.type(new TypeName.GenericName(LIST, TypeName.WildcardName.ANY)))
        .isEqualTo("List<?>");
  }

  @Test
  void blocksAreIndented() {
    SourceFile file = new SourceFile("", false);
    file.open("try");
    file.open("if (a)");
    file.close();
    file.blank();
    file.next("catch (X e)");
    file.line("b();");
    file.close("};");

    assertThat(file.text()).isEqualTo("""
        try {
          if (a) {
          }

        } catch (X e) {
          b();
        };
        """);
  }

  @Test
  void argumentsAreBrokenWhereALineIsFull() {
    SourceFile file = new SourceFile("", false);
    file.open("{");
    List<String> seven = Collections.nCopies(7, "a".repeat(10));
    file.line("call(" + String.join(", ", seven) + ", ", List.of("7 chars"), ");");
    file.line("call(", Stream.concat(seven.stream(), Stream.of("7 chars")).toList(), ");");
    file.line("call(", Stream.concat(seven.stream(), Stream.of("8 chars.")).toList(), ");");
    file.line("call(", List.of("b".repeat(120), "c"), ");");
    file.line("call(", List.of(), ");");

    String full = "  call(" + String.join(", ", seven) + ", 7 chars);\n";
    assertThat(full).hasSize(SourceFile.WIDTH + 1);
    assertThat(file.text())
        .isEqualTo("{ {\n"
            + full
            + full
            + "  call(" + String.join(", ", seven) + ",\n      8 chars.);\n"
            + "  call(" + "b".repeat(120) + ",\n      c);\n"
            + "  call();\n");
  }
}
