package io.github.planbind.processor;

import java.util.List;
import java.util.Optional;

/**
 * A sealed interface that is read, and all its records, also those of sealed interfaces in it.
 *
 * @param discriminator the member that tells them apart; where there is none, their own names do
 */
record SealedModel(
    ClassName java,
    String name,
    Optional<Name> discriminator,
    List<Variant> variants,
    Place place) {

  /** The record that a value of the discriminator stands for. */
  record Variant(Name value, boolean isValueWritten, ValueType.RecordType type) {}
}
