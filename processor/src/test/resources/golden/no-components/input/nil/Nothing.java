package nil;

import io.github.planbind.annotation.Plan;


@Plan(keys = "inner")
public record Nothing(Empty inner) {

  public record Empty() {}
}
