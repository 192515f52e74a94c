package io.github.planbind.processor;

import com.palantir.javapoet.TypeName;
import java.util.List;

/**
 * A record that is read.
 *
 * @param name its simple name
 * @param refuses whether its constructor is written by hand, or unknown, and so may throw
 */
record RecordModel(
    TypeName java, String name, List<ComponentModel> components, boolean refuses, Place place) {}
