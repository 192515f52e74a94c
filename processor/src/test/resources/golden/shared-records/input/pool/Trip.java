package pool;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Optional;


@Plan(keys = {"from", "to"})
record Trip(
    @Field(description = "Where it starts.") Place from,
    Place to,
    @Field(description = "Stops.") List<Place> via,
    @Field(description = "Home.") Optional<Place> home,
    Optional<Größe> size,
    Größe other) {

  record Place(String name, double lat, double lon) {}

  record Größe(int meter) {}
}
