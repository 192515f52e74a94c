package bad;

import io.github.planbind.annotation.Plan;

@Plan(keys = "size")
@kotlin.Metadata
public final class Broken {} // example
