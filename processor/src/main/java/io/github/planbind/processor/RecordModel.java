package io.github.planbind.processor;

import java.util.List;

/**
 * A record that is read.
 *
 * @param name its simple name
 * @param refuses whether its constructor is written by hand, or unknown, and so may throw
 * @param equality whether two are equal just when their components are, as far as is known
 */
record RecordModel(
    TypeName java,
    String name,
    List<ComponentModel> components,
    boolean refuses,
    boolean equality,
    Place place) {}
