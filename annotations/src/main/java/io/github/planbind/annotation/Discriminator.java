package io.github.planbind.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the JSON member that says which record of a sealed interface an object is. Without this
 * annotation it is {@code type}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Discriminator {
  /**
   * The JSON name of the discriminator.
   *
   * @return a name that is no component of any of the records
   */
  String value();
}
