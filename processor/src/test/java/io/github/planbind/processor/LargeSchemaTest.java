package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Schemas and enums that are too long for one constant, one expression or one line of the compiler. */
class LargeSchemaTest {
  @Test
  void aSchemaOfAnyLengthIsOneText() {
    String components = IntStream.range(0, 60)
        .mapToObj(i -> "@io.github.planbind.annotation.Field(description = \"%s\") int c%d"
            .formatted("\u00fc\u20ac".repeat(i == 7 ? 10_000 : 500) + i, i))
        .collect(Collectors.joining(",\n"));
    Compiled compiled = Compiled.of(MemoryFiles.source(
        "large.Large",
        "package large;",
        "@io.github.planbind.annotation.Plan(keys = \"c0\")",
        "record Large(" + components + ") {}"));

    assertThat(compiled.errors()).isEmpty();
    assertThat(compiled.complaintsOfCompanions()).isEmpty();
    String schema = compiled.binder("large.LargeBinder").schema();
    assertThat(schema.length()).isGreaterThan(LongText.MOST_BYTES);
    IntStream.range(0, 60).forEach(i -> assertThat(schema).contains("\u00fc\u20ac" + i + "\""));
    assertThat(compiled.companions().get("large/LargeBinder.java"))
        .contains("String.join(")
        .matches("\\p{ASCII}*");
  }

  @Test
  void anEnumOfManyConstantsIsRead() {
    String constants =
        IntStream.range(0, 2_000).mapToObj(i -> "C" + i).collect(Collectors.joining(","));
    Compiled compiled = Compiled.of(MemoryFiles.source(
        "large.Many",
        "package large;",
        "@io.github.planbind.annotation.Plan(keys = \"kind\")",
        "record Many(Kind kind) { enum Kind {" + constants + "} }"));

    assertThat(compiled.errors()).isEmpty();
    assertThat(compiled.read("large.ManyBinder", "{\"kind\":\"C1999\"}").orElseThrow())
        .hasToString("Many[kind=C1999]");
  }

  @Test
  void aRecordOfTheMostComponentsIsRead() {
    List<String> names = IntStream.range(0, 254).mapToObj(i -> "c" + i).toList();
    Compiled compiled = Compiled.of(MemoryFiles.source(
        "large.Wide",
        "package large;",
        "@io.github.planbind.annotation.Plan(keys = \"c0\")",
        "record Wide(Integer " + String.join(", Integer ", names) + ") {}"));

    assertThat(compiled.errors()).isEmpty();
    String json = names.stream()
        .map(name -> "\"" + name + "\":" + name.substring(1))
        .collect(Collectors.joining(",", "{", "}"));
    assertThat(compiled.read("large.WideBinder", json).orElseThrow())
        .asString()
        .endsWith("c253=253]");
  }
}
