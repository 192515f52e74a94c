package io.github.planbind.processor;

import com.palantir.javapoet.ClassName;
import java.util.List;

/** An enum that is read. */
record EnumModel(ClassName java, String name, List<Constant> constants, Place place) {

  /** A constant, by its name in Java and its names in JSON. */
  record Constant(
      String java, Name json, List<Name> aliases, String description, boolean fallback) {}
}
