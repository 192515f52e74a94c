package bad;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.util.List;

@Plan(keys = "to")
record Broken(
    @Field(name = "to") String target,
    String to,
    @Field(aliases = {"x", "to"}) String other, // example
    Kind kind,
    List<Part> parts) {

  enum Kind {
    @Field(aliases = "LARGE")
    BIG,
    LARGE
  }

  record Part(int size, @Field(name = "size") int length) {}
}
