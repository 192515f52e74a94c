package bad;

import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

@Plan(keys = "names")
record Broken(
    List<Optional<String>> names,
    Map<String, OptionalInt> counts,
    Optional<Optional<Double>> twice,
    Set<OptionalLong> longs,
    Optional<OptionalDouble> half) {}
