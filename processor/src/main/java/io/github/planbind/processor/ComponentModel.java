package io.github.planbind.processor;

import java.util.List;
import java.util.Optional;

/**
 * One component of a record.
 *
 * @param java its name in Java
 * @param json its name in JSON
 * @param type what is read; for an {@code Optional}, what it holds
 * @param primitive whether the component is declared as a primitive
 * @param defaultValue what is read in its place where it is absent or null
 */
record ComponentModel(
    String java,
    Name json,
    List<Name> aliases,
    String description,
    ValueType type,
    Presence presence,
    boolean primitive,
    Optional<JsonLiteral> defaultValue,
    Place place) {

  /** Whether a reply may leave it out. */
  boolean mayBeAbsent() {
    return presence.isOptional() || defaultValue.isPresent();
  }

  /** The type of the local variable that holds it while the record is read. */
  TypeName local() {
    return hasPrimitiveLocal() ? ((Scalar) type.plain()).read() : type.java();
  }

  /** A number whose constraint takes it in its box stays there. */
  boolean hasPrimitiveLocal() {
    return primitive
        && type.plain() instanceof Scalar scalar
        && (type == scalar || scalar.hasOwnOverload());
  }
}
