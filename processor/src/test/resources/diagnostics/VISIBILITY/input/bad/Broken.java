package bad;

import io.github.planbind.annotation.Plan;
import java.util.List;

@Plan(keys = "part")
record Broken(Part part, List<Color> colors, other.Outside outside) {

  private record Part(Thread size) {} // example

  private enum Color {
    RED
  }

  private static class Outer {
    @Plan(keys = "size")
    record Nested(int size) {}
  }
}
