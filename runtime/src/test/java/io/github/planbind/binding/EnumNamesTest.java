package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class EnumNamesTest {
  private enum Tide {
    IN,
    OUT,
    in
  }

  private static Tide find(EnumNames<Tide> names, String name) {
    String json = '"' + name + '"';
    JsonLexer lexer = new JsonLexer(json, new Edits(json), -1, 0, false);
    assertThat(lexer.scanString()).isTrue();
    return names.find(lexer);
  }

  @Test
  void findsNamesAndAliasesExactly() {
    EnumNames<Tide> names =
        EnumNames.<Tide>of("Tide").constant(Tide.OUT, "out", "ebb").build();

    assertThat(find(names, "out")).isEqualTo(Tide.OUT);
    assertThat(find(names, "ebb")).isEqualTo(Tide.OUT);
    assertThat(find(names, "OUT")).isNull();
    assertThat(find(names, "")).isNull();
    // with an escape, as a name that is no constant's
    assertThat(find(names, "o\\u0075t")).isEqualTo(Tide.OUT);
    assertThat(find(names, "o\\tut")).isNull();
  }

  @Test
  void takesTheNamesThatConstantsHaveInJava() {
    EnumNames<Tide> names = EnumNames.asDeclared("Tide", Tide.values());

    assertThat(find(names, "OUT")).isEqualTo(Tide.OUT);
    assertThat(find(names, "in")).isEqualTo(Tide.in);
    assertThat(find(names, "out")).isNull();
    assertThat(names.findAlike("out")).isEqualTo(Tide.OUT);
    assertThat(names.nameOf(Tide.IN)).isEqualTo("IN");
    assertThat(names.expected()).isEqualTo("one of \"IN\", \"OUT\", \"in\"");
    assertThat(names.fallback()).isNull();
  }

  @Test
  void findsWhatDiffersByCaseWhenJustOneConstantDoes() {
    EnumNames<Tide> names = EnumNames.<Tide>of("Tide")
        .constant(Tide.IN, "IN")
        .constant(Tide.in, "in")
        .constant(Tide.OUT, "Out", "OUT", "out")
        .build();

    assertThat(find(names, "IN")).isEqualTo(Tide.IN);
    assertThat(find(names, "in")).isEqualTo(Tide.in);
    assertThat(names.findAlike("In")).isNull();
    // several names of one constant are one constant
    assertThat(names.findAlike("oUt")).isEqualTo(Tide.OUT);
    assertThat(names.findAlike(" out\u2003")).isEqualTo(Tide.OUT);
    assertThat(names.findAlike("o ut")).isNull();
  }

  @Test
  void foldsCaseTheSameWayInEveryLocale() {
    EnumNames<Tide> names =
        EnumNames.<Tide>of("Tide").constant(Tide.IN, "COMING_IN").build();
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(new Locale.Builder().setLanguageTag("tr-TR").build());
      assertThat(names.findAlike("coming_in")).isEqualTo(Tide.IN);
      assertThat(EnumNames.<Tide>of("Tide")
              .constant(Tide.IN, "COMING_IN")
              .build()
              .findAlike("coming_in"))
          .isEqualTo(Tide.IN);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void refusesOneNameForTwoConstants() {
    EnumNames.Builder<Tide> names = EnumNames.<Tide>of("Tide").constant(Tide.IN, "in", "in");

    assertThatIllegalArgumentException()
        .isThrownBy(() -> names.constant(Tide.OUT, "out", "in"))
        .withMessage("Tide has two constants named in");
  }

  @Test
  void showsTheFirstNamesOfMany() {
    EnumNames.Builder<ChronoUnit> builder = EnumNames.of("ChronoUnit");
    for (ChronoUnit unit : List.of(ChronoUnit.values()).subList(0, 12)) {
      builder.constant(unit, "u" + unit.ordinal(), "alias" + unit.ordinal());
    }
    assertThat(builder.build().expected())
        .isEqualTo(
            "one of \"u0\", \"u1\", \"u2\", \"u3\", \"u4\", \"u5\", \"u6\", \"u7\", \"u8\", \"u9\", \"u10\", \"u11\"");
    assertThat(builder
            .constant(ChronoUnit.ERAS, "more")
            .constant(ChronoUnit.FOREVER, "most")
            .build()
            .expected())
        .endsWith("\"u11\" and 2 more");
  }
}
