package io.github.planbind.plans;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A plan with a component of each form: {@code @Plan(keys = {"name", "stops"})}, the name's alias is
 * title, an optional list of crew and a captain that needs two words.
 */
public record Voyage(
    String name,
    List<Stop> stops,
    Set<String> tags,
    Map<String, Integer> miles,
    boolean night,
    Optional<Captain> captain,
    Optional<Rig> rig) {

  /** Where the ship stops; two harbours of one name are the same. */
  public record Stop(String port, int days) {}

  /** Who sails, by a name that must not be blank. */
  public record Captain(String name, Optional<String> home_port) {
    public Captain {
      if (name.isBlank()) {
        throw new IllegalArgumentException("a name must not be blank");
      }
    }
  }

  /** The kinds of ships, one of them with an alias. */
  public enum Rig {
    SLOOP,
    KETCH
  }
}
