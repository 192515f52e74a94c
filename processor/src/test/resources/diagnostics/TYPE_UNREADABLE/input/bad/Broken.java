package bad;

import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Map;

@Plan(keys = "crew")
record Broken(
    Thread crew,
    Object any,
    Class<?> type,
    Comparable<? super Broken> order,
    List<Runnable> tasks,
    Map<String, Optional2> values,
    List<Part> parts,
    AbstractShape shape) {

  static class Optional2 {}

  record Part(Class2<String> type) {}

  static final class Class2<T> {}

  abstract static sealed class AbstractShape permits Circle {}

  static final class Circle extends AbstractShape {}
}
