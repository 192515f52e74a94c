package io.github.planbind.processor;

/** Whether a component may be absent, and how its type says so. */
enum Presence {
  REQUIRED,
  OPTIONAL,
  OPTIONAL_INT,
  OPTIONAL_LONG,
  OPTIONAL_DOUBLE;

  boolean isOptional() {
    return this != REQUIRED;
  }
}
