package bad;

import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

@Plan(keys = "names")
@SuppressWarnings("rawtypes")
record Broken(List names, Optional note, Map counts, Page page, List<Set> sets) {

  record Page<T>(T row) {}
}
