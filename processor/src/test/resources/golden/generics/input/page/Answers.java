package page;

import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Optional;


@Plan(keys = "first")
public record Answers(
    Page<String> first,
    Page<Integer> second,
    Page<List<Item>> third,
    Pair<Item, Page<String>> pair,
    Optional<Page<String>> again) {

  public record Page<T>(List<T> rows, Optional<T> last, int number) {}

  public record Pair<A, B>(A left, B right) {}

  public record Item(String name) {}
}
