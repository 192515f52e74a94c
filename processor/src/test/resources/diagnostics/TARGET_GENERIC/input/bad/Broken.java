package bad;

import io.github.planbind.annotation.Plan;
import java.util.List;

@Plan(keys = "rows")
record Broken<T>(List<T> rows, T first, T[] others) {}
