package bad;

import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

@Plan(keys = "names")
record Broken(
    List<?> names, Set<? extends Number> numbers, Map<String, ? super Integer> counts, Optional<?> note,
    List<? extends List<? extends Comparable<?>>> rows,
    Map<String, ? extends Object> extras) {}
