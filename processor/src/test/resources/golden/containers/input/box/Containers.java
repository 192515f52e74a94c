package box;

import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;


@Plan(keys = {"names", "grid"})
public record Containers(
    List<String> names,
    Set<Integer> numbers,
    Map<String, Integer> counts,
    List<List<Double>> grid,
    Map<String, List<Item>> items,
    Set<Item> bag,
    Map<String, Map<String, Boolean>> flags,
    Optional<List<Item>> maybe,
    Optional<Map<String, Character>> letters,
    List<Byte> bytes) {

  public record Item(String name) {}
}
