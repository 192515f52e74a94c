package bad;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@Plan(keys = "name")
@SuppressWarnings("planbind:strict")
record Broken(
    @Nullable String name, // example
    @Old.Nullable Integer count,
    List<@Nullable String> texts,
    Map<String, List<@Nullable Integer>> numbers,
    Part part) {

  record Part(int size, @Nullable List<Integer> next) {}

  // what may be absent is never null, and is not asked for; and one that is switched off
  @Plan(keys = "size")
  record Fine(
      int size,
      @Nullable Optional<String> note,
      @Nullable @Field(defaultValue = "1") Integer step,
      @SuppressWarnings("planbind:nullable") @Nullable String known) {}
}
