package bad;

import io.github.planbind.annotation.Plan;

@Plan(keys = "type")
sealed interface Choice<T> {
  record One<T>(T value) implements Choice<T> {}
}
