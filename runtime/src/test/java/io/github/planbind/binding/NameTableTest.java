package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class NameTableTest {
  private static NameTable numbered(List<String> names) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      numbers.add(i);
    }
    return new NameTable(names, numbers);
  }

  @Test
  void findsANameInsideAText() {
    NameTable table = numbered(List.of("a", "ab", "", "\u20ac"));

    assertThat(table.find("xaby", 1, 2)).isZero();
    assertThat(table.find("xaby", 1, 3)).isEqualTo(1);
    assertThat(table.find("xaby", 1, 1)).isEqualTo(2);
    assertThat(table.find("\u20ac")).isEqualTo(3);
    assertThat(table.find("xaby", 1, 4)).isEqualTo(-1);
    assertThat(table.find("A")).isEqualTo(-1);
  }

  @Test
  void findsNothingInAnEmptyTable() {
    assertThat(numbered(List.of()).find("a")).isEqualTo(-1);
    assertThat(numbered(List.of()).find("")).isEqualTo(-1);
    assertThat(numbered(List.of()).findFolded("", 0, 0)).isEqualTo(-1);
  }

  @Test
  void tellsNamesOfOneHashApart() {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < 64; i++) {
      StringBuilder name = new StringBuilder();
      for (int bit = 0; bit < 7; bit++) {
        name.append((i >> bit & 1) == 1 ? "BB" : "Aa");
      }
      names.add(name.toString());
    }
    NameTable table = numbered(names);

    assertThat(names.stream().map(String::hashCode).distinct()).hasSize(1);
    for (int i = 0; i < names.size(); i++) {
      assertThat(table.find(names.get(i))).isEqualTo(i);
    }
    // the same hash, and no name of the table
    assertThat(table.find("AaAaAaAaAaAaBB")).isEqualTo(-1);
  }

  @Test
  void findsEachOf254Names() {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < 254; i++) {
      names.add("component" + i);
    }
    NameTable table = numbered(names);

    for (int i = 0; i < 254; i++) {
      assertThat(table.find(names.get(i))).isEqualTo(i);
    }
    assertThat(table.find("component254")).isEqualTo(-1);
  }

  @Test
  void keepsNoneOfTwoNumbersForOneName() {
    NameTable table = new NameTable(List.of("a", "a", "b", "b"), List.of(0, 1, 2, 2));

    assertThat(table.find("a")).isEqualTo(-1);
    assertThat(table.find("b")).isEqualTo(2);
  }

  @Test
  void foldsCaseUnderscoresAndHyphens() {
    assertThat(NameTable.fold("Unit_Price-EUR")).isEqualTo("unitpriceeur");
    assertThat(NameTable.fold("__--")).isEmpty();
    assertThat(NameTable.fold("a b.c")).isEqualTo("a b.c");
    assertThat(NameTable.fold("\u00c4\u0130")).isEqualTo("\u00e4i");
  }

  @Test
  void findsAFoldedNameAsItIsWritten() {
    NameTable table = numbered(List.of(NameTable.fold("unitPrice"), NameTable.fold("x")));

    for (String name : List.of(
        "unitPrice", "unit_price", "Unit-Price", "UNIT_PRICE", "_unitprice_", "u-n-i-t-price")) {
      assertThat(table.findFolded("\"" + name + "\"", 1, name.length() + 1))
          .as(name)
          .isZero();
    }
    for (String name : List.of("unit price", "unitPrices", "unitPric", "", "_", "unit.price")) {
      assertThat(table.findFolded(name, 0, name.length())).as(name).isEqualTo(-1);
    }
  }

  @Test
  void ofTwoComponentsThatFoldAlikeNoneIsMeant() {
    NameTable table = numbered(List.of(NameTable.fold("a_b"), NameTable.fold("aB")));

    assertThat(table.findFolded("A-B", 0, 3)).isEqualTo(-1);
  }
}
