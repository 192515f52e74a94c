package io.github.planbind.it.replies;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.util.Map;
import java.util.Optional;

/** A plan whose key may be absent, with a map and with a second name for a component. */
@SuppressWarnings({"planbind:keys", "planbind:strict"})
@Plan(keys = "mission")
record Voyage(
    @Field(aliases = "heading") int course, Map<String, Integer> cargo, Optional<String> mission) {}
