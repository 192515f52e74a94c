import io.github.planbind.annotation.Plan;

/** A plan without a package. */
@SuppressWarnings("DefaultPackage") // that is what it is here for
@Plan(keys = "loose")
record Loose(boolean loose) {}
