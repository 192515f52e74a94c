package note;

import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;


@Plan(keys = "parts")
record Noted(
    List<@Nullable Part> parts,
    @Nullable Part one,
    Optional<@Nullable String> text,
    Map<@Nullable String, @Nullable Part> named,
    @Nullable Kind kind) {

  enum Kind {
    A
  }

  record Part(@Nullable Integer size) {}
}
