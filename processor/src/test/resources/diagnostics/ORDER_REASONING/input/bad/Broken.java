package bad;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.util.List;

@Plan(keys = "verdict")
record Broken(String verdict, @Field(name = "chain-of-thought") String why, List<Step> steps) {

  record Step(String action, String reasoning) {}

  @Plan(keys = "verdict")
  record Fine(String thinking, String rationale, String verdict) {}

  @Plan(keys = "verdict")
  record Quiet(String verdict, @SuppressWarnings("planbind:order") String reasoning) {}
}
