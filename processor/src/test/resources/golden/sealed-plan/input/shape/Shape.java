package shape;

import io.github.planbind.annotation.Plan;


@Plan(keys = {"type"})
public sealed interface Shape permits Circle, Rect {}
