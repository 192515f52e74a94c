package io.github.planbind.processor;

/** Whether a component may be absent, and how its type says so. */
enum Presence {
  REQUIRED("Object"),
  OPTIONAL("Optional"),
  OPTIONAL_INT("OptionalInt"),
  OPTIONAL_LONG("OptionalLong"),
  OPTIONAL_DOUBLE("OptionalDouble");

  private final ClassName java;

  Presence(String java) {
    this.java = ClassName.get("java.util", java);
  }

  /** The class that holds what may be absent. */
  ClassName java() {
    return java;
  }

  boolean isOptional() {
    return this != REQUIRED;
  }
}
