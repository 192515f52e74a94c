package bad;

import io.github.planbind.annotation.Discriminator;
import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Optional;

final class Broken {
  @Plan(keys = "verdict")
  record Verdict(@Field(aliases = "ruling") String verdict, int score) {}

  // the same twice
  @Plan(keys = "verdict") // example
  record Rating(String verdict, int score) {}

  // a larger one, and one whose key is the alias of another's
  @Plan(keys = {"findings", "verdict"})
  record Review(String verdict, List<String> findings, long score) {}

  @Plan(keys = "ruling")
  record Outcome(String ruling, int score, boolean done) {}

  // some other object; one with another form; one whose key may be absent
  @Plan(keys = "verdict")
  record Scored(String verdict, double points) {}

  @Plan(keys = "verdict")
  record Listed(List<String> verdict, int score) {}

  @Plan(keys = "score")
  record Numbered(Optional<String> verdict, int score, String comment) {}

  // by a discriminator of one value
  @Plan(keys = "kind")
  @Discriminator("kind")
  sealed interface Step {
    record Go(int far) implements Step {}

    record Stop() implements Step {}
  }

  @Plan(keys = "kind")
  @Discriminator("kind")
  sealed interface Move {
    record Go(int far) implements Move {}

    record Turn(int to) implements Move {}
  }

  @Plan(keys = "kind")
  @Discriminator("kind")
  sealed interface Wait {
    record Until(int when) implements Wait {}

    record For(int long_) implements Wait {}
  }

  @SuppressWarnings("planbind:overlap")
  @Plan(keys = "verdict")
  record VerdictKept(String verdict, int score) {}

  @SuppressWarnings("planbind:overlap")
  static final class Whole {
    @Plan(keys = "verdict")
    record Inside(String verdict, int score) {}
  }

  private Broken() {}
}
