package io.github.planbind;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlacesTest {
  @Test
  void linesAndColumnsStartAtOne() {
    Places places = new Places("ab\ncd\r\n\ne");
    assertThat(places.at(0)).isEqualTo(new Place(0, 1, 1));
    assertThat(places.at(1)).hasToString("1:2");
    // a line ends with its line feed
    assertThat(places.at(2)).hasToString("1:3");
    assertThat(places.at(3)).hasToString("2:1");
    assertThat(places.at(5)).hasToString("2:3");
    assertThat(places.at(6)).hasToString("2:4");
    assertThat(places.at(7)).hasToString("3:1");
    assertThat(places.at(8)).hasToString("4:1");
    assertThat(places.at(9)).hasToString("4:2");
  }

  @Test
  void placesMayBeAskedForInAnyOrder() {
    String text = "a\nbb\n\nccc\n";
    for (int first = 0; first <= text.length(); first++) {
      for (int second = 0; second <= text.length(); second++) {
        Places places = new Places(text);
        places.at(first);
        assertThat(places.at(second)).isEqualTo(new Places(text).at(second));
      }
    }
  }

  @Test
  void anEmptyTextHasOnePlace() {
    assertThat(new Places("").at(0)).isEqualTo(new Place(0, 1, 1));
  }
}
