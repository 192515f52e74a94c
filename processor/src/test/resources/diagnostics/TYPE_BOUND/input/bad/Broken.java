package bad;

import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Optional;

@Plan(keys = "box")
record Broken(Box<Integer> box, Box<String> text, Part part) { // example

  record Box<T extends Number & Comparable<T>>(T value) {}

  record Pair<A, B extends List<A>>(A first, B second) {}

  record Part(List<Pair<String, List<String>>> fine, Optional<Pair<String, Integer>> wrong) {}
}
