package bad;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Optional;

@Plan(keys = "answer")
record Broken(Answer answer, List<Value> values, Told told) {

  sealed interface Answer { // example
    record Yes(String text) implements Answer {}

    record No(String text, String reason) implements Answer {}

    record Silent(Optional<String> type) implements Answer {}
  }

  sealed interface Value {
    record Text(String value) implements Value {}

    record Name(@Field(name = "called", aliases = "value") String name) implements Value {}
  }

  /** These are told apart. */
  sealed interface Told {
    record Text(String value) implements Told {}

    record Number(double value) implements Told {}

    record Truth(boolean value) implements Told {}

    record Many(List<String> value) implements Told {}

    record Named(Object2 value) implements Told {}

    record None(int none, Optional<String> other) implements Told {}
  }

  record Object2(String name) {}
}
