package bad;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Optional;

@Plan(keys = "box")
record Broken(Box<Integer> box, Box<String> text, Part part) { // example

  record Box<T extends Number & Comparable<T>>(T value) {}

  record Pair<A, B extends List<A>>(A first, B second) {}

  @Plan(keys = "handed")
  record Handed(
      String handed,
      @Field(jackson = true) List<Box<String>> boxes,
      @Field(jackson = true) List<? extends Box<Integer>> fine) {}

  record Part(List<Pair<String, List<String>>> fine, Optional<Pair<String, Integer>> wrong) {}
}
