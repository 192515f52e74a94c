package io.github.planbind.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Gives the value of the {@link Discriminator} that stands for this record of a sealed interface.
 * Without this annotation it is the record's simple name with a lower-case first letter: {@code
 * circle} for {@code Circle}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Variant {
  /**
   * The value of the discriminator.
   *
   * @return a value that no other record of the sealed interface has
   */
  String value();
}
