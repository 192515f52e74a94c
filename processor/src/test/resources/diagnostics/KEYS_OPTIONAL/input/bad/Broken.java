package bad;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.util.Optional;

@Plan(keys = {"note", "count"})
record Broken(String text, Optional<String> note, @Field(defaultValue = "1") int count) {

  @Plan(keys = {"note", "size"})
  record One(Optional<String> note, int size) {}

  @Plan(keys = "note")
  record None(Optional<String> note) {}
}
