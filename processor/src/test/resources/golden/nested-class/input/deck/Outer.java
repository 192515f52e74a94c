package deck;

import io.github.planbind.annotation.Plan;
import java.util.List;


class Outer {

  public static class Inner {

    @Plan(keys = "loads")
    public record Cargo(List<Load> loads, Size size) {

      record Load(String what) {}
    }

    enum Size {
      SMALL,
      LARGE
    }
  }

  @Plan(keys = "name")
  record Other(String name) {}
}
