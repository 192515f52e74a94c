package io.github.planbind.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.Partial;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who is timed reads what is there: no figure is of a library that gave up, or read less. */
class ContenderTest {
  static Stream<Group.Pair> pairs() {
    return Group.ALL.stream().flatMap(Group::pairs).distinct();
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void readsTheRightRecord(Group.Pair pair) throws Exception {
    for (Size size : Size.values()) {
      Fixture fixture = Fixture.of(size, pair.form());
      Object read = pair.contender().reader(fixture).read(fixture.reply());
      if (pair.form() == Form.CUT) {
        assertThat(read).isInstanceOf(Partial.class);
      } else {
        assertThat(read).isEqualTo(fixture.plan());
      }
    }
  }
}
