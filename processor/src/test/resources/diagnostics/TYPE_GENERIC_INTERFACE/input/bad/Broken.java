package bad;

import io.github.planbind.annotation.Plan;

@Plan(keys = "result")
record Broken(Result<String> result) {

  sealed interface Result<T> { // example
    record Ok<T>(T value) implements Result<T> {}
  }
}
