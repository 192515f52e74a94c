package shape;

import io.github.planbind.annotation.Discriminator;
import io.github.planbind.annotation.Plan;


@Plan(keys = {"type"})
@Discriminator("type")
public sealed interface Shape permits Circle, Rect {}
