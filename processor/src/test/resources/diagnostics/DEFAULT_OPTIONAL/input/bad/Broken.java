package bad;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.util.Optional;
import java.util.OptionalInt;

@Plan(keys = "size")
record Broken(
    int size,
    @Field(defaultValue = "3") Optional<Integer> text,
    @Field(defaultValue = "3") OptionalInt number) {}
