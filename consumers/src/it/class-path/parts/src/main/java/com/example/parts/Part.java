package com.example.parts;

import io.github.planbind.annotation.Discriminator;
import io.github.planbind.annotation.Field;
import java.util.List;
import java.util.Optional;

/**
 * A record of a library, which has no plan itself.
 *
 * @param <T> what its notes are
 * @param number its number
 * @param notes whatever was noted
 * @param state where it is
 * @param count how many there are
 */
public record Part<T>(
    @Field(name = "part-no", aliases = "no") int number,
    List<T> notes,
    Optional<State> state,
    @Field(defaultValue = "1") int count) {

  /** Where a part is. */
  @Discriminator("at")
  public sealed interface State {
    /**
     * In a store.
     *
     * @param shelf the shelf
     */
    record Store(String shelf) implements State {}

    /** Lost. */
    record Lost() implements State {}
  }

  /**
   * Refuses a part without a number.
   *
   * @param number its number
   * @param notes whatever was noted
   * @param state where it is
   * @param count how many there are
   */
  public Part {
    if (number < 1) {
      throw new IllegalArgumentException("number");
    }
    notes = List.copyOf(notes);
  }
}
