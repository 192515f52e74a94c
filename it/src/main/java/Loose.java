import io.github.planbind.annotation.Plan;

/** A plan without a package. */
@Plan(keys = "loose")
record Loose(boolean loose) {}
