package fuel;

import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Objects;


@Plan(keys = "tanks")
public record Fuel(List<Tank> tanks, Range range, Plain plain) {

  public Fuel {
    Objects.requireNonNull(tanks);
  }

  public record Tank(int litres, String refused) {
    public Tank {
      if (litres < 0) {
        throw new IllegalArgumentException("litres");
      }
    }
  }

  public record Range(int from, int to) {
    public Range(int from, int to) {
      this.from = from;
      this.to = Math.max(from, to);
    }
  }

  /** Its second constructor is not the one that is called. */
  public record Plain(int value) {
    public Plain(String text) {
      this(Integer.parseInt(text));
    }
  }
}
