package bad;

import io.github.planbind.annotation.Plan;

@Plan(keys = "shape")
record Broken(Shape shape, Open open) {

  interface Shape {} // example

  non-sealed interface Open extends Closed {}

  sealed interface Closed permits Open {}
}
