package io.github.planbind.processor;

import com.palantir.javapoet.ClassName;
import java.util.List;

/** A sealed interface that is read, and all its records, also those of sealed interfaces in it. */
record SealedModel(
    ClassName java, String name, Name discriminator, List<Variant> variants, Place place) {

  /** The record that a value of the discriminator stands for. */
  record Variant(Name value, ValueType.RecordType type) {}
}
