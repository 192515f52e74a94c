package bad;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.util.List;

@Plan(keys = {"orders", "helms", "Target_X", "course"})
record Broken(
    List<String> orders, String helm, int targetX, @Field(name = "heading", aliases = "dir") int course) {}
